import { useEffect, useEffectEvent } from 'react';

/**
 * Takes over which item of an accordion somebody opened or closed before React took over the page: the browser did
 * it, and no event tells of it later.
 */
export function useEarlyOpening(
  name: string,
  openId: string | undefined,
  onOpenChange: (openId: string | undefined) => void,
): void {
  const compare = useEffectEvent(() => {
    const open = [...document.querySelectorAll(`details[name="${name}"][open]`)].map(({ id }) => id);
    // A browser that does not know the common name has left the first one open as well.
    const latest = open.find((id) => id !== openId) ?? open[0];
    if (latest !== openId) onOpenChange(latest);
  });

  useEffect(() => compare(), []);
}
