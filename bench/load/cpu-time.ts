import { globSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** CPU time used so far by a process and its descendants. */
export function cpuMsOf(pid: number): number {
  return processTree(pid)
    .map(ownCpuMs)
    .reduce((sum, ms) => sum + ms, 0);
}

function processTree(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

function ownCpuMs(pid: number): number {
  // The program's name comes first, in brackets, and may contain spaces: fields are counted after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}
