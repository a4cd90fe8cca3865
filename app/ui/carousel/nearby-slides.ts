interface View {
  selected: number;
  count: number;
  /** False in the server's HTML: before that only the first slide may fetch its picture. */
  started: boolean;
  /** Whoever swipes may go backwards too. */
  swiped: boolean;
}

/** Whether a slide is shown or may be shown next, so that its picture has to be there. */
export function isNearby(index: number, { selected, count, started, swiped }: View): boolean {
  if (index === selected) return true;
  if (!started) return false;
  const stepsAhead = (index - selected + count) % count;
  return stepsAhead === 1 || (swiped && stepsAhead === count - 1);
}
