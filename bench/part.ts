import type { PartRun } from './report/bench-run.ts';

export interface PartOptions {
  /** The pages to measure one by one. */
  paths: string[];
  /** Lighthouse runs for each page. */
  runs: number;
  /** Reports what is being measured. */
  progress(text: string): void;
}

/** A part of the bench. */
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
