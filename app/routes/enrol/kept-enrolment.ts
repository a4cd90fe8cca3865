/** Listed in content/en/cookies.ts. */
const KEPT_KEY = 'enrolment';

/** Counts and choices only. A browser may refuse to store anything; then nothing is kept. */
export function keep(search: string): void {
  try {
    localStorage.setItem(KEPT_KEY, search);
  } catch {}
}

/**
 * What this phone has kept, unless the address asks for people of its own, and whether it was made for the case of that
 * address: what is kept for staff must not take the place of the household that somebody asks for now.
 */
export function readKept(asked: string): { search: string; case: string; isAsked: boolean } | undefined {
  const params = new URLSearchParams(asked);
  if ([...params.keys()].some((name) => name !== 'for')) return undefined;
  const search = readStored();
  if (!search) return undefined;
  const forCase = new URLSearchParams(search).get('for') ?? '';
  return { search, case: forCase, isAsked: forCase === (params.get('for') ?? '') };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEPT_KEY);
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEPT_KEY);
  } catch {}
}
