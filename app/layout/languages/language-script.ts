export const LANGUAGES_ID = 'languages';
/** Storage key for the language that the visitor has chosen. */
export const LANGUAGE_KEY = 'language';

/**
 * Runs directly after the language bar, before the first paint. A visitor who has chosen a translation before, or whose
 * browser prefers one, is offered it in its own words, and never moved; English is never offered, since nearly every
 * phone is set to it. A choice is remembered, and the query and the place in the page go along.
 */
export const LANGUAGE_SCRIPT = `(function (bar, own) {
  var chosen = '';
  try { chosen = localStorage.${LANGUAGE_KEY} || ''; } catch (error) {}
  var known = function (tag) { return tag.split('-')[0] === own || bar.querySelector('[data-language="' + tag.split('-')[0] + '"]'); };
  var wanted = known(chosen || (navigator.languages || []).find(known) || own);
  if (wanted && wanted.dataset && wanted.dataset.offer && wanted.dataset.language !== 'en') wanted.textContent = wanted.dataset.offer;
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('[data-language]');
    if (!link) return;
    if (link.dataset.offer) { link.search = location.search; link.hash = location.hash; }
    try { localStorage.${LANGUAGE_KEY} = link.dataset.language; } catch (error) {}
  });
})(document.getElementById('${LANGUAGES_ID}'), document.documentElement.lang.split('-')[0])`;
