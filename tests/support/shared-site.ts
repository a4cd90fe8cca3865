import { afterAll, beforeAll } from 'vitest';
import { type SpawnedSite, spawnSite } from './spawn-site.ts';

/** One real site for all tests of a file. */
export function sharedSite(environment: Record<string, string> = {}) {
  let site: SpawnedSite;
  let url = '';
  beforeAll(async () => {
    site = spawnSite(environment);
    url = await site.listening();
  });
  afterAll(() => site.discard());
  return {
    get url() {
      return url;
    },
    get output() {
      return site.output;
    },
  };
}
