const BETWEEN = /\s*(?:[,;/|&\n]|\bor\b|\band\b)\s*/i;
/** Ten digits that begin as Nigerian mobile numbers do: a spreadsheet took the first zero for nothing. */
const LOST_ZERO = /^[789][01]\d{8}$/;

/** One or two numbers in the form in which the lists have them: `0700-000-0001, 0700-000-0002`. */
export function tidyPhone(text: string): string {
  return text
    .split(BETWEEN)
    .map((number) =>
      number
        .replace(/[().]/g, ' ')
        .replace(/[‐‑–—]/g, '-')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((number) => (LOST_ZERO.test(number) ? `0${number}` : number))
    .filter(Boolean)
    .join(', ');
}

/** A number that a spreadsheet has rounded, such as 8.03123E+09: its digits are gone for good. */
export function isRounded(text: string): boolean {
  return /\d(\.\d+)?E\+?\d+/i.test(text);
}
