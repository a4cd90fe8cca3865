/** "2 × ₦8,000", which stays on one line. */
export function timesAmount(times: number, amount: string): string {
  return `${times}\u00a0×\u00a0${amount}`;
}
