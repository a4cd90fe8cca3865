import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumExecutable, chromiumFlags } from '../tests/support/chromium.ts';
import { layoutPaths } from '../tests/support/site-paths.ts';

const PORT = 4390;
const RUNS = 3;
const MOST_RUNS = 6;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'Other'];

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function startSite(): Promise<() => void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lashma-bench-'));
  const site = spawn('node', ['server/index.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://localhost:${PORT}/readyz`).catch(() => undefined);
    if (answer?.ok) return () => site.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  site.kill('SIGTERM');
  throw new Error('The site did not start.');
}

interface NetworkRequest {
  resourceType: string;
  transferSize: number;
}

function bytesByType(report: Result): Record<string, number> {
  const details = report.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  const sums: Record<string, number> = {};
  for (const { resourceType, transferSize } of details?.items ?? []) {
    const type = TYPES.includes(resourceType) ? resourceType : 'Other';
    sums[type] = (sums[type] ?? 0) + transferSize;
  }
  return sums;
}

function printFailures(path: string, report: Result): void {
  for (const category of CATEGORIES.slice(1)) {
    for (const { id } of report.categories[category]?.auditRefs ?? []) {
      const audit = report.audits[id];
      if (audit && audit.score !== null && audit.score < 1)
        console.log(`  ${path} ${category}: ${audit.title}`);
    }
  }
}

/** Now and then the browser paints nothing in the time that Lighthouse gives it; such a run says nothing, and is told. */
async function collectReports(path: string): Promise<Result[]> {
  const reports: Result[] = [];
  for (let run = 0; run < MOST_RUNS && reports.length < RUNS; run++) {
    const report = await runLighthouse(path);
    if (report && !report.runtimeError) reports.push(report);
    else
      console.log(`  ${path}: a run failed (${report?.runtimeError?.code ?? 'no report'}) and is repeated`);
  }
  return reports;
}

async function runLighthouse(path: string): Promise<Result | undefined> {
  const chrome = await launch({
    chromePath: chromiumExecutable() ?? '',
    chromeFlags: ['--headless=new', '--disable-gpu', ...chromiumFlags()],
  });
  try {
    const outcome = await lighthouse(`http://localhost:${PORT}${path}`, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    return outcome?.lhr;
  } finally {
    chrome.kill();
  }
}

async function measure(path: string): Promise<void> {
  const reports = await collectReports(path);
  const [first] = reports;
  if (!first) throw new Error(`Lighthouse gave no report for ${path}.`);

  const scores = CATEGORIES.map((category) =>
    Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0))),
  );
  const value = (audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const bytes = bytesByType(first);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  console.log(
    [
      path.padEnd(16),
      ...scores.map((score) => String(score).padStart(4)),
      `FCP ${Math.round(value('first-contentful-paint'))}`,
      `LCP ${Math.round(value('largest-contentful-paint'))}`,
      `TBT ${Math.round(value('total-blocking-time'))}`,
      `SI ${Math.round(value('speed-index'))}`,
      `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
      `| KB: total ${(total / 1024).toFixed(1)}`,
      ...Object.entries(bytes).map(([type, size]) => `${type} ${(size / 1024).toFixed(1)}`),
    ].join(' '),
  );
  printFailures(path, first);
}

const stopSite = await startSite();
try {
  console.log(
    `Mobile Lighthouse, median of ${RUNS}: performance, accessibility, best practices, SEO; times in ms`,
  );
  const paths = process.argv.slice(2);
  for (const path of paths.length > 0 ? paths : layoutPaths) await measure(path);
} finally {
  stopSite();
}
