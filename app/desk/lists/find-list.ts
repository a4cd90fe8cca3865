import { listWords as words } from '#content/desk/lists.ts';
import type { Field, ListId } from '#content/schema/directory.ts';
import { agentList, providerLists } from '#words/directory.ts';
import type { Person } from '../person.ts';
import type { ListVersion } from './list-service.ts';

interface DeskList {
  id: ListId;
  title: string;
  columns: { field: Field; label: string }[];
}

/** In the order of the site. */
export const deskLists: readonly DeskList[] = [...providerLists, agentList];

export function findList(id: string | undefined): DeskList | undefined {
  return deskLists.find((list) => list.id === id);
}

export function listTitle(id: ListId): string {
  return findList(id)?.title ?? id;
}

/** Who has published a version, as a sentence to this person begins. */
export function whoOf({ publishedBy }: ListVersion, { name }: Person): string {
  return publishedBy === name ? words.you : publishedBy || words.somebody;
}
