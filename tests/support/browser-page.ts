import { test as anyTest, expect, type Page, type Route } from '@playwright/test';
import { chromiumLaunchOptions } from './machine.ts';

/** The windows of the two projects in playwright.config.ts, for journeys that look at both. */
export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };

/** Waits until the page's behaviours run. Where scripts are switched off there is nothing to start. */
export async function untilStarted(page: Page): Promise<void> {
  // The first script of every page leaves its mark while the HTML is still being read.
  await page.waitForFunction(() => {
    const { consent, started } = document.documentElement.dataset;
    return consent === undefined || started !== undefined;
  });
}

/** Opens a page and waits until its behaviours run, or an island of it is hydrated. */
export async function visit(page: Page, address: string, island?: string): Promise<void> {
  await page.goto(address);
  await (island === undefined ? untilStarted(page) : hydrateIsland(page, island));
}

/** Waits until a started page has fetched what it wants, for tests of what it does not fetch. */
export async function untilQuiet(page: Page): Promise<void> {
  await untilStarted(page);
  await page.waitForLoadState('networkidle');
}

/**
 * Hydrates an island as a first touch would, and waits until it is done. Where scripts are switched off nothing is
 * hydrated, and the island's links and forms do the work.
 */
export async function hydrateIsland(page: Page, name: string): Promise<void> {
  await untilStarted(page);
  const runsScripts = await page.evaluate(() => document.documentElement.dataset.started !== undefined);
  if (!runsScripts) return;
  const island = page.locator(`[data-island="${name}"]`);
  await island.dispatchEvent('focusin');
  await expect(island).toHaveAttribute('data-hydrated');
}

/** For journeys about something else: the visitor has already sent the pop-up away for today. */
export async function withoutPopUp(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('pop-up-not-on', new Date().toDateString()));
}

export const test = anyTest.extend({
  page: async ({ page }, use) => {
    await withoutPopUp(page);
    await use(page);
  },
});

/** For journeys about something else on the home page: the visitor has already answered the cookie question. */
export async function withConsentAnswered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page's own script reads it
    document.cookie = 'lashma_cookie_consent=declined; Path=/; SameSite=Lax';
  });
}

/** Holds answers back until the test lets them through. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * From here on time passes in the page only when the test says so, by `page.clock.runFor`: a busy machine may take as
 * long as it likes for the next step.
 */
export async function holdTime(page: Page): Promise<void> {
  // By the time that the page is told, the moment may have passed.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
}

/** Screen by screen, with the frames in which what comes into view is laid out and fetched. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top);
      for (let frame = 0; frame < 3; frame++) await nextFrame();
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

const TWICE_PX = 32;

/** The browser's own setting, which a page's style sheet cannot stand in for: it moves the breakpoints as well. */
export async function setTwiceTheText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: TWICE_PX } });
  const isSet = (px: number) =>
    matchMedia(`(width <= ${innerWidth / px}em)`).matches &&
    getComputedStyle(document.body).fontSize === `${px}px`;
  await expect.poll(() => page.evaluate(isSet, TWICE_PX)).toBe(true);
}

/** Lays a reader's own style sheet over the page's until it is taken off; our policy lets no other kind in. */
export async function withStyles<Result>(
  page: Page,
  css: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const answer = await ask();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return answer;
}

/** The test runner's own words: only the journeys about working offline let the worker in. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';
/** What Chromium says of each preloaded picture where the journeys go without. */
const PICTURES_KEPT_OUT = 'is not used because image loading is disabled';
/** And once more some seconds later, where a page is open for as long. */
const NEVER_SHOWN = 'was preloaded using link preload but not used';

/** Everything that a browser's console would complain about, Content-Security-Policy violations included. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  let hasPictures = true;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes(PICTURES_KEPT_OUT)) hasPictures = false;
    // Chromium reports the document's own 404 as an error; that answer is the point of the page.
    const isExpected =
      message.text() === WORKER_KEPT_OUT ||
      (!hasPictures && [PICTURES_KEPT_OUT, NEVER_SHOWN].some((words) => message.text().includes(words))) ||
      (message.text().includes('404') && /\/no-such-[a-z]+$/.test(message.location().url));
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** Stands in for every other site at the network's edge, and remembers what was asked of them. */
export async function watchThirdParties(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>frame</p>' }),
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

/** As `launchOptions`, for journeys that look at pictures, or at all that is drawn; all others go without. */
export const withPictures = chromiumLaunchOptions();

/** Playwright switches the back/forward cache off, because it confuses other journeys. */
export const keepingLeftPages = {
  ...chromiumLaunchOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** The headless shell keeps no page, and no browser keeps an answer that is an error. */
const NEVER_KEPT = ['BackForwardCacheDisabledForDelegate', 'HTTPStatusNotOK'];

interface Return {
  /** The page is there as it was left: no document has been loaded. */
  isRestored: boolean;
  /** Why the browser could not keep it, where it could have kept another. */
  refused: string[];
}

/** Goes on from a page and back again. A browser that keeps no page loads it anew, but says what else speaks against it. */
export async function comeBack(page: Page): Promise<Return> {
  const left = page.url();
  // What is still to be painted would be painted, and counted, when it is back.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const devtools = await page.context().newCDPSession(page);
  const returned = new Promise<Return>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve({ isRestored: true, refused: [] });
    });
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) => {
      const ofPage = all.filter(({ type }) => type !== 'Circumstantial');
      const isExplained = ofPage.length > 0 || all.some(({ reason }) => NEVER_KEPT.includes(reason));
      const refused = (isExplained ? ofPage : all).map(({ reason }) => reason);
      resolve({ isRestored: false, refused });
    });
  });
  await devtools.send('Page.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/maintenance?elsewhere');
  // A moment later, so that the page can still answer that it was asked.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const answer = await returned;
  // A restored document tells of no event that comes with loading.
  await page.waitForURL(left, { waitUntil: answer.isRestored ? 'commit' : 'domcontentloaded' });
  return answer;
}

/** The same tests for a browser that runs scripts and for one that does not. */
export function withAndWithoutScripts(define: (javaScriptEnabled: boolean) => void): void {
  for (const javaScriptEnabled of [true, false])
    anyTest.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      anyTest.use({ javaScriptEnabled });
      define(javaScriptEnabled);
    });
}
