import { createHash } from 'node:crypto';
import type {
  ContentEdit,
  ContentLanguage,
  ContentOutcome,
  ContentVersion,
  EditedPart,
  PartSummary,
  PlannedVersion,
  ReadVersion,
  RenderedPage,
} from '#app/desk/content/content-service.ts';
import type { SiteContent } from '#app/site.ts';
import { contentWords } from '#content/desk/content.ts';
import { english, translated } from '#content/languages.ts';
import { PART_IDS, type PartId, type Parts } from '#content/schema/parts.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { UploadedFile } from '#domain/forms/form-fields.ts';
import type { ContentDraftTable } from '../../../database/content-tables.ts';
import type { Database } from '../../../database/schema.ts';
import {
  findContentDraft,
  findContentVersion,
  highestNumber,
  listContentVersions,
  readSpans,
} from '../../content/content-repository.ts';
import type { ContentService } from '../../content/content-service.ts';
import { stampOfFacts } from '../../content/follow-facts.ts';
import { layOnto } from '../../content/lay-onto.ts';
import { kindOf } from '../../content/part-kinds.ts';
import { readBuiltIn, readDraft, readPartAt, readText } from '../../content/read-part.ts';
import { versionAt } from '../../content/timeline.ts';
import { lockContentVersion } from '../../content-version/content-version-repository.ts';
import { PictureProblem } from '../../picture/make-picture.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import { needsSecondPerson } from '../approvals/approvers.ts';
import { findWaiting, listWaiting } from '../approvals/waiting-changes.ts';
import { findOwnTexts, findTextsNaming } from './own-texts.ts';
import * as steps from './write-content.ts';

const PICTURE_LIMIT_MS = 25_000;

export interface ContentDependencies {
  database: Database;
  content: ContentService;
  pictures: PictureService;
  /** Drops what this process has made of the old content; the others notice within a second. */
  onChange(): void;
  /** A public page, with other content than visitors see. */
  renderWith(path: string, language: string, content: SiteContent): Promise<RenderedPage | undefined>;
  canMail: boolean;
}

/** English first. */
const languages: readonly ContentLanguage[] = Object.values({ english, ...translated }).map(
  ({ language: { language } }, index) => ({
    code: language.code,
    name: language.name,
    isEnglish: index === 0,
  }),
);

/** The pages on which a part can be looked at, the most important one first. */
function previewPaths(part: PartId): readonly string[] {
  const { path, otherPaths = [] } = kindOf(part);
  return [path, ...otherPaths];
}

/** The revision that a form was made from; of none if prices or numbers that it names have changed since. */
function seen(part: PartId, revision: string): string {
  const stamp = stampOfFacts(part);
  return revision.endsWith(stamp) ? revision.slice(0, revision.length - stamp.length) : '';
}

function seenIn<Sent extends { revision: string }>(part: PartId, sent: Sent): Sent {
  return { ...sent, revision: seen(part, sent.revision) };
}

interface Publication extends Record<'from' | 'to', string | null> {
  revision: string;
  edit?: ContentEdit | undefined;
}

interface StoredParts {
  drafts: ContentDraftTable[];
  requests: Awaited<ReturnType<typeof listWaiting>>;
  versions: Awaited<ReturnType<typeof listContentVersions>>;
}

