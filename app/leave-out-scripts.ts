const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** What is told to search engines is no script, although it stands in one. */
const SCRIPT = /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g;
const NO_SCRIPT_TAG = /<\/?noscript>/g;
const WITHOUT_SCRIPTING = /\(scripting: ?none\)/g;
const WITH_SCRIPTING = /\(scripting: ?enabled\)/g;

/**
 * The same page without anything that runs, laid out for that. The browser could run scripts and would apply the
 * styles of a page that has some, so conditions take their place that are always and never true. React escapes all
 * these patterns wherever they stand in a text.
 */
export function leaveOutScripts(html: string): string {
  return html
    .replace(PRELOAD, '')
    .replace(SCRIPT, '')
    .replace(NO_SCRIPT_TAG, '')
    .replace(WITHOUT_SCRIPTING, '(min-width:0)')
    .replace(WITH_SCRIPTING, '(max-width:0)');
}
