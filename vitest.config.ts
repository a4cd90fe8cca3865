import { defineConfig } from 'vitest/config';

/** As many as there are cores: by default one of them would be left idle, on a machine with two that is half. */
const maxWorkers = '100%';
const slow = { maxWorkers, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'tests/security/**', 'tests/faults/**', 'tests/e2e/**'],
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'security', include: ['tests/security/**/*.test.ts'], ...slow } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...slow } },
    ],
  },
});
