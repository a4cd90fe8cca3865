/** What must not be done with a message or complaint that is held back as suspected: each of them writes to its sender. */
const NOT_WHILE_HELD = ['answer', 'move', 'spam', 'retry'];

/** What is held back is released before it is answered. */
export function isAllowed({ isHeld }: { isHeld: boolean }, { type }: { type: string }): boolean {
  return type === 'release' ? isHeld : !isHeld || !NOT_WHILE_HELD.includes(type);
}

/** The visitor would be told the same twice. */
export function changesNothing(
  { state }: { state: string },
  action: { type: string; state?: string; text?: string },
): boolean {
  return action.type === 'move' && action.state === state && !action.text;
}
