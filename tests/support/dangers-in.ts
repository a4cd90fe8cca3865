/** What the hostile texts of the tests would do, if a browser ran anything of them. */
export const HIT = 'window.hit=1';

const FORBIDDEN = /^<(?:object|embed|base href|script(?! type="module" src="\/assets\/[\w./-]+"))/i;
const SCRIPT_ADDRESS = /\s[\w-]+="\s*(?:javascript|vbscript|data:text)/i;

/**
 * The tags of a page that would make a browser run something that is not ours. Our pages write every `<` and `>` of a
 * text or an attribute as an entity, so whatever looks like a tag is one.
 */
export function dangersIn(html: string): string[] {
  const tags = html.replace(/<style>[\s\S]*?<\/style>/g, '').match(/<[a-z][^>]*>?/gi) ?? [];
  return tags.filter((tag) => {
    const names = tag.replaceAll(/="[^"]*"/g, '');
    return FORBIDDEN.test(tag) || SCRIPT_ADDRESS.test(tag) || names.includes('=') || /\son\w/i.test(names);
  });
}

/** The same for a public page, which has scripts in itself: none of those that run may hold a hostile text. */
export function publicDangersIn(html: string): string[] {
  const withoutOwn = html.replaceAll(/<script[^>]*>([\s\S]*?)<\/script>/gi, (script, text) =>
    text.includes(HIT) && !/^<script type="(?:application|speculation)/.test(script) ? script : '',
  );
  return dangersIn(withoutOwn);
}
