import { partNames, contentWords as words } from '#content/desk/content.ts';
import type { PartId, Parts } from '#content/schema/parts.ts';
import { formatMoment, readLagosTime } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskAnswer, type DeskPostRequest, type DeskRequest, isUuid } from '../desk-page.ts';
import { ActionButton, AutosaveForm, ConfirmStep, type FormState } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import {
  type ContentLanguage,
  type ContentOutcome,
  type ContentVersion,
  type EditedPart,
  findPart,
  type NamingText,
} from './content-service.ts';
import { DoubtfulFigures } from './doubtful-figures.tsx';
import {
  type EarlierContent,
  FormerFigures,
  findFormer,
  findOutdated,
  findReplaced,
  findStrange,
} from './former-figures.tsx';
import styles from './language-fields.module.css';
import { readStill } from './language-fields.tsx';
import { OfficeList } from './office-form.tsx';
import { partForms, readPart } from './part-forms.tsx';
import {
  ApprovalHint,
  DraftPanel,
  inField,
  OlderWords,
  PlannedPanel,
  PublishButton,
  PublishFields,
  VersionsPanel,
} from './part-panels.tsx';
import { DoubtfulPicture } from './pop-up-form.tsx';
import { QuestionList } from './question-form.tsx';

interface PartData {
  edited: EditedPart;
  versions: ContentVersion[];
  languages: readonly ContentLanguage[];
  /** What stands in the form. */
  typed: Required<FormState>;
  problem?: string;
  hasConflict?: boolean;
  /** What names amounts that are no figures of the plans. */
  strange: NamingText[];
  /** What still names figures that were replaced. */
  outdated: NamingText[];
  /** What names figures that the draft changes. */
  former: NamingText[];
  /** What names figures that planned versions change, by their numbers. */
  planned: Record<number, NamingText[]>;
  previewPaths: readonly string[];
  form: string;
  saved: string;
}

/** A part of the content: its draft, what becomes of it, and its versions. */
export default defineDeskPage<PartData>({
  roles: ['editor'],
  load: readData,
  takesFiles: true,
  async post(request) {
    const part = findPart(request.params.part);
    if (!part) return undefined;
    const { action } = request.fields;
    return action === 'save' || action === 'publish' ? write(request, part, action) : act(request, part);
  },
  title: ({ edited }) => partNames[edited.part],
  View({ data }) {
    const { edited, versions, languages, problem } = data;
    const { part } = edited;
    return (
      <>
        <DeskHead
          heading={partNames[part]}
          lead={words.about[part]}
          back={{ href: '/desk/content', label: words.heading }}
        />
        {problem && (
          <Banner tone="error" role="alert">
            {problem}
          </Banner>
        )}
        {data.hasConflict && (
          <Banner tone="warning" role="alert" heading={words.conflict.heading}>
            {words.conflict.text}
          </Banner>
        )}
        <PlannedPanel {...data} />
        {/* Before the button that approves them. */}
        {part === 'plans' && <DoubtfulFigures {...(edited as EditedPart<'plans'>)} />}
        {part === 'pop-up' && <DoubtfulPicture {...(edited as EditedPart<'pop-up'>)} />}
        <DraftPanel {...data} />
        <FormerFigures heading={words.former.outdated} texts={data.outdated} />
        <FormerFigures heading={words.plans.strange} texts={data.strange} />
        <FormerFigures heading={words.former.heading} texts={data.former} />
        {part === 'faq' ? (
          <QuestionList edited={edited as EditedPart<'faq'>} languages={languages} />
        ) : (
          <PartFields part={part} data={data} />
        )}
        {part === 'contact' && <OfficeList edited={edited as EditedPart<'contact'>} languages={languages} />}
        {part === 'notice' && edited.published !== null && (
          <ConfirmStep
            label={words.notice.takeDown}
            question={words.notice.takeDownQuestion}
            confirm={words.notice.takeDown}
            fields={{ action: 'take-down' }}
          />
        )}
        <VersionsPanel part={part} versions={versions} />
      </>
    );
  },
});

