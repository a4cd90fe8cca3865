import { deskErrorWords, deskWords } from '#content/desk/desk-words.ts';
import type { errorScreen } from '#words/site.ts';
import { contentIn, ENGLISH, languageOfPath, pathIn } from '../languages.ts';
import { escapeMarkup } from './escape-markup.ts';

interface Words {
  title: string;
  text: string;
}

/** The screen for visitors, who can always call; in the language of the path. */
export function errorPage(status: number, path = '/'): string {
  const language = languageOfPath(path);
  const { brand, errorScreen, phoneLines } = contentIn(language, 'site');
  const lines = Object.values(phoneLines).map(
    ({ label, display, digits, to }) =>
      `<li><span>${escapeMarkup(label)}</span> <a href="${escapeMarkup(to)}">${escapeMarkup(display)}</a> <small>${escapeMarkup(digits)}</small></li>`,
  );
  return screen({
    ...wordsFor(status, errorScreen),
    lang: contentIn(language, 'language').language.tag,
    site: brand.name,
    above: brand.fullName,
    home: { href: pathIn(language, '/'), label: errorScreen.home },
    more: `\n<h2>${escapeMarkup(errorScreen.call)}</h2>\n<ul>${lines.join('')}</ul>`,
  });
}

/** The screen for staff. Whether they are signed in makes no difference. */
export function deskErrorPage(status: number): string {
  return screen({
    ...deskWordsFor(status),
    lang: contentIn(ENGLISH, 'language').language.tag,
    site: deskWords.brand,
    above: deskWords.brand,
    home: { href: '/desk', label: deskErrorWords.home },
    more: '',
  });
}

interface Screen extends Words {
  lang: string;
  site: string;
  above: string;
  home: { href: string; label: string };
  /** Markup. */
  more: string;
}

/**
 * The screen of last resort: it must show when nothing else works, so it needs no build, no file and no script,
 * and it tells nothing of what happened inside.
 */
function screen({ lang, title, text, site, above, home, more }: Screen): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} | ${escapeMarkup(site)}</title>
<style>${ERROR_STYLES}</style>
</head>
<body>
<main>
<p class="brand">${escapeMarkup(above)}</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a class="home" href="${home.href}">${escapeMarkup(home.label)}</a></p>${more}
</main>
</body>
</html>
`;
}

function wordsFor(status: number, words: typeof errorScreen): Words {
  if (status >= 500) return { title: words.title, text: `${words.text} ${words.advice}` };
  if (status === 408) return words.tooSlow;
  if (status === 413) return words.tooLarge;
  return status === 404 ? words.notFound : words.unreadable;
}

function deskWordsFor(status: number): Words {
  if (status >= 500) return deskErrorWords.failed;
  const known: Partial<Record<number, Words>> = deskErrorWords;
  return known[status] ?? deskErrorWords.unreadable;
}

/** Allowed by its hash. */
export const ERROR_STYLES = `
body{margin:0;background:#fffaf2;color:#131a43;font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}
.brand{color:#3d4468;font-size:1rem;margin:0 0 2rem;padding-top:1rem;border-top:.375rem solid #f58634}
h1{font-size:clamp(1.75rem,1.4rem + 2vw,2.5rem);line-height:1.15;margin:0 0 1rem}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;border-top:1px solid #d9d1c1}
li span{flex:1 1 9rem}
a{color:#2f3c94}
li a{padding:.75rem 0;font-weight:600}
small{color:#3d4468}
.home{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:#1c2560;color:#fffaf2;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid #fdc72f;outline-offset:2px}
`;
