import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { CLOSE_DELAY_MS, CLOSED, itemAfterKey, nextDropdownState } from './dropdown-state.ts';

/** Adds hovering, arrow keys and quick closing to a <details>, which without script still opens by press. */
export function useDropdownMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(nextDropdownState, CLOSED);
  const { isOpen, isClosing } = state;

  // It may have been opened before React came.
  useEffect(() => {
    if (details.current?.open) dispatch('opened');
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      // Someone who has moved into the list by keyboard must not lose their place to a passing mouse.
      if (!panel.current?.contains(document.activeElement)) dispatch('delay-passed');
    }, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);

  useEffect(() => {
    if (!isOpen) return;
    // On the document, because a hovered menu must obey Escape while the focus is elsewhere.
    function onKeyDown({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape') return;
      if (details.current?.contains(document.activeElement))
        details.current.querySelector('summary')?.focus();
      dispatch('dismissed');
    }
    function onPointerDown({ target }: globalThis.PointerEvent) {
      if (!details.current?.contains(target as Node)) dispatch('dismissed');
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  const detailsProps = {
    ref: details,
    open: isOpen,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') dispatch('mouse-entered');
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') dispatch('mouse-left');
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) dispatch('dismissed');
    },
    /** The browser did it: a neighbour of the same name was opened, or a search in the page found something here. */
    onToggle({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
      if (currentTarget.open !== isOpen) dispatch(currentTarget.open ? 'opened' : 'dismissed');
    },
    onKeyDown(event: KeyboardEvent) {
      const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const target = itemAfterKey(event.key, items.indexOf(event.target as HTMLElement), items.length);
      if (target === undefined) return;
      event.preventDefault();
      // A closed list cannot take the focus, so it has to be open before the next line.
      flushSync(() => dispatch('opened'));
      items[target]?.focus();
    },
  };

  const summaryProps = {
    onClick(event: MouseEvent) {
      event.preventDefault();
      dispatch('pressed');
    },
  };

  return { detailsProps, summaryProps, panel };
}
