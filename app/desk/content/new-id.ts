/** An id for an address, of letters and hyphens as all others; `other` where the text has no letters. */
export function newId(text: string, taken: readonly string[], other: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  let id = letters || other;
  while (taken.includes(id)) id += '-too';
  return id;
}
