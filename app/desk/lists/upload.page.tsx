import { approvalWords } from '#content/desk/approvals.ts';
import { listWords } from '#content/desk/lists.ts';
import type { Person } from '#domain/desk/roles.ts';
import { FIRST_LIST_DAY, readListDate } from '#domain/directory/directory-records.ts';
import { formatDate, formatMoment, lagosDay } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, useDesk } from '../desk-page.ts';
import { DeskForm, type FormState, TextField, TickField } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Banner, DeskHead, DetailList, Panel } from '../ui/page-parts/page-parts.tsx';
import { listTitle, whoOf } from './find-list.ts';
import { DifferingPlaces, isUnchanged, ListChanges } from './list-changes.tsx';
import type { Notes, Upload, UploadReport } from './list-service.ts';
import styles from './upload.module.css';

const { report: words, publish: publishWords } = listWords;
const REMOVE = 'remove';
/** More would be a mistake more often than not. */
const MOST_REMOVED_SHARE = 0.1;

interface UploadData {
  upload: Upload;
  form: FormState;
  /** Why a form has done nothing. */
  error?: string;
}

/** What a check has found in a file, what publishing it would change, and the way to do so. */
export default defineDeskPage<UploadData>({
  roles: ['directory'],
  load: (request) => find(request),

  async post(request) {
    const { desk, person, params, fields } = request;
    const id = params.id ?? '';
    if (fields.action === REMOVE) {
      const isRemoved = await desk.lists.removeUpload(person, id);
      return isRemoved ? { redirect: '/desk/lists', notice: words.removed } : undefined;
    }
    const found = await find(request);
    if (!found || found.upload.report.problems.total > 0) return undefined;
    const refuse = (data: UploadData, error: string) => ({ status: 409, data: { ...data, error } });
    const { upload } = found;
    if (upload.isOutdated) return refuse(found, outdatedWords(upload, person));
    const { date = '', older = '', confirmed = '', joins = '' } = fields;
    const read = upload.publishedNumber === null ? readPublishForm(fields, upload) : { date };
    if ('errors' in read) {
      const form = { values: { date, older, confirmed, joins }, errors: read.errors };
      return { status: 400, data: { ...found, form } };
    }
    const choice = { date: read.date, base: Number(fields.base), joins: joins !== '' };
    const outcome = await desk.lists.publish(person, id, choice);
    if (outcome === 'missing') return undefined;
    if (outcome === 'requested') return { redirect: '/desk/approvals', notice: approvalWords.requested };
    if ('stale' in outcome) {
      const now = await find(request);
      return now && refuse(now, outdatedWords(now.upload, person));
    }
    if ('already' in outcome) {
      const { already } = outcome;
      const said = publishWords.already(whoOf(already, person), already.number, formatDate(already.date));
      if (already.date !== date) return refuse(found, said);
      return { redirect: `/desk/lists/uploads/${id}`, notice: said };
    }
    return { redirect: '/desk/lists', notice: publishWords.done(listTitle(upload.list), outcome.number) };
  },

  title: ({ upload }) => words.title(listTitle(upload.list)),
  View({ data: { upload, form, error } }) {
    const { list, fileName, person, at, report, current, changes } = upload;
    return (
      <>
        <DeskHead
          heading={words.title(listTitle(list))}
          lead={words.uploadedBy(person, formatMoment(at))}
          back={{ href: '/desk/lists', label: words.back }}
        />
        <State upload={upload} error={error} />
        <DetailList
          items={{
            [words.file]: fileName,
            [words.records]: !faultOf(report) && report.records.toLocaleString('en'),
            [words.onSite]: current.rows.toLocaleString('en'),
          }}
        />
        <Findings upload={upload} />
        {changes && <ListChanges heading={listWords.changes.heading} list={list} changes={changes} />}
        <DifferingPlaces {...upload} />
        {changes && <PublishForm upload={upload} form={form} />}
        {upload.publishedNumber === null && (
          <DeskForm fields={{ action: REMOVE }} submit={words.remove} variant="secondary" />
        )}
      </>
    );
  },
});

async function find({ desk, params }: DeskRequest): Promise<UploadData | undefined> {
  const upload = await desk.lists.readUpload(params.id ?? '');
  return upload && { upload, form: {} };
}

/** Why the file as a whole cannot be read as this list. */
function faultOf({ problems }: UploadReport): string | undefined {
  return problems.first.find(({ row }) => row === undefined)?.reason;
}

function outdatedWords({ current }: Upload, person: Person): string {
  return words.outdated(whoOf(current, person), current.number);
}

/** What must be known before anything else is read. */
function State({ upload, error }: { upload: Upload; error: string | undefined }) {
  const { person } = useDesk();
  const { list, current, changes, publishedNumber, isOutdated, likelyList } = upload;
  return (
    <>
      {error && (
        <Banner tone="error" role="alert">
          {error}
        </Banner>
      )}
      {publishedNumber !== null && !error && (
        <Banner tone="done">{words.isPublished(publishedNumber)}</Banner>
      )}
      {isOutdated && !error && <Banner tone="warning">{outdatedWords(upload, person)}</Banner>}
      {likelyList && (
        <Banner tone="warning" heading={words.likely.heading}>
          {words.likely.text({ ...likelyList, other: listTitle(likelyList.list), own: listTitle(list) })}
        </Banner>
      )}
      {losesMany(upload) && (
        <Banner tone="warning">{publishWords.loss(changes?.removed.length ?? 0, current.rows)}</Banner>
      )}
    </>
  );
}