async function readData({ desk, person, params, query }: DeskRequest): Promise<PartData | undefined> {
  const part = findPart(params.part);
  if (!part) return undefined;
  const opened: EditedPart = await desk.content.open(part, person);
  const isEmpty = part === 'notice' && query.has('empty');
  const to = opened.draft ? opened.to : null;
  const edited = isEmpty ? { ...opened, older: {}, to } : opened;
  const values = part === 'faq' ? {} : partForms[part].show(isEmpty ? null : edited.content);
  const times = isEmpty ? {} : { begins: inField(edited.from), ends: inField(edited.to) };
  const former = await desk.content.textsNaming(findFormer(part, edited.published, edited.content));
  const planned = edited.upcoming.map(async ({ number, before, after }) => {
    return [number, await desk.content.textsNaming(findFormer(part, before, after))] as const;
  });
  const versions = await desk.content.versions(part);
  const replaced = findReplaced(part, await readEarlier(desk, part, versions), edited.published);
  const figures = part === 'plans' ? (edited.published as Parts['plans']) : undefined;
  const naming = await desk.content.textsNaming([...replaced.keys()]);
  const outdated = findOutdated(naming, replaced, figures);
  const strange =
    part === 'plans' ? findStrange(desk.content.ownTexts(), edited.content as Parts['plans']) : [];
  return {
    edited,
    versions,
    languages: desk.content.languages,
    typed: { values: { ...values, ...times }, errors: {} },
    former,
    outdated,
    // Named once.
    strange: strange.filter(({ href }) => ![...former, ...outdated].some((text) => text.href === href)),
    planned: Object.fromEntries(await Promise.all(planned)),
    previewPaths: desk.content.previewPaths(part),
    form: crypto.randomUUID(),
    saved: query.get('saved') ?? '',
  };
}

/** More would be read for texts that nobody has corrected in years. */
const MOST_EARLIER = 10;

/** What visitors read before, with what the site came with. */
async function readEarlier(
  desk: DeskRequest['desk'],
  part: PartId,
  versions: readonly ContentVersion[],
): Promise<EarlierContent[]> {
  if (part !== 'plans' && part !== 'contact') return [];
  const begun = versions
    .filter(({ state }) => state === 'over' || state === 'now')
    .toSorted((one, other) => (one.beginsAt < other.beginsAt ? -1 : 1));
  const read = begun.slice(-MOST_EARLIER - 1).map(async ({ number }, index, all) => {
    const until = begun[begun.length - all.length + index + 1]?.beginsAt;
    const version = until ? await desk.content.version(part, number) : undefined;
    return until && version ? [{ content: version.content, until }] : [];
  });
  return (await Promise.all(read)).flat();
}

type Answer = Promise<DeskAnswer<PartData> | undefined>;

/** Publishes what stands in the form, so that no other words than those that are seen can go out. */
async function write(request: DeskPostRequest, part: PartId, action: 'save' | 'publish'): Answer {
  const { desk, person, fields } = request;
  const data = await readData(request);
  if (!data) return undefined;
  const { from, to, errors: wrongTimes } = readTimes(fields);
  const read = part === 'faq' ? undefined : await readPart(part, request, data.edited);
  const errors = { ...read?.errors, ...wrongTimes };
  const typed = { values: fields, errors };
  if (Object.keys(errors).length > 0) return { status: 422, data: { ...data, typed } };
  const { revision = '' } = fields;
  const checked = Object.fromEntries(readStill(fields, data.languages).map((code) => [code, [unitOf(part)]]));
  const edit = read && { revision, content: read.content, checked };
  if (action === 'save' && !edit) return undefined;
  const outcome =
    action === 'save' && edit
      ? await desk.content.save(person, part, { ...edit, times: { from, to } })
      : await desk.content.publish(person, part, { revision, from, to, edit });
  const form = isUuid(fields.form) ? `?saved=${fields.form}` : '';
  const moved = (notice: string) => ({ redirect: `/desk/content/${part}${form}`, notice });
  if (outcome === 'requested') return moved(words.notices.request);
  if (outcome === 'done' && action === 'save') return moved(words.notices.save);
  if (outcome === 'done') {
    const later = laterIn(from);
    const { older } = later ? data.edited : await desk.content.open(part, person);
    const names = data.languages.flatMap(({ code, name }) => (older[code]?.length ? [name] : []));
    const notices = [later ? words.notices.planned(later) : words.notices.publish];
    const { olderPublished, olderPagePublished } = words.reads;
    if (names.length > 0 && (isMessage(part) || part === 'faq'))
      notices.push((isMessage(part) ? olderPublished : olderPagePublished)(names.join(' and ')));
    return moved(notices.join(' '));
  }
  if (!edit) return refuse(request, outcome);
  if (outcome === 'conflict') return { status: 409, data: { ...data, typed, hasConflict: true } };
  return { status: 422, data: { ...data, typed: { ...typed, errors: { form: words.errors.invalid } } } };
}

