import { printable } from '../command.ts';

/** Long lists are cut: the count says enough. */
const MOST_SHOWN = 50;

export function printNotes(
  title: string,
  notes: readonly Problem[],
  print: (line: string) => void,
  total = notes.length,
): void {
  if (total === 0) return;
  const shown = notes.slice(0, MOST_SHOWN);
  const left = total - shown.length;
  const lines = shown.map((note) => `  ${printable(describeProblem(note))}`);
  print([`${title}:`, ...lines, ...(left > 0 ? [`  … and ${left} more`] : [])].join('\n'));
}

/** `3 problems`, `1 problem`; `none` stands for the number 0. */
export function countOf(count: number, what: string, none = '0'): string {
  return `${count === 0 ? none : count} ${what}${count === 1 ? '' : 's'}`;
}

/** Something to tell an editor about a file or a row of it. */
export type Problem = { file: string; row?: number; reason: string };

export function describeProblem({ file, row, reason }: Problem): string {
  return `${file}${row === undefined ? '' : `:${row}`} ${reason}`;
}
