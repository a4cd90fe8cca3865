import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML and while React takes it over, true from then on. */
export function useScript(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
