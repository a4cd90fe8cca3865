import type { PartRun } from './report/bench-run.ts';

export interface PartOptions {
  /** The addresses whose pages are looked at one by one. */
  paths: string[];
  /** How often Lighthouse looks at each. */
  runs: number;
  /** Says what is being done while it is. */
  progress(text: string): void;
}

/** One thing that the bench measures. */
export interface Part {
  name: string;
  title: string;
  measure(options: PartOptions): Promise<Pick<PartRun, 'tables' | 'remarks'>>;
}

export const KB = 1024;
export const MB = 1024 * 1024;

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
