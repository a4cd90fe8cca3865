import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumExecutable, chromiumFlags } from '../../tests/support/chromium.ts';
import { median } from '../part.ts';
import type { Audit, AuditOrder } from './audit.ts';

/* Started by bench/parts/lighthouse.ts. */
const PERFORMANCE = 'performance';
/** Runs beyond those asked for, when some say nothing. */
const SPARE_RUNS = 3;

process.once('message', async (order: AuditOrder) => {
  for (const path of order.paths) process.send?.(await audit(path, order));
});

async function audit(path: string, { url, runs, categories, metrics }: AuditOrder): Promise<Audit> {
  const reports: Result[] = [];
  let repeated = 0;
  while (!isSettled(reports, runs) && repeated <= SPARE_RUNS) {
    // Only the times differ from run to run.
    const report = await runLighthouse(url + path, reports.length === 0 ? categories : [PERFORMANCE]);
    if (report && !report.runtimeError) reports.push(report);
    // Now and then the browser paints nothing in the time that Lighthouse gives it; such a run says nothing.
    else repeated++;
  }
  const [first] = reports;
  if (!first) throw new Error(`Lighthouse gave no report for ${path}`);
  const scores = categories.map((category) => {
    const judged = category === PERFORMANCE ? reports : [first];
    const values = judged.map((report) => report.categories[category]?.score ?? 0);
    return [category, Math.round(100 * median(values))];
  });
  const values = metrics.map((id) => [
    id,
    median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN)),
  ]);
  return {
    path,
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(values),
    findings: findingsOf(first, categories),
    repeated,
  };
}

/** When more than half of the runs agree on the score, no other run can change the median. */
function isSettled(reports: Result[], runs: number): boolean {
  const scores = reports.map((report) => report.categories[PERFORMANCE]?.score);
  return (
    scores.some((score) => scores.filter((other) => other === score).length > runs / 2) ||
    scores.length >= runs
  );
}

async function runLighthouse(url: string, onlyCategories: string[]): Promise<Result | undefined> {
  const chrome = await launch({
    chromePath: chromiumExecutable() ?? '',
    chromeFlags: ['--headless=new', '--disable-gpu', ...chromiumFlags()],
  });
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      onlyCategories,
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    return outcome?.lhr;
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
