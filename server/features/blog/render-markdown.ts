import {
  Lexer,
  Marked,
  type Token,
  Tokenizer,
  type TokenizerThis,
  type Tokens,
  type TokensList,
} from 'marked';
import { COVER_HEIGHT, COVER_WIDTH } from '#facts/blog.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';
import { defaultFile, type Picture, picturesNamed, sourceSet } from '../picture/picture-files.ts';
import { coverAt } from './blog-image.ts';
import { assertSafeHtml, type KnownPicture, sanitiseHtml } from './sanitise-html.ts';

const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

const INLINE_TAG = /<\/?(?:a|code|del|em|span|strong|sub|sup)(?: [^>]*)?>/g;
/** Without its size a heading would run into the sentence that follows it. */
const HEADING_END = /(?<![.!?:…])<\/h\d>/g;
const OTHER_TAG = /<[^>]*>/g;
const ENTITY = /&(?:(amp|lt|gt|quot)|#(\d+));/g;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Far longer than a paragraph that somebody would read; emphasis and links do not reach across pieces of it. */
const MOST_INLINE_CHARACTERS = 4000;
/** Of emphasis, in such a piece and in a post: what has more is read as words. */
const MOST_MARKS = 400;
const MOST_MARKS_OF_POST = 2000;
const MARK = /[*_~]/g;
/** Longer than any address that is worth a link. */
const MOST_WORD_CHARACTERS = 1000;
const SENTENCE_END = /[.!?]\s+$/;
const WORD = new RegExp(`\\S{1,${MOST_WORD_CHARACTERS}}\\s*|\\s+`, 'g');

/** Quotes and lists in one another; what is deeper is read as words. */
const MOST_DEPTH = 12;

/** A phone number in digits, such as 0800-4537-2356. */
const PHONE = /(?<![\d-])0\d{3,5}(?:-\d{3,5}){1,2}(?![\d-])/;

/** Links phone numbers in the text: one that nobody has linked could not be called, and would break over two lines. */
function linkPhone(this: TokenizerThis, rest: string): Tokens.Link | undefined {
  const found = PHONE.exec(rest);
  if (found?.index !== 0 || this.lexer.state.inLink) return undefined;
  const [text] = found;
  const words: Tokens.Text = { type: 'text', raw: text, text };
  return { type: 'link', raw: text, href: `tel:${text.replaceAll('-', '')}`, text, tokens: [words] };
}

const phones = {
  inline: [linkPhone],
  startInline: [(rest: string) => PHONE.exec(rest)?.index],
  renderers: {},
  childTokens: {},
};

/**
 * Keeps the work in proportion to the text. The library looks from each mark and each word to the end of its paragraph,
 * and reads a quote or list again for each that it lies in: 100 KB without a break took half a minute.
 */
class BoundedLexer extends Lexer {
  #depth = 0;
  #marks = 0;

  override blockTokens(text: string, tokens: Token[] = [], isContinued?: boolean): TokensList {
    // The links of the text belong to the list as well; what is deeper has only its tokens.
    const list = tokens as TokensList;
    if (this.#depth === MOST_DEPTH) {
      tokens.push({ type: 'text', raw: text, text, tokens: this.inline(text) });
      return list;
    }
    this.#depth++;
    super.blockTokens(text, tokens, isContinued);
    this.#depth--;
    return list;
  }

  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    for (const piece of piecesOf(text)) {
      const marks = piece.match(MARK)?.length ?? 0;
      this.#marks += marks;
      if (marks <= MOST_MARKS && this.#marks <= MOST_MARKS_OF_POST) super.inlineTokens(piece, tokens);
      else tokens.push({ type: 'text', raw: piece, text: piece });
    }
    return tokens;
  }
}

function lex(text: string): TokensList {
  const tokenizer = new Tokenizer();
  const lexer = new BoundedLexer({ gfm: true, extensions: phones, tokenizer });
  const { rules } = tokenizer;
  // Posts have no checkboxes, and the library searches all items for each.
  tokenizer.rules = { ...rules, other: { ...rules.other, listIsTask: /(?!)/ } };
  return lexer.lex(text);
}

const marked = new Marked({
  async: false,
  hooks: {
    processAllTokens: setHeadingLevels,
    provideLexer: () => lex,
  },
});

/** A post's Markdown as HTML that is safe to put into a page; one that cannot be made safe is shown as plain text. */
export function renderMarkdown(markdown: string, pageUrl: string, pictures: readonly Picture[] = []): string {
  try {
    return renderChecked(markdown, pageUrl, pictures);
  } catch {
    return `<p>${escapeMarkup(markdown)}</p>`;
  }
}

/** Throws when what comes out is not what a post may be made of. */
export function renderChecked(markdown: string, pageUrl: string, pictures: readonly Picture[]): string {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const html = marked.parse(markdown, { async: false });
  return assertSafeHtml(sanitiseHtml(html, { pageUrl, findPicture: (path) => findPicture(path, byId) }));
}

/** Cut between sentences, else between words, or inside a word that is too long to be one. */
function piecesOf(text: string): string[] {
  if (text.length <= MOST_WORD_CHARACTERS) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.match(WORD) ?? []) {
    const isInsideWord = /\S$/.test(piece);
    const isFull = piece.length + word.length > MOST_INLINE_CHARACTERS;
    const isSentence = piece.length > MOST_INLINE_CHARACTERS / 2 && SENTENCE_END.test(piece);
    if (piece && (isInsideWord || isFull || isSentence)) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece];
}

/** The words of a post's sanitised HTML, in which only a few characters are written as entities. */
export function toPlainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(HEADING_END, '. ')
    .replace(OTHER_TAG, ' ')
    .replace(ENTITY, (_entity, name, code) => CHARACTERS[name] ?? String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The title of the page is its h1: the first heading of a post is an h2, and none skips a level. */
function setHeadingLevels(tokens: Token[]): Token[] {
  const headings: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
    return [];
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let previous = FIRST_LEVEL - 1;
  for (const heading of headings) {
    const wanted = heading.depth - highest + FIRST_LEVEL;
    previous = heading.depth = Math.min(wanted, previous + 1, LAST_LEVEL);
  }
  return tokens;
}

function findPicture(path: string, pictures: ReadonlyMap<string, Picture>): KnownPicture | undefined {
  const picture = pictures.get(picturesNamed(path)[0] ?? '');
  if (picture) {
    const { width, height } = picture;
    return { src: defaultFile(picture), srcset: sourceSet(picture, 'webp'), width, height };
  }
  return coverAt(path) ? { src: path, srcset: '', width: COVER_WIDTH, height: COVER_HEIGHT } : undefined;
}