/** What staff do with the parts of the content. */
export function createContentDesk(dependencies: ContentDependencies) {
  const { database, content, pictures, onChange, renderWith, canMail } = dependencies;

  /** One after the other in all processes, and then known here at once. */
  async function write(
    work: (transaction: Database) => Promise<ContentOutcome>,
    isPublic = false,
  ): Promise<ContentOutcome> {
    const outcome = await database.transaction().execute(async (transaction) => {
      await lockContentVersion(transaction);
      return work(transaction);
    });
    if (isPublic && outcome === 'done') {
      await content.refresh();
      onChange();
    }
    return outcome;
  }

  async function summarise(parts: readonly PartId[]): Promise<PartSummary[]> {
    const drafts = database.selectFrom('content_drafts').selectAll().where('part', 'in', parts);
    const stored = {
      drafts: await drafts.execute(),
      requests: await listWaiting(database, 'content', 'publish'),
      versions: await listContentVersions(database, parts),
    };
    return Promise.all(parts.map((part) => describePart(part, stored)));
  }

  async function describePart(
    part: PartId,
    { drafts, requests, versions: rows }: StoredParts,
  ): Promise<PartSummary> {
    const draft = drafts.find((each) => each.part === part);
    const request = requests.findLast(({ subject }) => subject === part);
    const all = describeVersions(rows.filter((row) => row.part === part));
    const current = all.find(({ state, number }) => state === 'now' && number > 0);
    const text =
      part === 'notice' && current ? await findContentVersion(database, part, current.number) : undefined;
    return {
      part,
      draft: draft && {
        by: draft.updated_by,
        at: draft.updated_at,
        isWaiting: request !== undefined && !request.rejected_at,
      },
      current,
      isTakenDown: text !== undefined && readText(text).content === null,
      upcoming: all.filter(({ state }) => state === 'later'),
    };
  }

  /** Newest first; the last one is what the site came with. */
  const versions = async (part: PartId) => describeVersions(await listContentVersions(database, [part]));

  function describeVersions(rows: StoredParts['versions']): ContentVersion[] {
    const now = new Date().toISOString();
    const current = versionAt(
      rows.filter((row) => row.withdrawn_at === null),
      now,
    );
    const described = rows.map((row): ContentVersion => {
      const { number, beginsAt, endsAt, publishedAt, published_by, requested_by, withdrawn_at } = row;
      const state = withdrawn_at ? 'withdrawn' : row === current ? 'now' : beginsAt > now ? 'later' : 'over';
      return { number, beginsAt, endsAt, publishedAt, by: published_by, requestedBy: requested_by, state };
    });
    const state = current ? 'over' : 'now';
    const builtIn = { number: 0, beginsAt: '', endsAt: null, publishedAt: '', by: '', requestedBy: null };
    return [...described, { ...builtIn, state }];
  }

  async function planned(part: PartId, upcoming: readonly ContentVersion[]): Promise<PlannedVersion[]> {
    const spans = await readSpans(database, part);
    const read = upcoming.map(async (version) => {
      const { number, beginsAt } = version;
      const before = await readPartAt(database, part, beginsAt, number);
      const after = await readPartAt(database, part, beginsAt);
      return {
        ...version,
        before: before.content as Parts[PartId],
        after: after.content as Parts[PartId],
        isWhole: !spans.some((span) => span.number === number && span.isLayer),
      };
    });
    return Promise.all(read);
  }

  return {
    languages,
    /** Another text for every other value, by which a form knows what it was made from. */
    stamp: (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url'),
    list: () => summarise(PART_IDS),

    async open<Id extends PartId>(part: Id, person: Person): Promise<EditedPart<Id>> {
      const shown = await readPartAt(database, part, new Date().toISOString());
      const draft = await readDraft(database, part, shown);
      const edited = draft ? readText(draft) : shown;
      const request = draft && (await findWaiting(database, steps.publishing(part)));
      const [summary] = (await summarise([part])) as [PartSummary];
      return {
        ...summary,
        upcoming: await planned(part, summary.upcoming),
        part,
        content: edited.content as Parts[Id],
        published: shown.content as Parts[Id],
        older: edited.older,
        revision:
          (draft?.revision ?? steps.revisionOf(await highestNumber(database, part))) + stampOfFacts(part),
        from: draft?.from_at ?? null,
        // Who corrects what is on the site leaves its end as it is.
        to: draft ? draft.to_at : (summary.current?.endsAt ?? null),
        request: request?.rejected_at
          ? undefined
          : request && { by: request.requested_by, at: request.requested_at },
        sentBack: request?.rejected_at
          ? { by: request.rejected_by ?? '', at: request.rejected_at, reason: request.reason }
          : undefined,
        needsApproval: await needsSecondPerson(database, person, 'content'),
      };
    },

    save: (person: Person, part: PartId, edit: ContentEdit) =>
      write((transaction) => steps.saveDraft(transaction, person, part, seenIn(part, edit))),
    /**
     * In ISO times, or null for at once and without an end. Saves what stands in the form first, where the draft has
     * one. Asks for approval where that is needed.
     */
    publish: (person: Person, part: PartId, { edit, ...when }: Publication) => {
      const sent = { ...seenIn(part, when), canMail, edit: edit && seenIn(part, edit) };
      return write((transaction) => steps.publishDraft(transaction, person, part, sent), true);
    },
    discard: (person: Person, part: PartId, revision: string) =>
      write((transaction) => steps.discardDraft(transaction, person, part, seen(part, revision))),
    /** Shows again, at once, what the site came with. */
    takeDown: (person: Person, part: PartId) =>
      write((transaction) => steps.takeDown(transaction, person, part), true),
    /** Makes a version the draft. */
    restore: (person: Person, part: PartId, number: number, revision: string) => {
      const from = { number, revision: seen(part, revision) };
      return write((transaction) => steps.restoreVersion(transaction, person, part, from));
    },
    withdraw: (person: Person, part: PartId, number: number) =>
      write((transaction) => steps.withdraw(transaction, person, part, number), true),
    versions,

    async version(part: PartId, number: number): Promise<ReadVersion | undefined> {
      const all = await versions(part);
      const version = all.find((each) => each.number === number);
      if (!version) return undefined;
      if (number === 0) return { version, content: readBuiltIn(part).content as Parts[PartId] };
      const row = await findContentVersion(database, part, number);
      if (!row) return undefined;
      const { content: text } = await steps.readVersion(database, row);
      // What was withdrawn never began: it was made from what visitors saw when it was published.
      const at = version.state === 'withdrawn' ? version.publishedAt : version.beginsAt;
      const spans = (await readSpans(database, part)).filter((span) => span.number !== number);
      const last = versionAt(spans, at)?.number ?? 0;
      const before = all.find((each) => each.number === last);
      const { content: below } = await readPartAt(database, part, at, number);
      return {
        ...{ version, content: text as Parts[PartId] },
        before: before && { version: before, content: below as Parts[PartId] },
      };
    },

    /** Returns words for what is wrong with it. */
    async addPicture({ bytes }: UploadedFile, signal: AbortSignal) {
      try {
        const { id, width, height, widths } = await pictures.add(
          bytes,
          AbortSignal.any([signal, AbortSignal.timeout(PICTURE_LIMIT_MS)]),
        );
        return { id, width, height, widths };
      } catch (error) {
        if (error instanceof PictureProblem) return { problem: error.message };
        throw error;
      }
    },

    previewPaths,
    ownTexts: () => findOwnTexts(content),
    textsNaming: (names: readonly string[]) => findTextsNaming(database, content, names),

    /**
     * The public page with the draft in it, or with the planned version of this number; undefined where there is none,
     * and in a language that the site does not have.
     */
    async preview(
      part: PartId,
      language: string,
      { path, number }: { path: string | null; number: string | null },
    ): Promise<RenderedPage | undefined> {
      const page = previewPaths(part).find((each) => each === path) ?? kindOf(part).path;
      const [{ upcoming }] = (await summarise([part])) as [PartSummary];
      const version = upcoming.find((each) => String(each.number) === number);
      if (number && !version) return undefined;
      const draft = version ? undefined : await findContentDraft(database, part);
      const now = new Date().toISOString();
      const begins = version?.beginsAt ?? draft?.from_at ?? now;
      const beginsAt = begins > now ? begins : now;
      const below = await readPartAt(database, part, beginsAt);
      const text = draft ? layOnto(part, below, readText(draft)) : below;
      const shown = content.preview(language, part, { ...text, endsAt: null, beginsAt });
      // Over other parts a pop-up would be in the way.
      const rendered = await renderWith(
        page,
        language,
        part === 'pop-up' ? shown : { ...shown, popUp: null },
      );
      return rendered && withPreviewBar(rendered, part, version !== undefined);
    },
  };
}

/** Over the lower edge of the window, so that it moves nothing of the page. */
const STYLES =
  '#preview{position:fixed;inset:auto 0 0;z-index:9999;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;padding:.75rem 1rem;background:#ffc72c;color:#1c2560;font-weight:700}#preview a{color:inherit}body{padding-block-end:4rem}';
const SOURCE = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;
const POLICY = 'content-security-policy';

const { preview } = contentWords;

/** A page that is not published says so, and leads back to where it is written. */
function withPreviewBar(
  { body, headers, ...page }: RenderedPage,
  part: PartId,
  isPlanned: boolean,
): RenderedPage {
  const [text, back] = isPlanned ? [preview.planned, preview.toPlanned] : [preview.text, preview.back];
  const bar = `<style>${STYLES}</style><aside id="preview" lang="en"><span>${text}</span><a href="/desk/content/${part}">${back}</a></aside>`;
  const policy = headers[POLICY]?.replace(/(^|; *)style-src /, `$&${SOURCE} `) ?? '';
  return {
    ...page,
    headers: { ...headers, [POLICY]: policy },
    body: body.replace(/<body[^>]*>/, (opening) => opening + bar),
  };
}
