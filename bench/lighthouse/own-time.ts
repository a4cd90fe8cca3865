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

interface Task {
  start: number;
  end: number;
  /** The part of the task in which its thread ran. */
  share: number;
}

/**
 * Shortens every task of a recording to the time in which its thread ran, and what it contains in proportion. On a
 * machine that others use, too, a thread often waits for its turn, which Lighthouse takes for work of the page.
 */
export function leaveOutWaiting(events: TraceEvent[]): void {
  for (const ofThread of Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`).values()) {
    const tasks = findTasks(ofThread);
    let next = 0;
    for (const event of ofThread.sort((a, b) => a.ts - b.ts)) {
      while ((tasks[next]?.end ?? Number.POSITIVE_INFINITY) < event.ts) next++;
      const task = tasks[next];
      if (!task || event.ts < task.start) continue;
      event.ts = Math.round(task.start + (event.ts - task.start) * task.share);
      if (event.dur) event.dur = Math.floor(event.dur * task.share);
    }
  }
}

/** The outermost tasks of a thread. */
function findTasks(events: TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  for (const { name, ts, dur = 0, tdur } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (!name.endsWith('RunTask') || dur === 0 || tdur === undefined) continue;
    if (ts < (tasks.at(-1)?.end ?? 0)) continue;
    tasks.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) });
  }
  return tasks;
}

/** The request to audit-pages.ts and its result for each page. */
export interface AuditRequest {
  url: string;
  paths: string[];
  runs: number;
  /** A page that reaches this performance in most of its runs needs no more of them. */
  goal: number;
  categories: string[];
  metrics: string[];
}

export interface Audit {
  path: string;
  /** From 0 to 100, by category. This and the times below leave out when the page's threads waited for their turn. */
  scores: Record<string, number>;
  /** Performance with that waiting. */
  byClock: number;
  metrics: Record<string, number>;
  /** Performance of the same page with its script files blocked, alternating with the normal runs. */
  withoutScripts: number;
  /** Evaluation, compilation and garbage collection of scripts, on Lighthouse's throttled processor. */
  scriptMs: number;
  /** Failed audits, performance aside. */
  findings: string[];
  /** Runs in which the browser painted nothing in time. */
  repeated: number;
}
