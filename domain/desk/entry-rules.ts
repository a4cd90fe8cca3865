/** What must not be done with a message or complaint that is held back as suspected: each of them writes to its sender. */
const NOT_WHILE_HELD = ['answer', 'move', 'spam', 'retry'];

/** What is held back is released before it is answered. */
export function isAllowed({ isHeld }: { isHeld: boolean }, { act }: { act: string }): boolean {
  return act === 'release' ? isHeld : !isHeld || !NOT_WHILE_HELD.includes(act);
}

/** The visitor would be told the same twice. */
export function changesNothing(
  { state }: { state: string },
  act: { act: string; state?: string; text?: string },
): boolean {
  return act.act === 'move' && act.state === state && !act.text;
}
