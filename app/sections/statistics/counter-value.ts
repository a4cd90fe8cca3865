/** The value after a time: fast at first, slower towards the target, and never past it. */
export function counterValue(elapsedMs: number, target: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target;
  const left = 1 - Math.max(0, elapsedMs) / durationMs;
  return Math.floor(target * (1 - left ** 2));
}