/** Of which visitors read all in English while a part of a translation is older. */
function isMessage(part: PartId): boolean {
  return part === 'notice' || part === 'pop-up';
}

/** What the words of its form are translated as; the name of a message stands for all its fields. */
function unitOf(part: PartId): string {
  return part === 'contact' ? 'labels' : part;
}

/** What is done with the draft, or with what is published. */
async function act(request: DeskPostRequest, part: PartId): Answer {
  const { desk, person, fields } = request;
  const { action = '', revision = '' } = fields;
  const data = await readData(request);
  if (!data) return undefined;
  const moved = (notice: string) => ({ redirect: `/desk/content/${part}`, notice });
  const steps: Record<string, () => Promise<ContentOutcome>> = {
    discard: () => desk.content.discard(person, part, revision),
    ...(part === 'notice' && { 'take-down': () => desk.content.takeDown(person, part) }),
    withdraw: () => desk.content.withdraw(person, part, Number(fields.number) || 0),
  };
  const step = Object.hasOwn(steps, action) ? steps[action] : undefined;
  if (!step) return undefined;
  const outcome = await step();
  if (outcome === 'requested') return moved(words.notices.request);
  if (outcome === 'done') return moved(words.notices[action as 'discard']);
  return refuse(request, outcome);
}

/** In words, unless it is over or none. */
function laterIn(from: string | null): string {
  return from !== null && Date.parse(from) > Date.now() ? formatMoment(from) : '';
}

/** How long an ISO time is up to its minutes. */
const MINUTE = 16;

function readTimes(fields: Readonly<Record<string, string>>) {
  const errors: Record<string, string> = {};
  const read = (name: 'begins' | 'ends') => {
    const typed = fields[name]?.trim();
    if (!typed) return null;
    const time = readLagosTime(typed);
    if (!time) errors[name] = words.errors.time;
    return time?.toISOString() ?? null;
  };
  const [from, to] = [read('begins'), read('ends')];
  const now = new Date().toISOString();
  // What was chosen for this minute is no slip.
  if (from && from.slice(0, MINUTE) < now.slice(0, MINUTE)) errors.begins = words.errors.beginIsOver;
  if (to && to <= now) errors.ends = words.errors.past;
  else if (to && from && to <= from) errors.ends = words.errors.order;
  return { from, to, errors };
}

async function refuse(request: DeskRequest, outcome: ContentOutcome): Answer {
  const data = await readData(request);
  if (!data || outcome === 'missing') return undefined;
  if (outcome === 'invalid') return { status: 422, data: { ...data, problem: words.errors.invalid } };
  return { status: 409, data: { ...data, problem: words.conflict.acted } };
}

function PartFields({ part, data }: { part: keyof typeof partForms; data: PartData }) {
  const { edited, languages, typed, hasConflict, form, saved } = data;
  const { heading, Fields } = partForms[part];
  const canPublish = edited.draft && !edited.request;
  const older = Object.keys(edited.older).filter((code) =>
    isMessage(part) ? edited.older[code]?.length : edited.older[code]?.includes(unitOf(part)),
  );
  return (
    <Panel heading={heading}>
      <AutosaveForm
        prefix="content"
        encType="multipart/form-data"
        className={styles.form}
        data-behaviour="autosave-form send-once"
        autosave={`content:${part}`}
        form={form}
        saved={saved}
        isTyped={Boolean(hasConflict) || Object.keys(typed.errors).length > 0}
        revision={{ revision: edited.revision }}
        {...typed}
      >
        {part === 'notice' && typed.values['text-en'] && (
          <p>
            <a href="/desk/content/notice?empty">{words.notice.startEmpty}</a>
          </p>
        )}
        <Fields edited={edited} languages={languages} older={older} />
        <PublishFields edited={edited} />
        {canPublish && isMessage(part) && <OlderWords edited={edited} languages={languages} />}
        {canPublish && <ApprovalHint edited={edited} />}
        <div className={styles.steps}>
          {/* First, so that it is what the key Enter does. */}
          <ActionButton action="save" variant={canPublish ? 'secondary' : 'primary'}>
            {words.save}
          </ActionButton>
          {canPublish && <PublishButton edited={edited} />}
        </div>
        {!edited.draft && <p className={styles.hint}>{words.state.thenPublish}</p>}
      </AutosaveForm>
    </Panel>
  );
}
