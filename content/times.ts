/** "2 × ₦8,000", which stays on one line. */
export function timesAmount(times: number, amount: string): string {
  return `${times}\u00a0×\u00a0${amount}`;
}

/** And what it comes to, which may begin the next line: "2 × ₦8,000 = ₦16,000". */
export function timesAmountIs(times: number, amount: string, sum: string): string {
  return `${timesAmount(times, amount)} =\u00a0${sum}`;
}
