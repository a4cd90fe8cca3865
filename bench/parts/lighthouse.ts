import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../tests/support/machine.ts';
import { NOT_FOUND } from '../../tests/support/site-paths.ts';
import { spawnSite } from '../../tests/support/spawn-site.ts';
import type { Audit, AuditRequest } from '../lighthouse/own-time.ts';
import type { Column, Goal, Part, Row } from '../report/bench-run.ts';

/** Performance is measured in each run; the other categories do not vary. */
const SCORES = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
};

const BY_CLOCK = 'by the clock';
const WITHOUT = 'without scripts';
const LOST = 'lost to scripts';
const SCRIPTS = 'script time';

export const lighthouse: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  async measure({ paths, runs, progress }) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // Served at the URL in its canonical links, because Lighthouse ignores links to another origin.
    const site = spawnSite({ LOG_LEVEL: 'warn', PORT: String(port), PUBLIC_URL: url });
    const rows: Row[] = [];
    const remarks = [
      `Lighthouse's phone (a middling one on slow 4G, simulated), medians of ${runs}, each run in turn with one in which the script files are blocked. Where most runs reach the goal the others are left out and the worst is told, which the median cannot be below. Accessibility, best practices and SEO are looked at once; that some pages are kept from search engines is no fault.`,
      'A task of the page counts with the time in which its thread ran: what it waited while others used the machine is left out, and stands only in the score by the clock.',
    ];
    try {
      await site.listening();
      const order = {
        url,
        // Lighthouse gives no report for an error status, which this page has on purpose.
        paths: paths.filter((path) => path !== NOT_FOUND),
        runs,
        goal: SCORES.performance,
        categories: Object.keys(SCORES),
        metrics: Object.values(METRICS),
      };
      for await (const audit of auditPages(order)) {
        progress(audit.path);
        rows.push({ name: audit.path, figures: figuresOf(audit) });
        remarks.push(...audit.findings.map((finding) => `${audit.path}: ${finding}`));
        if (audit.repeated > 0)
          remarks.push(`${audit.path}: ${audit.repeated} runs painted nothing and were repeated`);
      }
    } finally {
      await site.discard();
    }
    return { tables: [{ title: 'Phone', columns: columns(), rows, goals: goals() }], remarks };
  },
};

/** Lighthouse is a dependency of the bench's own package, so it runs in a separate process. */
async function* auditPages(order: AuditRequest): AsyncGenerator<Audit> {
  const program = fork(join(import.meta.dirname, '../lighthouse/audit-pages.ts'));
  const ended = once(program, 'exit');
  const stopListening = new AbortController();
  ended.then(() => stopListening.abort());
  program.send(order);
  let audited = 0;
  try {
    for await (const [audit] of on(program, 'message', { signal: stopListening.signal })) {
      yield audit;
      if (++audited === order.paths.length) return;
    }
  } catch (error) {
    if (!stopListening.signal.aborted) throw error;
    throw new Error(`Lighthouse ended after ${audited} of ${order.paths.length} pages`);
  } finally {
    program.kill();
    await ended;
  }
}

function figuresOf({ scores, metrics, byClock, withoutScripts, scriptMs }: Audit): Row['figures'] {
  const shown = Object.entries(METRICS).map(([name, id]) => [name, metrics[id] ?? Number.NaN]);
  const lost = Math.max(0, withoutScripts - (scores.performance ?? 0));
  return {
    ...scores,
    [BY_CLOCK]: byClock,
    [WITHOUT]: withoutScripts,
    [LOST]: lost,
    [SCRIPTS]: scriptMs,
    ...Object.fromEntries(shown),
  };
}

function columns(): Column[] {
  return [
    ...[...Object.keys(SCORES), BY_CLOCK, WITHOUT].map(
      (name) => ({ name, unit: '', better: 'more' }) as const,
    ),
    { name: LOST, unit: '', better: 'less' },
    { name: SCRIPTS, unit: 'ms', better: 'less' },
    ...Object.keys(METRICS).map(
      (name) => ({ name, unit: name === 'CLS' ? '' : 'ms', better: 'less' }) as const,
    ),
  ];
}

function goals(): Goal[] {
  const scores = Object.entries(SCORES).map(([column, atLeast]) => ({ column, atLeast }));
  return [
    ...scores,
    { column: LOST, atMost: 1 },
    { column: SCRIPTS, atMost: 100 },
    { column: 'CLS', atMost: 0.0005 },
  ];
}
