import { defineConfig } from 'vite';

/** One configuration for the browser's files, for the server's, and for `npm run dev`. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
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

const forServer = {
  outDir: 'build/server',
  // Pages are rendered here, so here it is known which styles and pictures they have.
  ssrEmitAssets: true,
  copyPublicDir: false,
};

const forBrowser = {
  outDir: 'build/client',
  // Styles travel inside the pages; what islands import of them must not be fetched again.
  cssCodeSplit: false,
  rolldownOptions: {
    input: 'app/entry.client.ts',
    output: {
      codeSplitting: {
        groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 }],
      },
    },
  },
};
