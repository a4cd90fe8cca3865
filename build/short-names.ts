import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/*
 * Pages are full of names of classes and tokens. They are numbered rather than hashed, since random letters do not
 * compress: this takes a fifteenth off a page. Browser and server are built one after the other, so the numbers come
 * from the style sheets alone.
 */
const ROOT = join(import.meta.dirname, '..');
const shortClasses = listClasses();
const shortTokens = listTokens();

/** The name of a class in a page. */
export function shortClass(local: string, file: string): string {
  const place = placeOf(relative(ROOT, file.split('?')[0] ?? ''), local);
  // A class added while the development server runs.
  return shortClasses.get(place) ?? `c-${createHash('sha256').update(place).digest('hex').slice(0, 8)}`;
}

interface StyleSheet {
  walkDecls(visit: (declaration: { prop: string; value: string }) => void): void;
}

/** Gives the tokens, which only style sheets name, their numbers: after PostCSS has brought imported sheets together. */
export const shortenTokens = {
  postcssPlugin: 'shorten-tokens',
  Once(sheet: StyleSheet): void {
    sheet.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    });
  },
};

const shorten = (css: string) => css.replaceAll(/--[\w-]+/g, (name) => shortTokens.get(name) ?? name);

function listClasses(): Map<string, string> {
  const files = globSync('app/**/*.module.css', { cwd: ROOT }).sort();
  // The desk comes last, so that it takes no short name from a public page.
  const [ofDesk, ofPages] = [true, false].map((isDesk) =>
    files.filter((file) => file.startsWith(join('app', 'desk')) === isDesk),
  ) as [string[], string[]];
  const places = [...ofPages, ...ofDesk].flatMap((file) => {
    const css = readFileSync(join(ROOT, file), 'utf8');
    const names = css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi);
    return [...new Set(Array.from(names, ([, name = '']) => placeOf(file, name)))];
  });
  return new Map(places.map((place, index) => [place, `c${index.toString(36)}`]));
}

function listTokens(): Map<string, string> {
  const css = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8');
  const names = new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name = '']) => name));
  return new Map([...names].map((name, index) => [name, `--${index}`]));
}

function placeOf(file: string, local: string): string {
  return `${file} ${local}`;
}
