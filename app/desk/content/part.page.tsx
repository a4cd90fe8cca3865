import { partNames, contentWords as words } from '#content/desk/content.ts';
import type { PartId, Parts } from '#content/schema/parts.ts';
import { readLagosTime } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskAnswer, type DeskPostRequest, type DeskRequest, isUuid } from '../desk-page.ts';
import { ActionButton, ConfirmStep, type FormState, KeptForm } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import {
  APPROVALS,
  type ContentLanguage,
  type ContentOutcome,
  type ContentVersion,
  type EditedPart,
  type NamingText,
} from './content-service.ts';
import { findPart } from './find-part.ts';
import { FormerFigures, findFormer, findStrange } from './former-figures.tsx';
import styles from './language-fields.module.css';
import { readStill } from './language-fields.tsx';
import { OfficeList } from './office-form.tsx';
import { partForms } from './part-forms.tsx';
import { ApprovalPanel, DraftPanel, inField, PlannedPanel, VersionsPanel } from './part-panels.tsx';
import { QuestionList } from './question-list.tsx';

interface PartData {
  edited: EditedPart;
  versions: ContentVersion[];
  languages: readonly ContentLanguage[];
  /** What stands in the forms. */
  typed: Required<FormState>;
  times: Required<FormState>;
  problem?: string;
  hasConflict?: boolean;
  /** What names amounts that are no figures of the plans. */
  strange: NamingText[];
  /** What names figures that the draft changes. */
  former: NamingText[];
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
    return request.fields.action === 'save' ? save(request, part) : act(request, part);
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
        <PlannedPanel {...edited} />
        <DraftPanel {...data} />
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
        <ApprovalPanel edited={edited} />
      </>
    );
  },
});

async function readData({ desk, params, person, query }: DeskRequest): Promise<PartData | undefined> {
  const part = findPart(params.part);
  if (!part) return undefined;
  const edited: EditedPart = await desk.content.open(part, person);
  const values = part === 'faq' ? {} : partForms[part].show(edited.content);
  const former = await desk.content.textsNaming(findFormer(part, edited.published, edited.content));
  const strange =
    part === 'plans' ? findStrange(desk.content.ownTexts(), edited.content as Parts['plans']) : [];
  return {
    edited,
    versions: await desk.content.versions(part),
    languages: desk.content.languages,
    typed: { values, errors: {} },
    times: { values: { from: inField(edited.from), to: inField(edited.to) }, errors: {} },
    former,
    // Named once.
    strange: strange.filter(({ href }) => !former.some((text) => text.href === href)),
    previewPaths: desk.content.previewPaths(part),
    form: crypto.randomUUID(),
    saved: query.get('saved') ?? '',
  };
}

type Answer = Promise<DeskAnswer<PartData> | undefined>;

async function save(request: DeskPostRequest, part: PartId): Answer {
  const { desk, person, fields } = request;
  const data = await readData(request);
  if (!data || part === 'faq') return undefined;
  const { languages, edited } = data;
  const { content, errors } = await partForms[part].read(request, edited);
  const typed = { values: fields, errors };
  if (Object.keys(errors).length > 0) return { status: 422, data: { ...data, typed } };
  const checked = Object.fromEntries(readStill(fields, languages).map((code) => [code, [unitOf(part)]]));
  const edit = { revision: fields.revision ?? '', content, checked };
  const outcome = await desk.content.save(person, part, edit);
  if (outcome === 'done') {
    const form = isUuid(fields.form) ? `?saved=${fields.form}` : '';
    return { redirect: `/desk/content/${part}${form}`, notice: words.notices.save };
  }
  if (outcome === 'conflict') return { status: 409, data: { ...data, typed, hasConflict: true } };
  return { status: 422, data: { ...data, typed: { ...typed, errors: { form: words.errors.invalid } } } };
}

/** What the words of its form are translated as. */
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
  if (action === 'approval') {
    const approval = APPROVALS.find((each) => each === fields.approval);
    if (person.role !== 'admin' || !approval) return undefined;
    await desk.content.setApproval(person, part, approval);
    return moved(words.notices.approval);
  }
  if (action === 'publish') return publish(request, part, data);
  const steps: Record<string, () => Promise<ContentOutcome>> = {
    approve: () => desk.content.approve(person, part, revision),
    'send-back': () => desk.content.sendBack(person, part, revision),
    discard: () => desk.content.discard(person, part, revision),
    ...(part === 'notice' && { 'take-down': () => desk.content.takeDown(person, part) }),
    withdraw: () => desk.content.withdraw(person, part, Number(fields.number) || 0),
  };
  const step = Object.hasOwn(steps, action) ? steps[action] : undefined;
  if (!step) return undefined;
  const outcome = await step();
  if (outcome === 'done') return moved(words.notices[action as 'approve']);
  return refuse(request, outcome);
}

async function publish(request: DeskPostRequest, part: PartId, data: PartData): Answer {
  const { desk, person, fields } = request;
  const { revision = '' } = fields;
  const { from, to, errors } = readTimes(fields);
  const times = { values: { from: fields.from ?? '', to: fields.to ?? '' }, errors };
  if (Object.keys(errors).length > 0) return { status: 422, data: { ...data, times } };
  const outcome = await desk.content.publish(person, part, { revision, from, to });
  if (outcome === 'requested') return { redirect: `/desk/content/${part}`, notice: words.notices.request };
  if (outcome !== 'done') return refuse(request, outcome);
  const isLater = from !== null && Date.parse(from) > Date.now();
  const notice = isLater ? words.notices.planned : words.notices.publish;
  return { redirect: `/desk/content/${part}`, notice };
}

export function readTimes(fields: Readonly<Record<string, string>>) {
  const errors: Record<string, string> = {};
  const read = (name: 'from' | 'to') => {
    const typed = fields[name]?.trim();
    if (!typed) return null;
    const time = readLagosTime(typed);
    if (!time) errors[name] = words.errors.time;
    return time?.toISOString() ?? null;
  };
  const [from, to] = [read('from'), read('to')];
  const now = new Date().toISOString();
  if (to && to <= now) errors.to = words.errors.past;
  else if (to && from && to <= from) errors.to = words.errors.order;
  return { from, to, errors };
}

async function refuse(request: DeskRequest, outcome: ContentOutcome): Answer {
  const data = await readData(request);
  if (!data || outcome === 'missing') return undefined;
  if (outcome === 'own') return { status: 403, data: { ...data, problem: words.own } };
  if (outcome === 'invalid') return { status: 422, data: { ...data, problem: words.errors.invalid } };
  return { status: 409, data: { ...data, problem: words.conflict.acted } };
}

function PartFields({ part, data }: { part: keyof typeof partForms; data: PartData }) {
  const { edited, languages, typed, hasConflict, form, saved } = data;
  const { heading, Fields } = partForms[part];
  const older = Object.keys(edited.older).filter((code) => edited.older[code]?.includes(unitOf(part)));
  return (
    <Panel heading={heading}>
      <KeptForm
        prefix="content"
        encType="multipart/form-data"
        className={styles.form}
        data-behaviour="keep-typed send-once"
        keptAs={`content:${part}`}
        form={form}
        saved={saved}
        isTyped={Boolean(hasConflict) || Object.keys(typed.errors).length > 0}
        fields={{ revision: edited.revision }}
        {...typed}
      >
        <Fields edited={edited} languages={languages} older={older} />
        <ActionButton action="save" variant="primary">
          {words.save}
        </ActionButton>
      </KeptForm>
    </Panel>
  );
}
