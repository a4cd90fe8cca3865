import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { SCRIPT_TARGET } from './app/script-gate.ts';
import { lowerStyles, STYLE_TARGET } from './build/lower-styles.ts';
import { shortClass, shortenTokens } from './build/short-names.ts';
import { translations } from './content/languages.ts';

/** One configuration for the browser's files, for the server's, and for `npm run dev`. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  css: { modules: { generateScopedName: shortClass }, postcss: { plugins: [shortenTokens, lowerStyles] } },
  build: {
    target: isSsrBuild ? 'es2022' : SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
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

const languages = ['en', ...translations];
/** What each island says in each language, as files of their own: a page names those that it needs. */
const islandWords = languages.flatMap((code) =>
  globSync(`content/${code}/islands/*.ts`, { cwd: import.meta.dirname })
    .sort()
    .map((file) => [basename(file, '.ts') + (code === 'en' ? '' : `-${code}`), file]),
);

const forBrowser = {
  // Styles travel inside the pages; what islands import of them must not be fetched again.
  cssCodeSplit: false,
  rolldownOptions: {
    checks,
    plugins: [compileAhead],
    input: {
      'entry.client': 'app/entry.client.ts',
      ...Object.fromEntries(islandWords),
    },
    preserveEntrySignatures: 'allow-extension' as const,
    // Facts that staff can change are not known to the build: words that are made of them would stay, used or not.
    treeshake: { propertyReadSideEffects: false as const },
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
          // Small modules that islands share: in one file they weigh less than in a dozen.
          {
            name: 'shared',
            test: /domain[\\/]text[\\/](?:compare|fold|match|similar|truncate|phone|paginate)|ui[\\/](?:visually|use-pre|url-state)|islands[\\/]kept/,
            minShareCount: 2,
          },
          // Facts that more than one island needs, in whatever language: one small file instead of several. Those of
          // the plans and some others are apart, since the directory has no need of them.
          {
            name: 'facts',
            test: /content[\\/](?:facts[\\/](?!addresses|plans|published|benefit-words|links|pages|statistics)|when-open|with-words)/,
            minShareCount: languages.length + 1,
          },
        ],
      },
    },
  },
};
