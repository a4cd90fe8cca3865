import { listWords as words } from '#content/desk/lists.ts';
import { formatDate, formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { messageForms } from '#words/message-forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, useDesk } from '../desk-page.ts';
import type { Person } from '../person.ts';
import { Banner } from '../ui/banner/banner.tsx';
import type { FormState } from '../ui/desk-form/desk-form.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { DetailList } from '../ui/detail-list/detail-list.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { listTitle } from './find-list.ts';
import { ListChanges } from './list-changes.tsx';
import type { Upload, UploadReport } from './list-service.ts';
import { losesMany, PublishForm } from './publish-form.tsx';
import { readPublishForm } from './read-publish-form.ts';
import { capitalise, UploadNotes } from './upload-notes.tsx';
import { whoOf } from './who-of.ts';

const REMOVE = 'remove';

interface UploadData {
  upload: Upload;
  today: string;
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
      return isRemoved ? { redirect: '/desk/lists', notice: words.report.removed } : undefined;
    }
    const found = await find(request);
    if (!found || found.upload.report.problems.total > 0) return undefined;
    const { upload, today } = found;
    if (upload.isOutdated) return { status: 409, data: { ...found, error: outdatedWords(upload, person) } };
    const { date = '', older = '', confirmed = '' } = fields;
    const read = upload.publishedNumber === null ? readPublishForm(fields, upload, today) : { date };
    if ('errors' in read)
      return {
        status: 400,
        data: { ...found, form: { values: { date, older, confirmed }, errors: read.errors } },
      };
    const outcome = await desk.lists.publish(person, id, { date: read.date, base: Number(fields.base) });
    if (outcome === 'missing') return undefined;
    if ('stale' in outcome) {
      const now = await find(request);
      return now && { status: 409, data: { ...now, error: outdatedWords(now.upload, person) } };
    }
    if ('already' in outcome) {
      const { already } = outcome;
      const said = words.publish.already(whoOf(already, person), already.number, formatDate(already.date));
      if (already.date !== date) return { status: 409, data: { ...found, error: said } };
      return { redirect: `/desk/lists/uploads/${id}`, notice: said };
    }
    const notice = words.publish.done(listTitle(upload.list), outcome.number);
    return { redirect: '/desk/lists', notice };
  },

  title({ upload, form, error }) {
    const title = words.report.title(listTitle(upload.list));
    return form.errors || error ? messageForms.errorTitle(title) : title;
  },
  View: ({ data: { upload, today, form, error } }) => {
    const { list, fileName, person, at, report, current, changes } = upload;
    return (
      <>
        <DeskHead
          heading={words.report.title(listTitle(list))}
          lead={words.report.uploadedBy(person, formatMoment(at))}
          back={{ href: '/desk/lists', label: words.report.back }}
        />
        <State upload={upload} error={error} />
        <DetailList
          items={[
            { term: words.report.file, detail: fileName },
            ...(faultOf(report)
              ? []
              : [{ term: words.report.records, detail: report.records.toLocaleString('en') }]),
            { term: words.report.onSite, detail: current.rows.toLocaleString('en') },
          ]}
        />
        <Findings upload={upload} />
        {changes && <ListChanges heading={words.changes.heading} list={list} changes={changes} />}
        {changes && <PublishForm upload={upload} today={today} form={form} />}
        <form method="post">
          <input type="hidden" name="action" value={REMOVE} />
          <Button type="submit" variant="secondary">
            {words.report.remove}
          </Button>
        </form>
      </>
    );
  },
});

async function find({ desk, params }: DeskRequest): Promise<UploadData | undefined> {
  const upload = await desk.lists.readUpload(params.id ?? '');
  return upload && { upload, today: lagosDay(new Date()), form: {} };
}

/** Why the file as a whole cannot be read as this list. */
function faultOf({ problems }: UploadReport): string | undefined {
  return problems.first.find(({ row }) => row === undefined)?.reason;
}

function outdatedWords({ current }: Upload, person: Person): string {
  return words.report.outdated(whoOf(current, person), current.number);
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
        <Banner tone="done">{words.report.isPublished(publishedNumber)}</Banner>
      )}
      {isOutdated && !error && <Banner tone="warning">{outdatedWords(upload, person)}</Banner>}
      {likelyList && (
        <Banner tone="warning" heading={words.report.likely.heading}>
          {words.report.likely.text({
            other: listTitle(likelyList.list),
            changes: likelyList.changes,
            own: listTitle(list),
            ownChanges: likelyList.ownChanges,
          })}
        </Banner>
      )}
      {losesMany(upload) && (
        <Banner tone="warning">{words.publish.loss(changes?.removed.length ?? 0, current.rows)}</Banner>
      )}
    </>
  );
}

function Findings({ upload: { list, report } }: { upload: Upload }) {
  const { problems, warnings, changes, ignored = [] } = report;
  const fault = faultOf(report);
  if (fault)
    return (
      <Panel
        heading={words.report.fault.heading}
        action={
          <ButtonLink to="/desk/lists#upload" variant="secondary">
            {words.report.fault.again}
          </ButtonLink>
        }
      >
        <p>{words.report.fault.text(capitalise(fault))}</p>
      </Panel>
    );
  return (
    <>
      {ignored.length > 0 && <Banner tone="info">{words.report.ignored(ignored)}</Banner>}
      {problems.total > 0 && (
        <Panel
          heading={words.report.problems.heading(problems.total)}
          action={
            <ButtonLink to={`/desk/lists?list=${list}#upload`} variant="secondary">
              {words.report.problems.again}
            </ButtonLink>
          }
        >
          <p>{words.report.problems.todo}</p>
          <UploadNotes caption={words.report.problems.caption} notes={problems} />
        </Panel>
      )}
      {warnings.total > 0 && (
        <Disclosure summary={<h2>{words.report.warnings.heading(warnings.total)}</h2>}>
          <UploadNotes caption={words.report.warnings.caption} notes={warnings} />
        </Disclosure>
      )}
      {changes.total > 0 && (
        <Disclosure summary={<h2>{words.report.fixes.heading(changes.total)}</h2>}>
          <UploadNotes caption={words.report.fixes.caption} notes={changes} />
        </Disclosure>
      )}
    </>
  );
}
