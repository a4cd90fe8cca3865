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
