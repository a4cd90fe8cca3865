import type { PublishedFacts } from '#facts/published.ts';
import type { ListDocumentId, ListedDirectory } from '../features/directory/documents/directory-documents.ts';
import { createLoad } from '../pages/load-edition.ts';
import { serveJob } from '../worker-process.ts';
import type * as documents from './draw-documents.ts';

export interface DocumentJob {
  /** The build's module of a language that draws documents. */
  file: string;
  facts: PublishedFacts;
  /** The address of a document, or a list of which there is one. */
  href?: string;
  list?: { id: ListDocumentId; directory: ListedDirectory };
}

serveJob(({ file, facts, href, list }: DocumentJob) => {
  const { drawings, drawList } = createLoad(facts)(file) as typeof documents;
  return list ? drawList(list.id, list.directory) : drawings[href ?? '']?.();
});
