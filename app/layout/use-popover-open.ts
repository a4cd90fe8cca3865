import { type RefObject, useEffect, useState } from 'react';

/**
 * Undefined until script runs: before that only the browser knows, and tells assistive technology itself. An effect
 * and not a store, because a store whose first value differs from the server's makes React render at once, in the
 * same long task that takes the page over.
 */
export function usePopoverOpen(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const read = () => setIsOpen(element.matches(':popover-open'));
    read();
    element.addEventListener('toggle', read);
    return () => element.removeEventListener('toggle', read);
  }, [popover]);
  return isOpen;
}
