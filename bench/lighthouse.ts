import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../set-up/browser.mjs';
import { chromiumFlags, freePort } from '../tests/support/machine.ts';
import { NOT_FOUND } from '../tests/support/site-paths.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { median, type Options, type Part, progress, type Row } from './report.ts';

const PROGRAM = join(import.meta.dirname, 'node_modules/.bin/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  'FCP (ms)': 'first-contentful-paint',
  'LCP (ms)': 'largest-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  'SI (ms)': 'speed-index',
  CLS: 'cumulative-layout-shift',
};
/** Groups of Lighthouse's main-thread breakdown. */
const SCRIPT_WORK = ['scriptEvaluation', 'scriptParseCompile', 'garbageCollection'];
/**
 * A single renderer process, as on a phone with little memory: with several, the empty tab's process ends during the
 * recording, and Chromium then waits five seconds for it when the recording stops.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];
/** How often an invalid run is repeated. */
const TRIES = 4;

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: { group: string; duration: number }[] };
    }
  >;
}

export async function measureLighthouse({ paths, runs }: Options): Promise<Part> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Served at the URL in its canonical links, because Lighthouse ignores links to another origin.
  const site = spawnSite({ LOG_LEVEL: 'warn', PORT: String(port), PUBLIC_URL: url });
  const rows: Row[] = [];
  const remarks = [
    `Lighthouse's phone (a middling one on slow 4G, simulated), medians of ${runs}, each run in turn with one in which the script files are blocked. That some pages are kept from search engines is no fault.`,
    'A task of the page counts with the time in which its thread ran: what it waited while others used the machine is left out, and stands only in the score by the clock.',
  ];
  try {
    await site.listening();
    // Lighthouse gives no report for an error status, which this page has on purpose.
    for (const path of paths.filter((one) => one !== NOT_FOUND)) {
      progress(path);
      const visits: Row['figures'][] = [];
      const findings = new Set<string>();
      while (visits.length < runs) {
        const { byClock, byOwnTime } = await visit(url + path);
        const blocked = await visit(url + path, ['--blocked-url-patterns=*.js']);
        visits.push(figuresOf(byOwnTime, byClock, blocked.byOwnTime));
        for (const finding of findingsOf(byOwnTime)) findings.add(`${path}: ${finding}`);
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

/** Judges one visit twice: by the clock, and by the time in which the page's threads ran. */
async function visit(url: string, flags: string[] = []): Promise<Record<'byClock' | 'byOwnTime', Report>> {
  const chromeFlags = ['--headless=new', '--disable-gpu', ...ONE_PROCESS, ...chromiumFlags()].join(' ');
  for (let tries = 1; ; tries++) {
    const folder = mkdtempSync(join(tmpdir(), 'lashma-lighthouse-'));
    const judge = async () => JSON.parse(await run(url, `--audit-mode=${folder}`, '--output=json', ...flags));
    try {
      await run(url, `--gather-mode=${folder}`, `--chrome-flags=${chromeFlags}`, ...flags);
      const byClock = await judge();
      const file = join(folder, 'trace.json');
      const trace = JSON.parse(readFileSync(file, 'utf8'));
      leaveOutWaiting(trace.traceEvents);
      writeFileSync(file, JSON.stringify(trace));
      return { byClock, byOwnTime: await judge() };
    } catch (error) {
      // Sometimes the browser paints nothing within Lighthouse's limit.
      if (tries === TRIES) throw error;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    PROGRAM,
    [
      ...args,
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      // Some pages are kept from search engines on purpose; which ones is a test of its own.
      '--skip-audits=is-crawlable',
      '--disable-full-page-screenshot',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 100 * 1024 * 1024 },
  );
  return stdout;
}

function figuresOf(report: Report, byClock: Report, blocked: Report): Row['figures'] {
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0]);
  const items = report.audits['mainthread-work-breakdown']?.details?.items ?? [];
  const scripts = items.filter(({ group }) => SCRIPT_WORK.includes(group));
  const withoutScripts = scoreOf(blocked, 'performance');
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(report, category)])),
    'by the clock': scoreOf(byClock, 'performance'),
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

/** An event of Chromium's recording, in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long the thread itself ran during the event. */
  tdur?: number;
}

/**
 * Shortens the outermost tasks of each thread to the time in which it ran, and what they contain in proportion. On a
 * machine that others use, too, a thread often waits for its turn, which Lighthouse takes for work of the page.
 */
export function leaveOutWaiting(events: TraceEvent[]): void {
  for (const ofThread of Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`).values()) {
    let task = { start: 0, end: -1, share: 1 };
    for (const event of ofThread.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
      const { name, ts, dur = 0, tdur } = event;
      if (ts > task.end && name.endsWith('RunTask') && dur > 0 && tdur !== undefined)
        task = { start: ts, end: ts + dur, share: Math.min(1, tdur / dur) };
      if (ts > task.end) continue;
      event.ts = Math.round(task.start + (ts - task.start) * task.share);
      event.dur = dur && Math.floor(dur * task.share);
    }
  }
}
