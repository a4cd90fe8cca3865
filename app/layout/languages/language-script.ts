import { MAY_RUN } from '../../script-gate.ts';

export const LANGUAGES_ID = 'languages';
/** Storage key for the language that the visitor has chosen. */
export const LANGUAGE_KEY = 'language';

/**
 * Runs at the end of the language bar, before the first paint. A visitor who has chosen a translation before, or whose
 * browser prefers one, is offered it in its own words, and never moved; English is never offered, since nearly every
 * phone is set to it.
 */
export const LANGUAGE_SCRIPT = `(function (bar, own) {
  if (!(${MAY_RUN})) return;
  try { var chosen = localStorage.getItem('${LANGUAGE_KEY}'); } catch (error) {}
  function find(tag) { return tag.split('-')[0] === own || bar.querySelector('[lang|=' + tag.split('-')[0] + ']'); }
  var link = find(chosen || navigator.languages.find(find) || own);
  if (link && link.dataset && link.dataset.offer) link.textContent = link.dataset.offer;
})(document.getElementById('${LANGUAGES_ID}'), document.documentElement.lang.split('-')[0])`;
