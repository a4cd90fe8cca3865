import { SENT_MARK } from '../../ui/message-form/sent-mark.ts';
import { NOT_TODAY_KEY } from './not-today.ts';

export const POP_UP_ID = 'pop-up';

/**
 * Runs in the page right behind the dialog: opens it before the first paint, long before React is there, by the
 * same rule as not-today.ts; its picture is not fetched for those who do not see it. Who has just sent a form comes
 * back to read that it was sent, so nothing may cover that. The last line stands in for `closedby` until then, where
 * the browser lacks it.
 */
export const OPEN_FIRST_SCRIPT = `(function (dialog) {
  try { if (localStorage.getItem('${NOT_TODAY_KEY}') === new Date().toDateString()) return; } catch {}
  if (history.state && history.state.${SENT_MARK}) return;
  dialog.querySelector('img').loading = 'eager';
  dialog.showModal();
  if (!('closedBy' in dialog)) dialog.onclick = function (event) { if (event.target === dialog) dialog.close(); };
})(document.getElementById('${POP_UP_ID}'))`;
