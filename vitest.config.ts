import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isQuick } from '#tests/support/machine.ts';

// React as visitors' pages are rendered by it: its development build takes five times as long.
process.env.NODE_ENV = 'production';
// For threads that read lists and draw documents, each of which loads its modules anew.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled-sites');

/** One more than the cores of a small machine, since some always wait. */
const maxWorkers = 3;
/** What is looked at by `npm run check`: docs, lockfiles, deployment files, the rules of the checks themselves. */
const docs = ['tests/*.test.ts'];
/** What asks the whole built site. */
const builtSite = ['tests/pages/**'];
/** Far above what anything takes: only what never ends is given up, however busy the machine is. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
/** The built site is run by Node as it stands, not read by Vite once more. */
const server = { deps: { external: [/\/dist\/builds\//] } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            'dist/**',
            'tests/{security,faults,load,rehearsals,e2e}/**',
            ...docs,
            ...(isQuick ? builtSite : []),
          ],
          globalSetup: 'tests/support/shared-postgres.ts',
          maxWorkers,
          isolate: false,
          unstubGlobals: true,
          server,
          ...limits,
        },
      },
      { test: { name: 'docs', include: docs, ...limits } },
      {
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          maxWorkers,
          isolate: false,
          server,
          ...limits,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/shared-postgres.ts',
          // They mostly wait for other processes.
          maxWorkers: 6,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          ...limits,
        },
      },
      // By itself and one at a time: it compares what the site can do with and without a flood.
      {
        test: {
          name: 'load',
          include: ['tests/load/*.test.ts'],
          maxWorkers: 1,
          ...limits,
        },
      },
      // Not part of `npm test`: what takes minutes or needs programs that only some machines have.
      {
        test: {
          name: 'rehearsals',
          include: ['tests/rehearsals/**/*.test.ts'],
          globalSetup: 'tests/support/shared-postgres.ts',
          maxWorkers: 3,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          ...limits,
          testTimeout: 900_000,
        },
      },
    ],
  },
});
