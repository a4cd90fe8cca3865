export const CLOSE_DELAY_MS = 500;

export interface DropdownState {
  isOpen: boolean;
  /** Opened by click or key rather than by a mouse that may only be passing. */
  isPinned: boolean;
  /** The mouse has left; the menu closes after the delay. */
  isClosing: boolean;
}

export type DropdownEvent =
  | 'mouse-entered'
  | 'mouse-left'
  | 'delay-passed'
  | 'pressed'
  | 'opened'
  | 'dismissed';

export const CLOSED: DropdownState = { isOpen: false, isPinned: false, isClosing: false };
const OPENED: DropdownState = { isOpen: true, isPinned: true, isClosing: false };

export function nextDropdownState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'mouse-entered':
      return { ...state, isOpen: true, isClosing: false };
    case 'mouse-left':
      return state.isOpen ? { ...state, isClosing: true } : state;
    case 'delay-passed':
      return state.isClosing ? CLOSED : state;
    // A click right after hovering keeps the menu open; only a second one closes it.
    case 'pressed':
      return state.isPinned ? CLOSED : OPENED;
    case 'opened':
      return OPENED;
    case 'dismissed':
      return CLOSED;
  }
}

/** The item that a key moves to, from none (-1) or another; undefined when the key does nothing. */
export function itemAfterKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
