import { listWords as words } from '#content/desk/lists.ts';
import type { Person } from '../person.ts';
import type { ListVersion } from './list-service.ts';

/** Who has published a version, as a sentence to this person begins. */
export function whoOf({ publishedBy }: ListVersion, { name }: Person): string {
  return publishedBy === name ? words.you : publishedBy || words.somebody;
}
