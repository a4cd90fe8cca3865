export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link' | 'quote';

type Selected = { text: string; start: number; end: number };

/** What to put in place of which part of the text, and what is selected then. */
type Replacement = { from: number; to: number; words: string; start: number; end: number };

const WRAPS = { bold: '**', italic: '*' };
const PREFIXES = { heading: '## ', list: '- ', quote: '> ' };
const LINK_TARGET = 'https://';
const KEYS: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link' };

/** Buttons and keys that put marks into the text, which can be undone like typing. */
export default function startMarkdownToolbar(toolbar: HTMLElement): void {
  const area = document.getElementById(toolbar.getAttribute('aria-controls') ?? '');
  if (!(area instanceof HTMLTextAreaElement)) return;
  const buttons = [...toolbar.querySelectorAll('button')];
  const sample = toolbar.dataset.sample ?? '';
  toolbar.hidden = false;
  moveByArrows(toolbar, buttons);

  const mark = (kind: Mark) => {
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    replace(area, markText({ text, start, end }, kind, sample));
  };

  toolbar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset.mark) mark(button.dataset.mark as Mark);
    if (button?.dataset.opens) openDetails(button.dataset.opens);
  });
  area.addEventListener('keydown', (event) => {
    const kind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && KEYS[event.key];
    if (!kind) return;
    event.preventDefault();
    mark(kind);
  });
  area.form?.addEventListener('submit', () => {
    const cursor = area.form?.elements.namedItem('cursor');
    // At 0 stands a cursor that nobody has put anywhere: a form that came back still knows where it was before.
    if (cursor instanceof HTMLInputElement && area.selectionEnd > 0) cursor.value = String(area.selectionEnd);
  });
}

/** The old command is the only way to change a text field that the browser can undo. */
function replace(area: HTMLTextAreaElement, { from, to, words, start, end }: Replacement): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, words)) {
    area.setRangeText(words);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

function openDetails(id: string): void {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('input')?.focus();
}

/** As in every toolbar, one button can be reached by Tab and the others by arrows. */
function moveByArrows(toolbar: HTMLElement, buttons: HTMLButtonElement[]): void {
  const focusable = (chosen: number) => {
    for (const [index, button] of buttons.entries()) button.tabIndex = index === chosen ? 0 : -1;
  };
  focusable(0);
  toolbar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (!step || current < 0) return;
    event.preventDefault();
    const next = (current + step + buttons.length) % buttons.length;
    focusable(next);
    buttons[next]?.focus();
  });
}

/** Puts a mark of Markdown around what is selected or before its lines; a second time takes it away. */
export function markText(selected: Selected, mark: Mark, sample: string): Replacement {
  if (mark === 'bold' || mark === 'italic') return wrap(selected, WRAPS[mark], sample);
  if (mark === 'link') return link(selected, sample);
  return prefix(selected, PREFIXES[mark]);
}

function wrap({ text, start, end }: Selected, sign: string, sample: string): Replacement {
  const size = sign.length;
  const isWrapped =
    text.slice(start - size, start) === sign &&
    text.slice(end, end + size) === sign &&
    // One star inside of two is the mark of bold, not of italic.
    (size > 1 || text[start - 2] !== '*' || text[start - 3] === '*');
  const words = text.slice(start, end) || sample;
  if (isWrapped) return { from: start - size, to: end + size, words, start: start - size, end: end - size };
  const selected = { start: start + size, end: start + size + words.length };
  return { from: start, to: end, words: sign + words + sign, ...selected };
}

/** The address is selected, since it is what is still to be typed. */
function link({ text, start, end }: Selected, sample: string): Replacement {
  const words = text.slice(start, end) || sample;
  const target = start + words.length + 3;
  const selected = { start: target, end: target + LINK_TARGET.length };
  return { from: start, to: end, words: `[${words}](${LINK_TARGET})`, ...selected };
}

function prefix({ text, start, end }: Selected, sign: string): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const words = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n');
  const isOneLine = lines.length === 1;
  return { from, to, words, start: isOneLine ? from + words.length : from, end: from + words.length };
}
