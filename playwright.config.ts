import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, isRehearsal } from '#tests/support/machine.ts';

/** Pictures take a fifth of what a page takes to come; journeys that look at them, or at what moves, let them in. */
const { args, ...chromium } = chromiumLaunchOptions();
const withoutPictures = { ...chromium, args: [...args, '--blink-settings=imagesEnabled=false'] };

const PORT = 4300;

/** Rare circumstances, every page and language in every respect, and the desk on PostgreSQL: `npm run test:rehearsals`. */
const rehearsed = ['rehearsals/*.spec.ts', 'e2e/{every-page,desk,desk-drafts}.*.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: isRehearsal ? rehearsed : 'e2e/*.spec.ts',
  globalSetup: './tests/support/journeys-postgres.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine, since some always wait.
  workers: 3,
  // A second try on a crowded build machine is reported as flaky, and a real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  // Far above what a step takes: only what never comes is given up, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: withoutPictures,
    // Journeys see the network as it is; those about the service worker let it in themselves.
    serviceWorkers: 'block',
    // Drawn movement takes a sixth of the whole time; what is about it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      testIgnore: '**/*.desktop.spec.ts',
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: '**/*.phone.spec.ts',
    },
  ],
  webServer: {
    command: 'node dist/current/server/index.js',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn', FORM_LIMIT: '1000' },
  },
});
