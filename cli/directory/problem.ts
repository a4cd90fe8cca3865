/** Something to tell an editor about a file or a row of it. */
export type Problem = { file: string; row?: number; reason: string };

export function describeProblem({ file, row, reason }: Problem): string {
  return `${file}${row === undefined ? '' : `:${row}`} ${reason}`;
}
