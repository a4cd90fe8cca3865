import type { PublishedFacts } from '#facts/published.ts';
import { createLoad } from '../pages/load-edition.ts';
import { serveJob } from '../worker-process.ts';
import type { Drawings } from './plan-drawings.ts';

export interface DocumentJob {
  /** The build's module of a language that draws documents. */
  file: string;
  facts: PublishedFacts;
  href: string;
}

serveJob(({ file, facts, href }: DocumentJob) => {
  const { drawings } = createLoad(facts)(file) as { drawings: Drawings };
  return drawings[href]?.();
});
