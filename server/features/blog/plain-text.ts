const INLINE_TAG = /<\/?(?:a|code|del|em|span|strong|sub|sup)(?: [^>]*)?>/g;
/** Without its size a heading would run into the sentence that follows it. */
const HEADING_END = /(?<![.!?:…])<\/h\d>/g;
const OTHER_TAG = /<[^>]*>/g;
const ENTITY = /&(?:(amp|lt|gt|quot)|#(\d+));/g;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

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
