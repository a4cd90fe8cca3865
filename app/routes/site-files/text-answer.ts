/** A file for machines. The page cache keeps it, compresses it and gives it a tag, as it does with pages. */
export function textAnswer(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
