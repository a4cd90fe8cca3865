/**
 * The newest of what our scripts use, on `window` and on an element. In a browser that lacks one of them none of our
 * scripts runs, and it shows the page that works without JavaScript.
 */
export const NEEDED_OF_WINDOW = 'HTMLDialogElement';
export const NEEDED_OF_ELEMENT = 'replaceChildren';

/**
 * The oldest browsers that have both: the build writes scripts in their syntax, and `tests/pages/old-browsers.test.ts`
 * proves that no script uses anything newer.
 */
export const SCRIPT_TARGET = ['chrome86', 'firefox98', 'safari15.4'];

/** Whether the head of the page has found that our scripts can run here; for the inline scripts that follow it. */
export const MAY_RUN = `'scripts' in document.documentElement.dataset`;
