import { Marked, type Token, type Tokens } from 'marked';
import { COVER_HEIGHT, COVER_WIDTH } from '#content/covers.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';
import { defaultFile, type Picture, picturesNamed, sourceSet } from '../picture/picture-files.ts';
import { coverAt } from './blog-image.ts';
import { proveHarmless } from './prove-harmless.ts';
import { type KnownPicture, sanitiseHtml } from './sanitise-html.ts';

const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

const INLINE_TAG = /<\/?(?:a|code|del|em|span|strong|sub|sup)(?: [^>]*)?>/g;
/** Without its size a heading would run into the sentence that follows it. */
const HEADING_END = /(?<![.!?:…])<\/h\d>/g;
const OTHER_TAG = /<[^>]*>/g;
const ENTITY = /&(?:(amp|lt|gt|quot)|#(\d+));/g;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const marked = new Marked({ gfm: true, async: false, hooks: { processAllTokens: setHeadingLevels } });

/** A post's Markdown as HTML that is safe to put into a page; one that cannot be made safe is shown as plain text. */
export function renderMarkdown(markdown: string, pageUrl: string, pictures: readonly Picture[] = []): string {
  try {
    return renderProven(markdown, pageUrl, pictures);
  } catch {
    return `<p>${escapeMarkup(markdown)}</p>`;
  }
}

/** Throws when what comes out is not what a post may be made of. */
export function renderProven(markdown: string, pageUrl: string, pictures: readonly Picture[]): string {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const html = marked.parse(markdown, { async: false });
  return proveHarmless(sanitiseHtml(html, { pageUrl, findPicture: (path) => findPicture(path, byId) }));
}

/** The words of a post's sanitised HTML, in which only a few characters are written as entities. */
export function toPlainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(HEADING_END, '. ')
    .replace(OTHER_TAG, ' ')
    .replace(
      ENTITY,
      (_entity, name: string, code: string) => CHARACTERS[name] ?? String.fromCharCode(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The title of the page is its h1: the first heading of a post is an h2, and none skips a level. */
function setHeadingLevels(tokens: Token[]): Token[] {
  const headings = collectHeadings(tokens);
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let previous = FIRST_LEVEL - 1;
  for (const heading of headings) {
    const wanted = heading.depth - highest + FIRST_LEVEL;
    previous = heading.depth = Math.min(wanted, previous + 1, LAST_LEVEL);
  }
  return tokens;
}

function collectHeadings(tokens: Token[]): Tokens.Heading[] {
  const found: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') found.push(token as Tokens.Heading);
    return [];
  });
  return found;
}

function findPicture(path: string, pictures: ReadonlyMap<string, Picture>): KnownPicture | undefined {
  const picture = pictures.get(picturesNamed(path)[0] ?? '');
  if (picture) {
    const { width, height } = picture;
    return { src: defaultFile(picture), srcset: sourceSet(picture, 'webp'), width, height };
  }
  return coverAt(path) ? { src: path, srcset: '', width: COVER_WIDTH, height: COVER_HEIGHT } : undefined;
}
