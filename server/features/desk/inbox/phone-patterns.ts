const FEWEST_DIGITS = 4;

/** The ways in which a number of Nigeria begins: at home, from abroad, and from abroad with the 0 left in. */
const BEGINNINGS = ['0', '234', '00234', '2340'];

/**
 * What the digits of a phone number are like that somebody searches for; none when it can be no number. `0809 123` also
 * means `+234 809 123`, and the other way round.
 */
export function phonePatterns(search: string): string[] {
  const digits = search.replace(/[\s\-.()/+]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return [];
  const rest = /^(?:(?:00)?2340?|0)([1-9]\d{2,})$/.exec(digits)?.[1];
  return [`%${digits}%`, ...(rest ? BEGINNINGS.map((beginning) => `${beginning}${rest}%`) : [])];
}
