/** Storage key for the day on which the pop-up stays hidden. */
export const NOT_TODAY_KEY = 'pop-up-not-on';

/** Remembers the choice not to see the pop-up again today. */
export default function startPopUp(choice: HTMLElement): void {
  if (!(choice instanceof HTMLInputElement)) return;
  function remember(isHidden: boolean): void {
    try {
      // The visitor's local day, so that "today" ends at their midnight.
      if (isHidden) localStorage.setItem(NOT_TODAY_KEY, new Date().toDateString());
      else localStorage.removeItem(NOT_TODAY_KEY);
    } catch {
      // Private windows and blocked storage throw; the choice then lasts for this page only.
    }
  }
  choice.addEventListener('change', () => remember(choice.checked));
  // The box may have been ticked before the script loaded.
  if (choice.checked) remember(true);
}
