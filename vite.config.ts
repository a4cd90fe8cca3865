import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { inLanguage, islandWords } from './build/in-language.ts';

/** One configuration for the browser's files, for the server's, and for `npm run dev`. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [inLanguage()],
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2022',
    cssTarget: 'chrome107',
    // The server reads from it which style sheets a page needs, and where the browser's entry is.
    manifest: true,
    // Every picture stays a file that is fetched only when it is shown.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? forServer : forBrowser),
  },
}));

/** On a busy machine rolldown would warn of slow plugins. */
const checks = { bundlerTimings: false };

const forServer = {
  rolldownOptions: { checks },
  // Pages are rendered here, so here it is known which styles and pictures they have.
  ssrEmitAssets: true,
  copyPublicDir: false,
};

/** Lets Chromium compile the entry's functions on another thread while it arrives, not one by one as they are called. */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    // Only at the very top is the comment heeded.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name.startsWith('entry.'))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const forBrowser = {
  // Styles travel inside the pages; what islands import of them must not be fetched again.
  cssCodeSplit: false,
  rolldownOptions: {
    checks,
    plugins: [compileAhead],
    input: { 'entry.client': 'app/entry.client.ts', ...islandWords() },
    preserveEntrySignatures: 'allow-extension' as const,
    output: {
      codeSplitting: {
        groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 }],
      },
    },
  },
};

const shortNames = listShortNames();

/** The name of a class in a page: its HTML and styles are full of them. */
function shortName(local: string, file: string): string {
  const place = placeOf(relative(import.meta.dirname, file.split('?')[0] ?? ''), local);
  // A class added while the development server runs.
  return shortNames.get(place) ?? `c-${createHash('sha256').update(place).digest('hex').slice(0, 8)}`;
}

/**
 * Numbered rather than hashed, since random letters do not compress: this takes a twentieth off a page. Browser and
 * server are built one after the other, so the numbers come from the style sheets alone.
 */
function listShortNames(): Map<string, string> {
  const files = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort();
  // The desk comes last, so that it takes no short name from a public page.
  const [ofDesk, ofPages] = [true, false].map((isDesk) =>
    files.filter((file) => file.startsWith(join('app', 'desk')) === isDesk),
  ) as [string[], string[]];
  const places = [...ofPages, ...ofDesk].flatMap((file) => {
    const css = readFileSync(join(import.meta.dirname, file), 'utf8');
    const names = css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi);
    return [...new Set(Array.from(names, ([, name = '']) => placeOf(file, name)))];
  });
  return new Map(places.map((place, index) => [place, `c${index.toString(36)}`]));
}

function placeOf(file: string, local: string): string {
  return `${file} ${local}`;
}
