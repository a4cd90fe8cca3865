import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Pieces of several pages. What belongs to one page's subject stays with that page. */
const SHARED =
  /[\\/](app[\\/](?!routes|sections[\\/]components)|content[\\/](site|navigation|home|sections|external-links|statistics)\.ts)/;

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // The server reads from it which style sheets a page needs.
    manifest: true,
    cssTarget: 'chrome107',
    rolldownOptions: {
      output: {
        // A chunk for every shared module would mean forty small requests for the first page.
        codeSplitting: {
          groups: [
            // Two files, so that each is read and run in a task of its own.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
    // Every picture stays a file that is fetched only when it is shown.
    assetsInlineLimit: 0,
  },
});
