export const POP_UP_ID = 'pop-up';
/** Under it a browser keeps the day on which the pop-up is not to show. */
export const NOT_TODAY_KEY = 'pop-up-not-on';

/**
 * Runs in the page right behind the dialog: opens it before the first paint, when somebody comes to another page than
 * the one before; not on a reload, on the way back, after a form of the same page, or for those who sent it away for
 * the day. Its picture is not fetched for those who do not see it. The last line stands in for `closedby`, where the
 * browser lacks it.
 */
export const POP_UP_SCRIPT = `(function (dialog) {
  try { if (localStorage.getItem('${NOT_TODAY_KEY}') === new Date().toDateString()) return; } catch (error) {}
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && (visit.type === 'reload' || visit.type === 'back_forward')) return;
  if (document.referrer.split(/[?#]/)[0] === location.origin + location.pathname) return;
  dialog.querySelector('img').loading = 'eager';
  dialog.showModal();
  if (!('closedBy' in dialog)) dialog.onclick = function (event) { if (event.target === dialog) dialog.close(); };
})(document.getElementById('${POP_UP_ID}'))`;
