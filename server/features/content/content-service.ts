import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteContent } from '#app/site.ts';
import { type Contact, dialled } from '#content/schema/contact.ts';
import { PART_IDS, type PartId } from '#content/schema/parts.ts';
import type { Database } from '../../database/schema.ts';
import { withFacts } from '../../languages.ts';
import { builtInContact } from './built-in-contact.ts';
import { findContentVersion, readSpans, readTexts, type VersionSpan } from './content-repository.ts';
import { type LayerText, layOnto, type PartText } from './lay-onto.ts';
import { kindOf } from './part-kinds.ts';
import { readStored } from './read-part.ts';
import { factsOf, type PublishedPart, type PublishedParts, showContent } from './show-content.ts';
import { changesAfter, layersAt } from './timeline.ts';

export type ContentService = Awaited<ReturnType<typeof openContent>>;

type Held = VersionSpan & LayerText;

const HASH_CHARACTERS = 10;

/**
 * Keeps in memory what staff have published of each part: what counts now, and what will by itself begin to. So a
 * version begins and ends at its time in every process, also while the database is away.
 */
export async function openContent(database: Database, log: Pick<FastifyBaseLogger, 'error'>) {
  let held: Held[] = await read();
  let contacts = await readTexts(database, 'contact');
  let readAt = Date.now();
  let current = take();

  /** The versions that count now or later, with their texts. */
  async function read(known: readonly Held[] = []): Promise<Held[]> {
    const spans = await readSpans(database);
    const now = new Date().toISOString();
    const needed = PART_IDS.flatMap((part) => {
      const ofPart = spans.filter((span) => span.part === part);
      return [layersAt(ofPart, now), ...changesAfter(ofPart, now).map(({ layers }) => layers)].flat();
    });
    const loaded = [...new Set(needed)].map(async (span) => {
      return known.find((each) => keyOf(each) === keyOf(span)) ?? load(span);
    });
    return (await Promise.all(loaded)).filter((each) => each !== undefined);
  }

  /** Undefined for a version of another schema: visitors see what the site came with. */
  async function load(span: VersionSpan): Promise<Held | undefined> {
    const row = await findContentVersion(database, span.part, span.number);
    try {
      if (!row) return undefined;
      const text = readStored(row);
      return { ...span, ...text, content: kindOf(span.part).schema.parse(text.content) };
    } catch (err) {
      const { part, number } = span;
      log.error({ err, part, number }, 'published content cannot be read; the site shows its own');
      return undefined;
    }
  }

  function take() {
    const now = new Date().toISOString();
    const ofPart = (part: PartId) => held.filter((each) => each.part === part);
    const layers = PART_IDS.flatMap((part) => layersAt(ofPart(part), now));
    const changes = PART_IDS.flatMap((part) => changesAfter(ofPart(part), now).map(({ at }) => at));
    const parts: PublishedParts = Object.assign(
      {},
      ...PART_IDS.map((part) => layTogether(layers.filter((each) => each.part === part))),
    );
    return {
      id: layers.length > 0 ? hash(layers.map(keyOf).join()) : '',
      parts,
      facts: factsOf(parts),
      formerLines: formerNumbers(contacts, parts.contact?.content, now),
      changesAt: changes.length > 0 ? Date.parse(changes.sort()[0] ?? '') : undefined,
      shown: new Map<string, SiteContent>(),
    };
  }

  const show = (parts: PublishedParts, language: string): SiteContent => ({
    ...showContent(parts, language),
    formerLines: current.formerLines,
  });

  return {
    /** The same object until something changes. */
    current(language: string): SiteContent {
      // With its own facts, since it is kept: the words of the moment may be those of before, or of another process.
      const made = () => show(current.parts, language);
      const known = current.shown.get(language) ?? withFacts(current.facts ?? null, made);
      current.shown.set(language, known);
      return known;
    },
    /** What staff have published in place of facts of the build, if they have. */
    facts: () => current.facts,
    /** What is stored of what visitors see, and which of its words are older; what the site came with, unless there is a version. */
    part(part: PartId): PartText {
      return current.parts[part] ?? { content: kindOf(part).builtIn, older: {} };
    },
    /** As if this were published; what follows prices and numbers follows its own. */
    preview(language: string, part: PartId, instead: PublishedPart): SiteContent {
      const parts = { ...current.parts, [part]: instead } as PublishedParts;
      return withFacts(factsOf(parts) ?? null, () => show(parts, language));
    },
    /** Another one whenever what visitors see has changed; empty while it is what the site came with. */
    id: () => current.id,
    /** When something begins or ends by itself next, in milliseconds. */
    changesAt: () => current.changesAt,
    /** To be called again and again: moves on to the versions of this moment, and tells whether that changed anything. */
    tick(): boolean {
      if (current.changesAt === undefined || Date.now() < current.changesAt) return false;
      current = take();
      return true;
    },
    /** The clock was put back to before what is in memory. */
    isAhead: () => Date.now() < readAt,
    /** Takes over what was published since; fails with the database, and then leaves everything as it is. */
    async refresh(): Promise<void> {
      const [versions, texts] = [await read(held), await readTexts(database, 'contact')];
      held = versions;
      contacts = texts;
      readAt = Date.now();
      current = take();
    },
  };
}

/** What the layers of one part make, with the times of the last one. */
function layTogether(layers: readonly Held[]): Partial<Record<PartId, PublishedPart>> {
  const last = layers.at(-1);
  if (!last) return {};
  const { part, beginsAt, endsAt } = last;
  const builtIn: PartText = { content: kindOf(part).builtIn, older: {} };
  const text = layers.reduce((below, layer) => layOnto(part, below, layer), builtIn);
  return { [part]: { ...text, beginsAt, endsAt } };
}

/** After a restored backup the same number may be another version. */
function keyOf({ part, number, publishedAt, beginsAt }: VersionSpan): string {
  return [part, number, publishedAt, beginsAt].join(' ');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
}

/** Numbers that visitors knew as ours and that we no longer have, in digits and as they were displayed. */
export function formerNumbers(
  versions: readonly { beginsAt: string; json: string }[],
  current: Contact | undefined,
  now: string,
): string[] {
  if (versions.length === 0) return [];
  const known = versions.filter(({ beginsAt }) => beginsAt <= now).map(({ json }) => JSON.parse(json));
  const ours = ['', ...numbersOf(current ?? builtInContact)];
  const all = [builtInContact, ...known].flatMap(numbersOf);
  return [...new Set(all)].filter((number) => !ours.includes(number));
}

/** Also of a version from before the schema changed. */
function numbersOf({ lines, whatsApp }: Partial<Contact>): string[] {
  const all: ({ digits: string; display?: string } | null)[] = [
    ...Object.values(lines ?? {}),
    ...Object.values(whatsApp ?? {}),
  ];
  return all.flatMap((line) => (line?.digits ? [dialled(line.digits), line.display ?? ''] : []));
}
