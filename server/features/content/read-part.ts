import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PartId } from '#content/schema/parts.ts';
import type { ContentDraftTable } from '../../database/content-tables.ts';
import type { Database } from '../../database/schema.ts';
import { findContentDraft, findContentVersion, readSpans } from './content-repository.ts';
import { asShown, asStored } from './follow-facts.ts';
import { type LayerText, layOnto, type PartText } from './lay-onto.ts';
import { kindOf } from './part-kinds.ts';
import { layersAt } from './timeline.ts';

type Stored = Pick<ContentDraftTable, 'part' | 'json' | 'older' | 'base' | 'known'>;

/** As it is stored; also a text from before the schema changed. */
export function readStored({ part, json, older, base, known }: Stored): LayerText {
  const { known: ofBuild = '[]', complete } = kindOf(part);
  const read = (text: string) => {
    const stored: unknown = JSON.parse(text);
    return complete?.(stored, JSON.parse(known ?? ofBuild)) ?? stored;
  };
  return { content: read(json), older: JSON.parse(older), ...(base !== null && { base: read(base) }) };
}

/** As visitors read it. One from before the schema changed, too: the form tells who edits it what is missing. */
export function readText(row: Stored): LayerText {
  const { content, base, ...rest } = readStored(row);
  const show = (stored: unknown) => asShown(row.part, stored);
  return { ...rest, content: show(content), ...(base !== undefined && { base: show(base) }) };
}

/** What the site came with, as visitors read it. */
export function readBuiltIn(part: PartId): PartText {
  const { builtIn, builtInNow } = kindOf(part);
  return { content: builtInNow?.() ?? builtIn, older: {} };
}

export function writeContent(part: PartId, shown: unknown): string {
  const content = asStored(part, shown);
  return JSON.stringify(kindOf(part).shorten?.(content) ?? content);
}

/** What visitors see of a part at a moment, as far as it is known now; perhaps as if a version were not there. */
export async function readPartAt(
  database: Database,
  part: PartId,
  at: string,
  without?: number,
): Promise<PartText> {
  const spans = (await readSpans(database, part)).filter(({ number }) => number !== without);
  let text = readBuiltIn(part);
  for (const { number } of layersAt(spans, at)) {
    const row = await findContentVersion(database, part, number);
    const layer = row && readText(row);
    const read = kindOf(part).schema.safeParse(layer?.content);
    // As visitors do not see one of another schema either.
    if (layer && read.success) text = layOnto(part, text, { ...layer, content: read.data });
  }
  return text;
}

/**
 * The draft on what visitors see now: if that has changed since the draft was made, as when a planned version has begun,
 * it has all of that which it does not change itself. Its revision is another one then, so that nobody publishes or
 * approves what they have not seen.
 */
export async function readDraft(
  database: Database,
  part: PartId,
  seen: PartText,
): Promise<ContentDraftTable | undefined> {
  const draft = await findContentDraft(database, part);
  if (!draft || kindOf(part).isWhole) return draft;
  const { content, older, base = seen.content } = readText(draft);
  const text = layOnto(part, seen, { content, older, base });
  const stored = { ...draft, base: writeContent(part, seen.content) };
  if (isDeepStrictEqual(text.content, content)) return stored;
  const json = writeContent(part, text.content);
  const stamp = createHash('sha256').update(json).digest('base64url');
  return { ...stored, json, older: JSON.stringify(text.older), revision: `${draft.revision}+${stamp}` };
}
