import type { Field, ListId } from '#content/schema/directory.ts';
import { agentList, providerLists } from '#words/directory.ts';

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
