let hydrated = false;

/** False while React takes over the server's HTML, true for everything rendered later. */
export function isHydrated(): boolean {
  return hydrated;
}

export function markHydrated(): void {
  hydrated = true;
}
