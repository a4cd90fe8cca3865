/** Fits into the smallest whole number of both databases. */
const MOST_NAIRA = 999_999_999;
const AMOUNT = /^(?:₦|ngn|n)?\s*(\d[\d, ]*(?:\.\d{1,2})?)\s*(k)?\s*(?:naira|ngn)?$/i;

/** An amount as people write it (`₦5,000`, `N5000.00`, `5k`) in whole naira; undefined when it is none. */
export function readNaira(text: string): number | undefined {
  const [, digits, thousand] = AMOUNT.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const amount = Math.round(Number(digits.replace(/[, ]/g, '')) * (thousand ? 1000 : 1));
  return amount <= MOST_NAIRA ? amount : undefined;
}
