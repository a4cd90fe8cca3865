import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../set-up/browser.mjs';
import { chromiumFlags, freePort } from '../tests/support/machine.ts';
import { NOT_FOUND } from '../tests/support/site-paths.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { median, type Options, type Part, progress, type Row } from './report.ts';

/** Fetched by npx when it is needed: nothing else uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  'FCP (ms)': 'first-contentful-paint',
  'LCP (ms)': 'largest-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
/** Groups of Lighthouse's main-thread breakdown. */
const SCRIPT_WORK = ['scriptEvaluation', 'scriptParseCompile', 'garbageCollection'];
/**
 * A single renderer process, as on a phone with little memory: with several, the empty tab's process ends during the
 * recording, and Chromium then waits five seconds for it when the recording stops.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];
/** How often an invalid run is repeated: sometimes the browser paints nothing within Lighthouse's limit. */
const TRIES = 4;

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: { group: string; duration: number }[] };
}

export async function measureLighthouse({ paths, runs }: Options): Promise<Part> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Served at the URL in its canonical links, because Lighthouse ignores links to another origin.
  const site = spawnSite({ LOG_LEVEL: 'warn', PORT: String(port), PUBLIC_URL: url });
  const rows: Row[] = [];
  const remarks = [
    `Lighthouse's phone (a middling one on slow 4G, simulated), medians of ${runs}, each run in turn with one in which the script files are blocked. Other work on the machine lowers the scores.`,
  ];
  try {
    await site.listening();
    // Lighthouse gives no report for an error status, which this page has on purpose.
    for (const path of paths.filter((one) => one !== NOT_FOUND)) {
      progress(path);
      const visits: Row['figures'][] = [];
      const findings = new Set<string>();
      while (visits.length < runs) {
        const report = await visit(url + path);
        visits.push(figuresOf(report, await visit(url + path, ['--blocked-url-patterns=*.js'])));
        for (const finding of findingsOf(report)) findings.add(`${path}: ${finding}`);
      }
      const columns = Object.keys(visits[0] ?? {});
      const medians = columns.map((column) => [column, median(visits.map((one) => one[column] ?? 0))]);
      rows.push({ name: path, figures: Object.fromEntries(medians) });
      remarks.push(...findings);
    }
  } finally {
    await site.discard();
  }
  const goals = [
    ...CATEGORIES.map((column) => ({ column, atLeast: 100 })),
    { column: 'lost to scripts', atMost: 1 },
    { column: 'script time (ms)', atMost: 100 },
    { column: 'CLS', atMost: 0.0005 },
  ];
  return { title: 'Lighthouse', tables: [{ title: 'Phone', rows, goals }], remarks };
}

async function visit(url: string, flags: string[] = [], tries = TRIES): Promise<Report> {
  const chromeFlags = ['--headless=new', '--disable-gpu', ...ONE_PROCESS, ...chromiumFlags()].join(' ');
  const options = [
    ...['--quiet', '--output=json', '--disable-full-page-screenshot', `--chrome-flags=${chromeFlags}`],
    `--only-categories=${CATEGORIES.join(',')}`,
    // Some pages are kept from search engines on purpose; which ones is a test of its own.
    '--skip-audits=is-crawlable',
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  try {
    const args = ['--yes', LIGHTHOUSE, url, ...options, ...flags];
    const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 100 * 1024 * 1024 });
    return JSON.parse(stdout);
  } catch (error) {
    if (tries === 1) throw error;
    return visit(url, flags, tries - 1);
  }
}

function figuresOf(report: Report, blocked: Report): Row['figures'] {
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0]);
  const items = report.audits['mainthread-work-breakdown']?.details?.items ?? [];
  const scripts = items.filter(({ group }) => SCRIPT_WORK.includes(group));
  const withoutScripts = scoreOf(blocked, 'performance');
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(report, category)])),
    'without scripts': withoutScripts,
    'lost to scripts': Math.max(0, withoutScripts - scoreOf(report, 'performance')),
    'script time (ms)': scripts.reduce((sum, { duration }) => sum + duration, 0),
    ...Object.fromEntries(metrics),
  };
}

function scoreOf({ categories }: Report, category: string): number {
  return Math.round(100 * (categories[category]?.score ?? 0));
}

/** Failed audits, performance aside. */
function findingsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      return audit && (audit.score ?? 1) < 1 ? [`${category}: ${audit.title}`] : [];
    }),
  );
}
