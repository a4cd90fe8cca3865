export const NOT_TODAY_KEY = 'pop-up-not-on';

/** The visitor's own calendar day, so that "today" ends at their midnight. */
function dayOf(date: Date): string {
  return date.toDateString();
}

/** Private windows and blocked storage throw; the pop-up then simply shows. */
export function isHiddenToday(now = new Date(), storage = () => localStorage): boolean {
  try {
    return storage().getItem(NOT_TODAY_KEY) === dayOf(now);
  } catch {
    return false;
  }
}

export function rememberNotToday(isHidden: boolean, now = new Date(), storage = () => localStorage): void {
  try {
    if (isHidden) storage().setItem(NOT_TODAY_KEY, dayOf(now));
    else storage().removeItem(NOT_TODAY_KEY);
  } catch {
    // The choice then lasts until the next page.
  }
}
