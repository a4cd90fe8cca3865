export default function startDropdownMenu(element: HTMLElement): void {
  const details = element as HTMLDetailsElement;
  const summary = details.querySelector('summary');
  const items = [...details.querySelectorAll<HTMLElement>('a')];
  let state = CLOSED;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: DropdownEvent): void {
    state = nextDropdownState(state, event);
    details.open = state.isOpen;
    clearTimeout(timer);
    if (state.isClosing) timer = setTimeout(closeLate, CLOSE_DELAY_MS);
  }

  function closeLate(): void {
    // A passing mouse must not take the focus from somebody who has moved into the list by keyboard.
    if (!items.some((item) => item === document.activeElement)) dispatch('delay-passed');
  }

  details.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') dispatch('mouse-entered');
  });
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') dispatch('mouse-left');
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) dispatch('dismissed');
  });
  // The browser opened or closed it: another menu of the group was opened, or find-in-page matched here.
  details.addEventListener('toggle', () => {
    if (details.open !== state.isOpen) dispatch(details.open ? 'opened' : 'dismissed');
  });
  details.addEventListener('keydown', (event) => {
    const target = itemAfterKey(event.key, items.indexOf(event.target as HTMLElement), items.length);
    if (target === undefined) return;
    event.preventDefault();
    dispatch('opened');
    items[target]?.focus();
  });
  summary?.addEventListener('click', (event) => {
    event.preventDefault();
    dispatch('pressed');
  });
  // On the document, because Escape must close a hovered menu while the focus is elsewhere.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !state.isOpen) return;
    if (details.contains(document.activeElement)) summary?.focus();
    dispatch('dismissed');
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (state.isOpen && !details.contains(target as Node)) dispatch('dismissed');
  });
  // It may have been opened before the script loaded.
  if (details.open) dispatch('opened');
}

const CLOSE_DELAY_MS = 500;

interface DropdownState {
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
