import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';

/** One configuration for the browser's files, for the server's, and for `npm run dev`. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
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

const forBrowser = {
  // Styles travel inside the pages; what islands import of them must not be fetched again.
  cssCodeSplit: false,
  rolldownOptions: {
    checks,
    input: 'app/entry.client.ts',
    output: {
      codeSplitting: {
        groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 }],
      },
    },
  },
};

const placeOf = new Map<string, string>();

/** The name of a class in a page. They stand in every page's HTML and styles, so they are as short as can be. */
function shortName(local: string, file: string): string {
  const place = `${relative(import.meta.dirname, file.split('?')[0] ?? '')} ${local}`;
  const name = `c${createHash('sha256').update(place).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`;
  const known = placeOf.get(name) ?? place;
  if (known !== place) throw new Error(`${place} and ${known} have the same short name`);
  placeOf.set(name, place);
  return name;
}
