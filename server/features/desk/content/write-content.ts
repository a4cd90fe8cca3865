import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentEdit, ContentOutcome } from '#app/desk/content/content-service.ts';
import { contentWords, partNames } from '#content/desk/content.ts';
import type { Notice, PartId } from '#content/schema/parts.ts';
import type { Person } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import type { ContentDraftTable, ContentVersionTable } from '../../../database/content-tables.ts';
import type { Database } from '../../../database/schema.ts';
import { addToOutbox } from '../../../delivery/outbox-repository.ts';
import {
  deleteContentDraft,
  findContentVersion,
  highestNumber,
  insertContentVersion,
  readSpans,
  saveContentDraft,
  withdrawVersion,
} from '../../content/content-repository.ts';
import type { PartText } from '../../content/lay-onto.ts';
import { kindOf, olderAfter } from '../../content/part-kinds.ts';
import { readBuiltIn, readDraft, readPartAt, readText, writeContent } from '../../content/read-part.ts';
import { layersAt, versionAt } from '../../content/timeline.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import { dropWaiting, mustPropose, type Publisher, propose } from '../approvals/waiting-changes.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import {
  describeChange,
  describeOlder,
  describePlanned,
  describeTimes,
  unlessEmpty,
} from './describe-change.ts';
import { endUrgentAlone, isUrgentAlone } from './urgent-notice.ts';

const { state } = contentWords;

interface When {
  revision: string;
  from: string | null;
  to: string | null;
  edit?: ContentEdit | undefined;
  /** Whether the others would learn of what is published without them. */
  canMail?: boolean;
}

/** What carries out a change that was approved, with what it was made from. */
export interface ContentInput {
  part: PartId;
  /** Of the draft. */
  revision?: string;
  from?: string | null;
  to?: string | null;
  /** Of the version that is withdrawn, or that is taken down. */
  number?: number;
}

/** What a form was made from while there is no draft. */
export function revisionOf(highest: number): string {
  return `version-${highest}`;
}

/** All of these run one at a time. */
export async function saveDraft(
  transaction: Database,
  person: Person,
  part: PartId,
  { revision, content, checked, times }: ContentEdit,
): Promise<ContentOutcome> {
  const kind = kindOf(part);
  const parsed = kind.schema.safeParse(content);
  if (!parsed.success) return 'invalid';
  const seen = await readPartAt(transaction, part, now());
  const draft = await readDraft(transaction, part, seen);
  const before = draft ? readText(draft) : seen;
  const older = olderAfter(part, before, parsed.data, checked);
  const when = times ?? (await timesOf(transaction, part, draft));
  const isSame =
    JSON.stringify([before.content, before.older, draft?.from_at, draft?.to_at]) ===
    JSON.stringify([parsed.data, older, when.from, when.to]);
  // A button that was pressed twice finds its work done.
  if (isSame && draft) return 'done';
  if (!(await isCurrent(transaction, part, draft, revision))) return 'conflict';
  await saveContentDraft(transaction, {
    ...toDraft(part, { content: parsed.data, older }, person, seen, draft),
    from_at: when.from,
    to_at: when.to,
  });
  await dropWaiting(transaction, publishing(part));
  await record(transaction, person, 'content.save', part, undefined, describeOlder(older));
  return 'done';
}

export async function publishDraft(
  transaction: Database,
  person: Publisher,
  part: PartId,
  { revision, from, to, edit, canMail }: When,
): Promise<ContentOutcome> {
  const found = await findDraft(transaction, part);
  const json = edit && writeContent(part, edit.content);
  if (!found && (await wasPublished(transaction, part, revision, json))) return 'done';
  const saved = edit && (await saveDraft(transaction, person, part, edit));
  if (saved && saved !== 'done') return saved;
  const draft = edit ? await findDraft(transaction, part) : found;
  if (!draft || (!edit && draft.revision !== revision)) return 'conflict';
  const { content } = readText(draft);
  const isOver = to !== null && to <= now();
  if (isOver || !kindOf(part).schema.safeParse(content).success) return 'invalid';
  const timed = { ...draft, from_at: from, to_at: to };
  if (!(await mustPropose(transaction, person, 'content'))) return store(transaction, person, timed);
  if (
    part === 'notice' &&
    canMail &&
    (await isUrgentAlone(transaction, person, content as Notice, { from, to }))
  ) {
    const details = JSON.stringify({ number: (await highestNumber(transaction, part)) + 1 });
    await addToOutbox(transaction, {
      kind: 'urgent-notice',
      person_id: person.id,
      state: 'waiting',
      details,
    });
    return store(transaction, person, timed);
  }
  await saveContentDraft(transaction, timed);
  const seen = await readPartAt(transaction, part, now());
  const [old, changed] = describeChange(part, seen.content, content);
  return propose(transaction, person, {
    ...toProposal(part, 'publish', { revision: draft.revision, from, to }, [seen.content, content]),
    authors: (draft.authors ?? draft.updated_by).split('\n'),
    before: unlessEmpty(old),
    after: { ...changed, ...describeTimes(from, to) },
  });
}

