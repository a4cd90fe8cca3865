/** Listed in content/en/cookies.ts. */
const KEPT_KEY = 'enrolment';

/** Counts and choices only. A browser may refuse to store anything; then nothing is kept. */
export function keep(search: string): void {
  try {
    localStorage.setItem(KEPT_KEY, search);
  } catch {}
}

export function readKept(): string | undefined {
  try {
    return localStorage.getItem(KEPT_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEPT_KEY);
  } catch {}
}
