import { findChromium } from '#set-up/browser.mjs';

// With HOME set to nothing, Chromium would put its caches into the current folder; without HOME it asks the system.
if (process.env.HOME === '') delete process.env.HOME;

/** The Chromium of this machine, found in the same order as by the set-up; nothing leaves the choice to Playwright. */
export function chromiumExecutable(): string | undefined {
  return findChromium();
}

/** Chromium's own traffic would blur what is measured, and its sandbox refuses to start as root. */
export function chromiumFlags(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/** Both together, as Playwright's `launchOptions`. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumExecutable();
  return { ...(executablePath && { executablePath }), args: chromiumFlags() };
}
