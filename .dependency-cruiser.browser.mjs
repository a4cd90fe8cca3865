/** What must not come to the browser: started from islands and behaviours, only value imports are followed. */

import { READING } from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-content-in-the-browser',
      severity: 'error',
      comment: 'an island or behaviour is given its words and lists, and knows no request',
      from: {},
      to: {
        path: '^(?:content/|app/(?:page|document|routes)[.]tsx?$|node_modules/react-dom/server)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-react-in-behaviours',
      severity: 'error',
      comment: 'a behaviour changes the markup of the server and needs no React',
      from: { path: '[.]behaviour[.]ts$' },
      to: { path: '^node_modules/react(?:-dom)?/', reachable: true },
    },
  ],
  options: { ...READING, doNotFollow: { path: 'node_modules', dependencyTypes: ['type-only'] } },
};
