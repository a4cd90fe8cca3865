import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Undefined until script runs: before that only the browser knows, and tells assistive technology itself. */
export function usePopoverOpen(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = popover.current;
      element?.addEventListener('toggle', onChange);
      return () => element?.removeEventListener('toggle', onChange);
    },
    [popover],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => popover.current?.matches(':popover-open') ?? false,
    () => undefined,
  );
}
