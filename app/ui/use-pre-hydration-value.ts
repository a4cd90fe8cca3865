import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Takes over what was typed or chosen before hydration, for which no event fires later. */
export function usePreHydrationValue<Control extends HTMLInputElement | HTMLSelectElement>(
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
