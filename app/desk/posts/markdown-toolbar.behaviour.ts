import { type Mark, markText } from './mark-text.ts';

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
    if (cursor instanceof HTMLInputElement) cursor.value = String(area.selectionEnd);
  });
}

/** The old command is the only way to change a text field that the browser can undo. */
function replace(
  area: HTMLTextAreaElement,
  { from, to, words, start, end }: ReturnType<typeof markText>,
): void {
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
