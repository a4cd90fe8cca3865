import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumExecutable, chromiumFlags } from '../../tests/support/machine.ts';
import { median } from '../report/bench-run.ts';
import { type Audit, type AuditRequest, leaveOutWaiting } from './own-time.ts';

/* Started by bench/parts/lighthouse.ts. */
const PERFORMANCE = 'performance';
/**
 * A single renderer process, as on a phone with little memory: with several, the empty tab's process ends during the
 * recording, and Chromium then waits five seconds for it when the recording stops.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];
const SCRIPT_FILES = ['*.js'];
/** Groups of Lighthouse's main-thread breakdown. */
const SCRIPT_WORK = ['scriptEvaluation', 'scriptParseCompile', 'garbageCollection'];
/** Some pages are kept from search engines on purpose; which ones is a test of its own. */
const SKIPPED = ['is-crawlable'];
/** Extra runs to replace invalid ones. */
const SPARE_RUNS = 3;

/** One visit, judged twice. */
interface Report {
  /** By the clock, whatever else the machine did meanwhile. */
  byClock: Result;
  /** By the time in which the page's threads ran, as on a machine that does nothing else. */
  byOwnTime: Result;
}

process.once('message', async (order: AuditRequest) => {
  for (const path of order.paths) process.send?.(await audit(path, order));
});

async function audit(path: string, order: AuditRequest): Promise<Audit> {
  const { url, runs, categories, metrics } = order;
  const visits: Report[] = [];
  const blocked: Result[] = [];
  let repeated = 0;
  while (!isSettled(visits, order) && repeated <= SPARE_RUNS) {
    // Other categories do not vary between runs, so they are audited only once.
    const report = await runLighthouse(url + path, visits.length === 0 ? categories : [PERFORMANCE]);
    const twin = await runLighthouse(url + path, [PERFORMANCE], SCRIPT_FILES);
    // Sometimes the browser paints nothing within Lighthouse's limit; such a run is invalid.
    if (!report || !twin) {
      repeated++;
      continue;
    }
    visits.push(report);
    blocked.push(twin.byOwnTime);
  }
  const reports = visits.map(({ byOwnTime }) => byOwnTime);
  const [first] = reports;
  if (!first) throw new Error(`Lighthouse gave no report for ${path}`);
  const isCutShort = reports.length < runs;
  const scores = categories.map((category) => {
    const judged = category === PERFORMANCE ? reports : [first];
    const values = judged.map((report) => scoreOf(report, category));
    return [category, isCutShort ? Math.min(...values) : median(values)];
  });
  const values = metrics.map((id) => {
    const read = reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN);
    return [id, isCutShort ? Math.max(...read) : median(read)];
  });
  return {
    path,
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(values),
    byClock: median(visits.map((visit) => scoreOf(visit.byClock, PERFORMANCE))),
    withoutScripts: median(blocked.map((report) => scoreOf(report, PERFORMANCE))),
    scriptMs: median(reports.map(scriptMsOf)),
    findings: findingsOf(first, categories),
    repeated,
  };
}

/**
 * When more than half of the runs reach the goal, the median cannot be below the lowest of those, which is reported.
 */
function isSettled(visits: Report[], { runs, goal }: AuditRequest): boolean {
  const isReached = visits.every(({ byOwnTime }) => scoreOf(byOwnTime, PERFORMANCE) >= goal);
  return visits.length >= runs || (isReached && visits.length > runs / 2);
}

const scoreOf = (report: Result, category: string): number =>
  Math.round(100 * (report.categories[category]?.score ?? 0));

function scriptMsOf(report: Result): number {
  const { details } = report.audits['mainthread-work-breakdown'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter(({ group }) => SCRIPT_WORK.includes(String(group)))
    .reduce((sum, { duration }) => sum + Number(duration), 0);
}

async function runLighthouse(
  url: string,
  onlyCategories: string[],
  blockedUrlPatterns: string[] = [],
): Promise<Report | undefined> {
  const flags: Flags = {
    onlyCategories,
    blockedUrlPatterns,
    skipAudits: SKIPPED,
    disableFullPageScreenshot: true,
    skipAboutBlank: true,
    logLevel: 'error',
  };
  const recording = mkdtempSync(join(tmpdir(), 'lashma-lighthouse-'));
  const judge = async () => (await lighthouse(url, { ...flags, auditMode: recording }))?.lhr;
  try {
    await visit(url, { ...flags, gatherMode: recording });
    const byClock = await judge();
    const file = join(recording, 'trace.json');
    const trace = JSON.parse(readFileSync(file, 'utf8'));
    leaveOutWaiting(trace.traceEvents);
    writeFileSync(file, JSON.stringify(trace));
    const byOwnTime = await judge();
    if (!byClock || byClock.runtimeError || !byOwnTime || byOwnTime.runtimeError) return undefined;
    return { byClock, byOwnTime };
  } finally {
    rmSync(recording, { recursive: true });
  }
}

async function visit(url: string, flags: Flags): Promise<void> {
  const chrome = await launch({
    chromePath: chromiumExecutable() ?? '',
    chromeFlags: ['--headless=new', '--disable-gpu', ...ONE_PROCESS, ...chromiumFlags()],
  });
  try {
    await lighthouse(url, { ...flags, port: chrome.port });
  } finally {
    chrome.kill();
  }
}

function findingsOf(report: Result, categories: string[]): string[] {
  return categories
    .filter((category) => category !== PERFORMANCE)
    .flatMap((category) =>
      (report.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
        const judged = report.audits[id];
        const isFault = judged && judged.score !== null && judged.score < 1;
        return isFault ? [`${category}: ${judged.title}`] : [];
      }),
    );
}
