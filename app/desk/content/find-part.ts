import { PART_IDS, type PartId } from '#content/schema/parts.ts';

export function findPart(id: string | undefined): PartId | undefined {
  return PART_IDS.find((part) => part === id);
}
