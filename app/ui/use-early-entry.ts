import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes over what somebody typed or chose before React took over the page: on a slow phone that is likely, and no
 * event tells of it later.
 */
export function useEarlyEntry<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEntry: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const compare = useEffectEvent(() => {
    const entered = control.current?.value;
    if (entered !== undefined && entered !== value) onEntry(entered);
  });

  useEffect(() => compare(), []);

  return control;
}
