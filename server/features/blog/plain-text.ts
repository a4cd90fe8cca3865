const INLINE_TAG = /<\/?(?:a|code|del|em|strong|sub|sup)(?: [^>]*)?>/g;
const OTHER_TAG = /<[^>]*>/g;
const ENTITY = /&(amp|lt|gt|quot);/g;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a post's sanitised HTML, in which only these four characters are written as entities. */
export function toPlainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(ENTITY, (_entity, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