/** The publishing of a part, as it waits for a second person. */
export function publishing(subject: PartId) {
  return { kind: 'content', action: 'publish', subject } as const;
}

/** A change of content as it waits for a second person, with what visitors see before and after it. */
function toProposal(
  part: PartId,
  action: 'publish' | 'take-down' | 'withdraw',
  input: Omit<ContentInput, 'part'>,
  [before, after]: [unknown, unknown],
) {
  const place = { title: partNames[part], href: `/desk/content/${part}` };
  const named = [
    { id: 'begins', name: state.from, before: '', after: input.from ? formatMoment(input.from) : '' },
    { id: 'ends', name: state.to, before: '', after: input.to ? formatMoment(input.to) : '' },
  ].filter((each) => each.after);
  const changes = { part, before, after, named };
  return { kind: 'content', action, subject: part, ...place, input: { part, ...input }, changes } as const;
}

export async function discardDraft(
  transaction: Database,
  person: Person,
  part: PartId,
  revision: string,
): Promise<ContentOutcome> {
  const draft = await findDraft(transaction, part);
  if (!draft) return 'done';
  if (draft.revision !== revision) return 'conflict';
  await deleteContentDraft(transaction, part);
  await dropWaiting(transaction, publishing(part));
  await record(transaction, person, 'content.discard', part);
  return 'done';
}

/** The draft stays; so does what is to begin later. `number` is the version that was on the site when it was proposed. */
export async function takeDown(
  transaction: Database,
  person: Publisher,
  part: PartId,
  number?: number,
): Promise<ContentOutcome> {
  const before = versionAt(await readSpans(transaction, part), now());
  const kind = kindOf(part);
  const json = JSON.stringify(kind.builtIn);
  const shown = before && (await findContentVersion(transaction, part, before.number));
  if (!shown || shown.json === json) return 'done';
  if (number !== undefined && number !== before.number) return 'conflict';
  const { content } = readText(shown);
  const [old] = describeChange(part, content, kind.builtIn);
  const was = { number: before.number, ...old };
  if (await mustPropose(transaction, person, 'content')) {
    const proposal = toProposal(part, 'take-down', { number: before.number }, [content, kind.builtIn]);
    return propose(transaction, person, { ...proposal, authors: [], before: was });
  }
  const text = toDraft(part, { content: kind.builtIn, older: {} }, person, { content: null, older: {} });
  const added = await insertVersion(transaction, person, text);
  await record(transaction, person, 'content.take-down', part, was, { number: added });
  return 'done';
}

/**
 * As the draft, with the times that it was given: it is looked at, published and approved as every other one. Number 0 is
 * what the site came with.
 */
export async function restoreVersion(
  transaction: Database,
  person: Person,
  part: PartId,
  { number, revision }: { number: number; revision: string },
): Promise<ContentOutcome> {
  const version = number === 0 ? undefined : await findContentVersion(transaction, part, number);
  if (number !== 0 && !version) return 'missing';
  const text = version ? await readVersion(transaction, version) : readBuiltIn(part);
  const draft = await findDraft(transaction, part);
  if (draft && draft.json === writeContent(part, text.content)) return 'done';
  if (!(await isCurrent(transaction, part, draft, revision))) return 'conflict';
  const seen = await readPartAt(transaction, part, now());
  await saveContentDraft(transaction, {
    ...toDraft(part, text, person, seen, draft),
    from_at: version && version.begins_at > version.published_at ? version.begins_at : null,
    to_at: version?.ends_at ?? null,
  });
  await dropWaiting(transaction, publishing(part));
  await record(transaction, person, 'content.restore', part, undefined, { from: `version ${number}` });
  return 'done';
}

export async function withdraw(
  transaction: Database,
  person: Publisher,
  part: PartId,
  number: number,
): Promise<ContentOutcome> {
  const version = await findContentVersion(transaction, part, number);
  if (version?.withdrawn_at) return 'done';
  if (!version || version.begins_at <= now()) return 'missing';
  const before = { number, ...describeTimes(version.begins_at, version.ends_at) };
  if (await mustPropose(transaction, person, 'content')) {
    const planned = await readPartAt(transaction, part, version.begins_at);
    const without = await readPartAt(transaction, part, version.begins_at, number);
    const proposal = toProposal(part, 'withdraw', { number }, [planned.content, without.content]);
    return propose(transaction, person, { ...proposal, authors: [], before });
  }
  if (!(await withdrawVersion(transaction, part, number))) return 'missing';
  await bumpContentVersion(transaction);
  await record(transaction, person, 'content.withdraw', part, before);
  return 'done';
}

