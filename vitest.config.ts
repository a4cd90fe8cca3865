import { defineConfig } from 'vitest/config';

/** As many as there are cores: by default one of them would be left idle, on a machine with two that is half. */
const maxWorkers = '100%';
/** Far above what anything takes: only what never ends is given up, however busy the machine is. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'dist/**', 'tests/security/**', 'tests/faults/**', 'tests/e2e/**'],
          maxWorkers,
          ...limits,
        },
      },
      { test: { name: 'security', include: ['tests/security/**/*.test.ts'], maxWorkers, ...limits } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], maxWorkers, ...limits } },
    ],
  },
});
