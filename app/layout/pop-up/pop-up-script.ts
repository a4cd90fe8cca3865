import { MAY_RUN } from '../../script-gate.ts';

export const POP_UP_ID = 'pop-up';
/** Storage key for the day on which the pop-up stays hidden. */
export const NOT_TODAY_KEY = 'pop-up-not-on';

/**
 * Runs directly after the dialog and opens it before the first paint when the visitor arrives from another page, but
 * not on a reload, on back navigation, after a form on the same page, or when hidden for the day. Its picture is
 * fetched only when it opens. The last line replaces `closedby` in browsers without it.
 */
export const POP_UP_SCRIPT = `(function (dialog) {
  if (!(${MAY_RUN})) return;
  try { if (localStorage.getItem('${NOT_TODAY_KEY}') === new Date().toDateString()) return; } catch (error) {}
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && (visit.type === 'reload' || visit.type === 'back_forward')) return;
  if (document.referrer.split(/[?#]/)[0] === location.origin + location.pathname) return;
  dialog.querySelector('img').loading = 'eager';
  dialog.showModal();
  if (!('closedBy' in dialog)) dialog.onclick = function (event) { if (event.target === dialog) dialog.close(); };
})(document.getElementById('${POP_UP_ID}'))`;
