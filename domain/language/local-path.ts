/** What there is in English only: blog, policies, documents and the pages for the trade. */
const ENGLISH_ONLY =
  /^\/(?:about|accessibility|api|assets|blog|cookies-policy|data|desk|documents|employers|join-network|marketing-agents|privacy|privacy-policy|resources)(?=[/?#]|$)/;

/** Sites that speak the language of the phone; all others that we send people to, such as the portals, are in English. */
const IN_LANGUAGE_OF_PHONE =
  /^https:\/\/(?:wa\.me|[\w.]*(?:goo\.gl|(?:apple|facebook|google|instagram|linkedin|twitter|youtube)\.com))\b/;

/** A page of this site by its path, which may have a query and a hash, and not a file or another site; a calendar has words like a page. */
function isPage(to: string): boolean {
  return to.startsWith('/') && !/^[^?#]*\.(?!ics\b)\w+(?:[?#]|$)/.test(to);
}

/** The first part of the addresses in a language: `/yo`, or nothing in English. */
export function prefixOf(code: string): string {
  return code === 'en' ? '' : `/${code}`;
}

/** The documents that the build writes in every language, each in a folder of its own. */
const TRANSLATED_DOCUMENT = /^\/documents\/(?:diaspora|senior|standard-jaara(?:-plus)?)\.pdf$/;

/** Whether a page, of this site or another, is there in English only. */
export function isEnglishOnly(to: string): boolean {
  if (to.startsWith('http')) return !IN_LANGUAGE_OF_PHONE.test(to);
  if (TRANSLATED_DOCUMENT.test(to)) return false;
  return to.startsWith('/') && (ENGLISH_ONLY.test(to) || !isPage(to));
}

/** The place on a page that is there in English only which tells those who come from a language; shown as the target. */
export const cameFrom = (code: string) => `from-${code}`;

/** The path in a language: `/plan` with the prefix `/yo` is `/yo/plan`. Everything else stays as it is. */
export function localPath(to: string, prefix: string): string {
  if (prefix !== '' && TRANSLATED_DOCUMENT.test(to)) return to.replace('/documents', `/documents${prefix}`);
  if (prefix === '' || !isPage(to) || isEnglishOnly(to)) return to;
  return to === '/' ? prefix : to.replace(/^\/(?=[?#])/, '').replace(/^/, prefix);
}