function Findings({ upload: { list, report } }: { upload: Upload }) {
  const { problems, warnings, changes, ignored = [] } = report;
  const fault = faultOf(report);
  if (fault)
    return (
      <Panel heading={words.fault.heading} action={<UploadLink label={words.fault.again} />}>
        <p>{words.fault.text(capitalise(fault))}</p>
      </Panel>
    );
  return (
    <>
      {ignored.length > 0 && <Banner tone="info">{words.ignored(ignored)}</Banner>}
      {problems.total > 0 && (
        <Panel
          heading={words.problems.heading(problems.total)}
          action={<UploadLink label={words.problems.again} query={`?list=${list}`} />}
        >
          <p>{words.problems.todo}</p>
          <UploadNotes caption={words.problems.caption} notes={problems} />
        </Panel>
      )}
      <FoldedNotes notes={warnings} {...words.warnings} />
      <FoldedNotes notes={changes} {...words.fixes} />
    </>
  );
}

function UploadLink({ label, query = '' }: { label: string; query?: string }) {
  return (
    <ButtonLink to={`/desk/lists${query}#upload`} variant="secondary">
      {label}
    </ButtonLink>
  );
}

function FoldedNotes(props: { notes: Notes; heading: (total: number) => string; caption: string }) {
  const { notes, heading, caption } = props;
  return notes.total === 0 ? null : (
    <Disclosure summary={<h2>{heading(notes.total)}</h2>}>
      <UploadNotes caption={caption} notes={notes} />
    </Disclosure>
  );
}

/** What there is to say about rows of the spreadsheet, by their numbers there. */
function UploadNotes({ caption, notes: { total, first } }: { caption: string; notes: Notes }) {
  const { where, column, reason } = listWords.columns;
  return (
    <>
      <DataTable
        caption={caption}
        columns={[where, column, reason]}
        rows={first.map((note, key) => ({
          key,
          cells: [
            note.row === undefined ? words.wholeFile : words.row(note.row),
            note.column,
            capitalise(note.reason),
          ],
        }))}
      />
      {total > first.length && <p>{words.more(total - first.length)}</p>}
    </>
  );
}

/** Reasons are parts of a sentence elsewhere. */
function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The last step. A list without any change can only get a new date, which few want. */
function PublishForm({ upload, form }: { upload: Upload; form: FormState }) {
  const { values = {}, errors = {} } = form;
  const isRenewal = hasNoChanges(upload);
  const datedForm = (
    <DeskForm
      {...form}
      values={{ joins: 'yes', ...values }}
      fields={{ base: String(upload.current.number) }}
      submit={isRenewal ? publishWords.renew : publishWords.submit}
      variant={isRenewal ? 'secondary' : 'primary'}
    >
      <TextField
        name="date"
        type="date"
        label={publishWords.date}
        hint={publishWords.dateHint}
        min={FIRST_LIST_DAY}
        max={lagosDay(new Date())}
        required
      />
      {(errors.older || values.older) && <TickField name="older" label={publishWords.older} />}
      {upload.splits.length > 0 && <TickField name="joins" label={publishWords.joins} />}
      {losesMany(upload) && <TickField name="confirmed" label={publishWords.confirm} required />}
    </DeskForm>
  );
  return isRenewal ? (
    <Disclosure summary={publishWords.renew} open={form.errors !== undefined} id="publish">
      <div className={styles.renewal}>
        <p>{publishWords.renewExplain}</p>
        {datedForm}
      </div>
    </Disclosure>
  ) : (
    <Panel heading={publishWords.heading} id="publish">
      <p>{publishWords.explain}</p>
      {datedForm}
    </Panel>
  );
}

function hasNoChanges({ changes }: Upload): boolean {
  return changes !== undefined && isUnchanged(changes);
}

function losesMany({ current, changes }: Upload): boolean {
  return changes !== undefined && changes.removed.length > current.rows * MOST_REMOVED_SHARE;
}

type Fields = Readonly<Record<string, string>>;

/** The date with which a list is to be published, or what is wrong with the form, by its fields. */
function readPublishForm(fields: Fields, upload: Upload): { date: IsoDay } | { errors: Fields } {
  const date = readListDate(fields.date ?? '', lagosDay(new Date()));
  const dateNow = upload.current.date;
  const isOlder = date !== undefined && date < dateNow;
  const errors = {
    ...(!date && { date: publishWords.badDate(formatDate(FIRST_LIST_DAY)) }),
    ...(date === dateNow && hasNoChanges(upload) && { date: publishWords.sameDate }),
    ...(isOlder && !fields.older && { older: publishWords.isOlder(formatDate(dateNow)) }),
    ...(losesMany(upload) && !fields.confirmed && { confirmed: publishWords.unconfirmed }),
  };
  return date && Object.keys(errors).length === 0 ? { date } : { errors };
}
