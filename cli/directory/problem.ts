/** Something to tell an editor about a row of a file. */
export type Problem = { file: string; row: number; reason: string };

export function describeProblem({ file, row, reason }: Problem): string {
  return `${file}:${row} ${reason}`;
}
