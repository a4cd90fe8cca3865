/** The cookies of a request as they were set; of two with one name, the first, which is the more particular one. */
export function readCookies(header = ''): Record<string, string> {
  const pairs = header.split(/; */).map((pair) => pair.split('=', 2).map((part) => part.trim()));
  return Object.fromEntries(pairs.toReversed().map(([name = '', value = '']) => [name, value]));
}
