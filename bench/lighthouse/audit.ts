/** What the bench asks audit-pages.ts for, and what it gets for each page. */
export interface AuditOrder {
  url: string;
  paths: string[];
  runs: number;
  /** A page whose performance is at least this in most of its runs needs no further one. */
  goal: number;
  categories: string[];
  metrics: string[];
}

export interface Audit {
  path: string;
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  metrics: Record<string, number>;
  /** Performance of the same page with its script files blocked, run by run in turn with the others. */
  withoutScripts: number;
  /** Evaluation, compilation and garbage collection of scripts, on Lighthouse's slowed processor. */
  scriptMs: number;
  /** What was found fault with, performance aside. */
  findings: string[];
  /** Runs in which the browser painted nothing in time. */
  repeated: number;
}
