export const LONGEST_RETRY_MS = 6 * 60 * 60_000;
const JITTER = 0.25;

/** Doubles from the first pause up to six hours. Jitter spreads mails that failed together. */
export function retryDelay(attempts: number, firstMs: number, chance = Math.random()): number {
  const doubled = Math.min(firstMs * 2 ** Math.min(attempts, 30), LONGEST_RETRY_MS / (1 + JITTER));
  return Math.round(doubled * (1 + JITTER * chance));
}
