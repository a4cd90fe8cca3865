import { globSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** CPU time that a process and those it has started have used so far. */
export function cpuMsOf(pid: number): number {
  return familyOf(pid)
    .map(ownCpuMs)
    .reduce((sum, ms) => sum + ms, 0);
}

/** The process and all that descend from it. */
function familyOf(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

function ownCpuMs(pid: number): number {
  // The name of the program comes before, in brackets, and may hold spaces: fields are counted after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}
