export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link' | 'quote';

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What to put in place of which part of the text, and what is selected then. */
export interface Replacement {
  from: number;
  to: number;
  words: string;
  start: number;
  end: number;
}

const WRAPS = { bold: '**', italic: '*' };
const PREFIXES = { heading: '## ', list: '- ', quote: '> ' };
const LINK_TARGET = 'https://';

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
  return {
    from: start,
    to: end,
    words: sign + words + sign,
    start: start + size,
    end: start + size + words.length,
  };
}

/** The address is selected, since it is what is still to be typed. */
function link({ text, start, end }: Selected, sample: string): Replacement {
  const words = text.slice(start, end) || sample;
  const target = start + words.length + 3;
  return {
    from: start,
    to: end,
    words: `[${words}](${LINK_TARGET})`,
    start: target,
    end: target + LINK_TARGET.length,
  };
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
