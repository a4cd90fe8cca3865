import { findWords } from '#content/provider-page.ts';

/** Brings eye and focus to what the search over all lists has found. */
export function goToFound(): void {
  const results = document.getElementById(findWords.id);
  results?.scrollIntoView();
  results?.focus({ preventScroll: true });
}
