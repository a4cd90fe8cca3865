/** Something to tell an editor about a line of a file. */
export type Problem = { file: string; line: number; reason: string };

export function describeProblem({ file, line, reason }: Problem): string {
  return `${file}:${line} ${reason}`;
}
