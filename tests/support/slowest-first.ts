import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest in `tests/faults/`, so that none of them is left over when all others are done. */
const SLOWEST = ['messages-killed', 'complaints-killed', 'build-beside', 'stop', 'mail-server', 'sqlite'];

/** Vitest's own order, which goes by the size of a file until it has seen how long each takes, with those first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const faults = sorted.filter(isFault).toSorted((one, other) => rankOf(one) - rankOf(other));
    return sorted.map((file) => (isFault(file) && faults.shift()) || file);
  }
}

function isFault({ project }: TestSpecification): boolean {
  return project.name === 'faults';
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOWEST.indexOf(basename(moduleId, '.test.ts'));
  return rank < 0 ? SLOWEST.length : rank;
}
