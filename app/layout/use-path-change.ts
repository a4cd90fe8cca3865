import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { isHydrated } from '../hydration.ts';

/** Calls back after each move to another path; query and hash do not count, nor does the page the browser loaded. */
export function usePathChange(onChange: (hash: string) => void) {
  const { pathname, hash } = useLocation();
  const shown = useRef(isHydrated() ? undefined : pathname);
  const notify = useEffectEvent(() => onChange(hash));

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    notify();
  }, [pathname]);
}
