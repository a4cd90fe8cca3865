import sanitizeHtml from 'sanitize-html';
import { metaOf, textOf } from './read-html.ts';

/** Attributes that are shown or read out. */
const SAID = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];
/** The parts of a text in which something that was searched for is marked. */
const MARKED_TEXT = /<span>([^<]*)<\/span>|<mark[^>]*>([^<]*)<\/mark>/g;
const BUTTON = /^<input [^>]*type="(?:submit|button|reset)"/;

/** What a page says in its language, to eyes, ears and search engines, without what is marked as another language. */
export function visibleText(html: string, language: string): string {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(MARKED_TEXT, '$1$2');
  const own = sanitizeHtml(markup, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ attribs: { lang = language } }) => !lang.startsWith(language),
  });
  const said = (own.match(/<[a-z][^>]*>/g) ?? []).flatMap((tag) =>
    (BUTTON.test(tag) ? [...SAID, 'value'] : SAID).map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    ),
  );
  return textOf([own, metaOf(html, 'description'), ...said].join('<br>'));
}
