const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The round number at which an axis ends, so that the largest count fits below it. */
export function axisEnd(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const ends = STEPS.map((step) => step * power).filter(Number.isInteger);
  return ends.find((end) => end >= largest) ?? 10 * power;
}

/** The numbers beside an axis: nothing, all of it, and half of it where that is a whole number. */
export function axisMarks(end: number): number[] {
  return end % 2 === 0 ? [0, end / 2, end] : [0, end];
}
