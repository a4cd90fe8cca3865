import { EXTERNAL_REL, PICTURE_SIZES, PLAIN_TAGS } from './sanitise-html.ts';

const literally = (text: string) => text.replace(/[().*+?^${}|[\]\\]/g, '\\$&');
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
    `(?: srcset="${SITE_PATH}" sizes="${literally(PICTURE_SIZES)}")?`,
    ` alt="${VALUE}"`,
    ' width="\\d+" height="\\d+" loading="lazy" decoding="async" /',
  ),
];
const TOKEN = new RegExp(TOKENS.join('|'), 'y');

/**
 * Reads sanitised HTML a second time, by other means, and gives it back only when every piece of it is one that we
 * allow, so that a flaw of the sanitiser does not reach a page.
 */
export function assertSafeHtml(html: string): string {
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const at = token.lastIndex;
    if (!token.test(html)) throw new Error(`markup that no post may have, at character ${at}`);
  }
  return html;
}
