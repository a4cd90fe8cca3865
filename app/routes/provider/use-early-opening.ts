import { useEffect, useEffectEvent } from 'react';

/** Takes over which accordion item was opened or closed before hydration, for which no event fires later. */
export function useEarlyOpening(
  name: string,
  openId: string | undefined,
  onOpenChange: (openId: string | undefined) => void,
): void {
  const compare = useEffectEvent(() => {
    const open = [...document.querySelectorAll(`details[name="${name}"][open]`)].map(({ id }) => id);
    // Browsers without exclusive accordions have left the first one open as well.
    const latest = open.find((id) => id !== openId) ?? open[0];
    if (latest !== openId) onOpenChange(latest);
  });

  useEffect(() => compare(), []);
}
