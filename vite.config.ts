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
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 2,
            },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
    // Pattern tiles are part of the style sheet; every other picture stays a file that is fetched only when shown.
    assetsInlineLimit: (file) => file.includes('/art/patterns/'),
  },
});
