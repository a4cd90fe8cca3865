import {
  CLOSE_DELAY_MS,
  CLOSED,
  type DropdownEvent,
  itemAfterKey,
  nextDropdownState,
} from './dropdown-state.ts';

export default function startDropdownMenu(details: HTMLElement): void {
  if (!(details instanceof HTMLDetailsElement)) return;
  const summary = details.querySelector('summary');
  const items = [...details.querySelectorAll<HTMLElement>('a')];
  let state = CLOSED;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: DropdownEvent): void {
    state = nextDropdownState(state, event);
    if (details instanceof HTMLDetailsElement) details.open = state.isOpen;
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
