/** As far as we use them; TypeScript's own list of what browsers offer does not have them yet. */
interface Rules {
  createHTML?(html: string): string | null;
  createScriptURL?(url: string): string | null;
}
interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): string;
}
type TrustedTypesWindow = { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } };

const { trustedTypes } = globalThis as TrustedTypesWindow;

/** React makes a script element, such as that of a page's structured data, from these words. */
const EMPTY_SCRIPT = '<script></script>';

/** Our own pieces that write markup or name a script come here; the names stand in the Content-Security-Policy. */
const own = trustedTypes?.createPolicy('site', { createHTML: (html) => html, createScriptURL: (url) => url });

// For everybody else there is one rule: text is welcome, markup is not.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
});

/** For markup that our server has made or sanitised, and for nothing else. */
export function trustHtml(html: string): string | TrustedHTML {
  return own?.createHTML(html) ?? html;
}

/** For the address of a script of ours that is written in the code itself. */
export function trustScriptUrl(url: string): string {
  return own?.createScriptURL(url) ?? url;
}