/** What visitors saw, or will see, when a version begins. */
export async function readVersion(database: Database, version: ContentVersionTable): Promise<PartText> {
  const { part, begins_at, base, withdrawn_at } = version;
  return base === null || withdrawn_at ? readText(version) : readPartAt(database, part, begins_at);
}

async function findDraft(transaction: Database, part: PartId): Promise<ContentDraftTable | undefined> {
  return readDraft(transaction, part, await readPartAt(transaction, part, now()));
}

/** Of the draft; a new one ends with what is on the site, as it corrects that. */
async function timesOf(transaction: Database, part: PartId, draft: ContentDraftTable | undefined) {
  if (draft) return { from: draft.from_at, to: draft.to_at };
  return { from: null, to: versionAt(await readSpans(transaction, part), now())?.endsAt ?? null };
}

function isSameText({ json, base }: ContentDraftTable): boolean {
  return base !== null && isDeepStrictEqual(JSON.parse(json), JSON.parse(base));
}

/** Whether a form was made from what is there. */
async function isCurrent(
  transaction: Database,
  part: PartId,
  draft: ContentDraftTable | undefined,
  revision: string,
): Promise<boolean> {
  return revision === (draft?.revision ?? revisionOf(await highestNumber(transaction, part)));
}

/** By its text if that comes with the request, since others may have approved an earlier one; else by its revision. */
async function wasPublished(transaction: Database, part: PartId, revision: string, json?: string) {
  const last = await findContentVersion(transaction, part, await highestNumber(transaction, part));
  return last !== undefined && (json === undefined ? last.revision === revision : last.json === json);
}

/** `seen` is what visitors see, from which it was made. */
function toDraft(
  part: PartId,
  { content, older }: PartText,
  person: Person,
  seen: PartText,
  draft?: ContentDraftTable,
): ContentDraftTable {
  const authors = draft ? (draft.authors ?? draft.updated_by).split('\n') : [];
  return {
    part,
    revision: randomUUID(),
    json: writeContent(part, content),
    older: JSON.stringify(older),
    base: writeContent(part, seen.content),
    pictures: kindOf(part).pictures(content).join(' '),
    from_at: null,
    to_at: null,
    updated_at: now(),
    updated_by: person.name,
    authors: [...new Set([...authors, person.name])].join('\n'),
    known: kindOf(part).known ?? null,
  };
}

async function store(
  transaction: Database,
  person: Publisher,
  draft: ContentDraftTable,
): Promise<ContentOutcome> {
  const { part } = draft;
  const spans = await readSpans(transaction, part);
  const before = versionAt(spans, now());
  const seen = await readPartAt(transaction, part, now());
  const [old, changed] = describeChange(part, seen.content, readText(draft).content);
  const begins = draft.from_at !== null && draft.from_at > now() ? draft.from_at : now();
  const replaced = versionAt(spans, begins);
  if (part === 'notice' && replaced) await endUrgentAlone(transaction, replaced.number, begins);
  const number = await insertVersion(transaction, person, draft);
  await deleteContentDraft(transaction, part);
  await record(
    transaction,
    person,
    person.requestedBy === undefined ? 'content.publish' : 'content.approve',
    part,
    unlessEmpty({ ...(before && { number: before.number }), ...old }),
    {
      number,
      ...changed,
      ...describeTimes(draft.from_at, draft.to_at),
      ...describePlanned(part, spans, now()),
      ...describeOlder(JSON.parse(draft.older)),
    },
  );
  return 'done';
}

async function insertVersion(transaction: Database, person: Publisher, draft: ContentDraftTable) {
  const { part, revision, json, older, pictures, known, from_at, to_at } = draft;
  const published_at = now();
  const number = (await highestNumber(transaction, part)) + 1;
  const isLater = from_at !== null && from_at > published_at;
  // Made from something that will end, or else undone by whatever is published before it begins.
  const isTemporary = layersAt(await readSpans(transaction, part), published_at).some(({ endsAt }) => endsAt);
  // Who publishes what is there already wants all of it to stay.
  const isLayer = !kindOf(part).isWhole && (isLater || isTemporary) && !isSameText(draft);
  await insertContentVersion(transaction, {
    part,
    revision,
    json,
    older,
    pictures,
    known,
    number,
    // What was to begin while it waited for approval begins now.
    begins_at: isLater ? from_at : published_at,
    ends_at: to_at,
    published_at,
    published_by: person.name,
    requested_by: person.requestedBy ?? null,
    withdrawn_at: null,
    base: isLayer ? draft.base : null,
  });
  await bumpContentVersion(transaction);
  return number;
}

function record(
  transaction: Database,
  person: Publisher,
  action: Extract<Parameters<typeof recordAction>[2]['action'], `content.${string}`>,
  subject: PartId,
  before?: ActionDetails,
  after?: ActionDetails,
): Promise<void> {
  return recordAction(transaction, person, { action, subject, before, after });
}

function now(): string {
  return new Date().toISOString();
}
