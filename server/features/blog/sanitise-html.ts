import sanitizeHtml from 'sanitize-html';

/** A picture that may be shown inside a post, because this site serves it. */
export interface KnownPicture {
  src: string;
  srcset: string;
  width: number;
  height: number;
}

interface Dependencies {
  /** The address of the page, against which links are read. */
  pageUrl: string;
  findPicture(path: string): KnownPicture | undefined;
}

const PLAIN_TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  ...['strong', 'em', 'del', 'sub', 'sup', 'span', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const EXTERNAL_REL = 'noopener noreferrer';
const PICTURE_SIZES = '(min-width: 48rem) 42rem, 100vw';

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
/** In place of a link that may not be followed. A tag that is not allowed would do, but its end tag would go astray. */
const PLAIN_TEXT = { tagName: 'span', attribs: {} };
/** Without a source it is filtered out. */
const NO_PICTURE = { tagName: 'img', attribs: {} };

/** Keeps what a post is made of. The attributes of links and pictures are written anew from the parsed URL. */
export function sanitiseHtml(html: string, dependencies: Dependencies): string {
  return sanitizeHtml(html, {
    allowedTags: [...PLAIN_TAGS, 'a', 'img', 'br', 'hr'],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      th: ['scope'],
    },
    allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      h1: () => ({ tagName: 'h2', attribs: {} }),
      b: () => ({ tagName: 'strong', attribs: {} }),
      i: () => ({ tagName: 'em', attribs: {} }),
      th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
      ol: (_name, { start = '' }) => ({ tagName: 'ol', attribs: /^\d{1,6}$/.test(start) ? { start } : {} }),
      a: (_name, { href }) => toLink(href, dependencies),
      img: (_name, { src, alt = '' }) => toPicture(src, alt, dependencies),
    },
  });
}

function toLink(href: string | undefined, { pageUrl }: Dependencies) {
  const url = href === undefined ? null : URL.parse(href, pageUrl);
  if (!url || !LINK_PROTOCOLS.includes(url.protocol) || url.username || url.password) return PLAIN_TEXT;
  const page = new URL(pageUrl);
  if (href?.startsWith('#')) return { tagName: 'a', attribs: { href: url.hash } };
  if (url.origin === page.origin && !url.pathname.startsWith('//'))
    return { tagName: 'a', attribs: { href: url.pathname + url.search + url.hash } };
  const external = /^https?:$/.test(url.protocol);
  return { tagName: 'a', attribs: { href: url.href, ...(external && { rel: EXTERNAL_REL }) } };
}

function toPicture(src: string | undefined, alt: string, { pageUrl, findPicture }: Dependencies) {
  const url = src === undefined ? null : URL.parse(src, pageUrl);
  const picture = url?.origin === new URL(pageUrl).origin ? findPicture(url.pathname) : undefined;
  if (!picture) return NO_PICTURE;
  const { srcset, width, height } = picture;
  const sources = { src: picture.src, ...(srcset && { srcset, sizes: PICTURE_SIZES }) };
  const size = { width: String(width), height: String(height) };
  return { tagName: 'img', attribs: { ...sources, alt, ...size, loading: 'lazy', decoding: 'async' } };
}

const VALUE = '[^"<>]*';
const SITE_PATH = `/(?![/\\\\])${VALUE}`;
const tag = (name: string, ...attributes: string[]) => `<${name}${attributes.join('')}>`;

/** All that a post's HTML may be made of. What cannot be written in this grammar cannot reach a page. */
const TOKENS = [
  '[^<>]+',
  `</?(?:${PLAIN_TAGS.join('|')})>`,
  '<(?:br|hr) />',
  '</a>',
  tag('ol', ' start="\\d+"'),
  tag('th', ' scope="col"'),
  tag('a', ` href="(?:${SITE_PATH}|#${VALUE}|(?:mailto|tel):${VALUE})"`),
  tag('a', ` href="https?://${VALUE}"`, ` rel="${EXTERNAL_REL}"`),
  tag(
    'img',
    ` src="${SITE_PATH}"`,
    `(?: srcset="${SITE_PATH}" sizes="${RegExp.escape(PICTURE_SIZES)}")?`,
    ` alt="${VALUE}"`,
    ' width="\\d+" height="\\d+" loading="lazy" decoding="async" /',
  ),
];
const TOKEN = new RegExp(TOKENS.join('|'), 'y');

/** Reads sanitised HTML a second time, by other means, so that a flaw of the sanitiser does not reach a page. */
export function assertSafeHtml(html: string): string {
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const at = token.lastIndex;
    if (!token.test(html)) throw new Error(`markup that no post may have, at character ${at}`);
  }
  return html;
}
