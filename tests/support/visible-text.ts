import { metaOf, textOf } from './read-html.ts';

/** Attributes that are shown or read out. */
const SAID = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];
/** The parts of a text in which something that was searched for is marked. */
const MARKED_TEXT = /<span>([^<]*)<\/span>|<mark[^>]*>([^<]*)<\/mark>/g;
const BUTTON = /^<input [^>]*type="(?:submit|button|reset)"/;

/** What a page says in its language, to eyes, ears and search engines, without what is marked as another language. */
export function visibleText(html: string, language: string): string {
  const markup = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('<!-- -->', '')
    .replace(MARKED_TEXT, '$1$2');
  const own = inLanguage(markup, language);
  const said = (own.match(/<[a-z][^>]*>/g) ?? []).flatMap((tag) =>
    (BUTTON.test(tag) ? [...SAID, 'value'] : SAID).map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    ),
  );
  return textOf([own, metaOf(html, 'description'), ...said].join('<br>'));
}

/** React closes every element and writes each > of a text as an entity, so open elements can be counted. */
function inLanguage(markup: string, language: string): string {
  let foreignDepth = 0;
  return markup.replace(/<(\/?)[a-z][^>]*>|[^<]+/gi, (part, slash?: string) => {
    const opens = slash === '' && !part.endsWith('/>');
    const [, lang = language] = slash === '' ? (/ lang="([^"]*)"/.exec(part) ?? []) : [];
    if (foreignDepth === 0 && lang.startsWith(language)) return part;
    foreignDepth += opens ? 1 : slash ? -1 : 0;
    return '';
  });
}
