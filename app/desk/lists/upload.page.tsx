import { listWords as words } from '#content/desk/lists.ts';
import { messageForms } from '#content/message-forms.ts';
import { formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { readDay } from '#domain/text/iso-day.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { Banner } from '../ui/banner/banner.tsx';
import type { FormState } from '../ui/desk-form/desk-form.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { DetailList } from '../ui/detail-list/detail-list.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { listTitle } from './find-list.ts';
import { ListChanges } from './list-changes.tsx';
import type { Upload } from './list-service.ts';
import { losesMany, PublishForm } from './publish-form.tsx';
import { UploadNotes } from './upload-notes.tsx';

interface UploadData {
  upload: Upload;
  today: string;
  form: FormState;
}

/** What a check has found in a file, what publishing it would change, and the way to do so. */
export default defineDeskPage<UploadData>({
  roles: ['directory'],
  async load({ desk, params }) {
    const upload = await desk.lists.readUpload(params.id ?? '');
    return upload && { upload, today: lagosDay(new Date()), form: {} };
  },

  async post({ desk, person, params, fields }) {
    const upload = await desk.lists.readUpload(params.id ?? '');
    if (!upload) return undefined;
    const today = lagosDay(new Date());
    const again = async (status: number, errors: Record<string, string>) => {
      const { date = '', confirmed = '' } = fields;
      return { status, data: { upload, today, form: { values: { date, confirmed }, errors } } };
    };
    const date = readDay(fields.date ?? '');
    const errors = {
      ...((!date || date > today) && { date: words.publish.badDate }),
      ...(losesMany(upload) && !fields.confirmed && { confirmed: words.publish.unconfirmed }),
    };
    if (!date || Object.keys(errors).length > 0) return again(400, errors);
    const outcome = await desk.lists.publish(person, upload.id, { date, base: Number(fields.base) });
    if (outcome === 'missing') return undefined;
    if (outcome === 'stale') return again(409, { form: words.publish.stale });
    const notice = words.publish.done(listTitle(upload.list), outcome.number);
    return { redirect: '/desk/lists', notice };
  },

  title({ upload, form }) {
    const title = words.report.title(listTitle(upload.list));
    return form.errors ? messageForms.errorTitle(title) : title;
  },
  View: ({ data: { upload, today, form } }) => {
    const { list, fileName, person, at, report, current, changes, publishedNumber } = upload;
    return (
      <>
        <DeskHead
          heading={words.report.title(listTitle(list))}
          lead={words.report.uploadedBy(person, formatMoment(at))}
          back={{ href: '/desk/lists', label: words.report.back }}
        />
        {publishedNumber !== null && <Banner tone="done">{words.report.isPublished(publishedNumber)}</Banner>}
        <DetailList
          items={[
            { term: words.report.file, detail: fileName },
            { term: words.report.records, detail: report.records.toLocaleString('en') },
            { term: words.report.onSite, detail: current.rows.toLocaleString('en') },
          ]}
        />
        <Findings upload={upload} />
        {changes && <ListChanges heading={words.changes.heading} list={list} changes={changes} />}
        {changes && <PublishForm upload={upload} today={today} form={form} />}
      </>
    );
  },
});

function Findings({ upload: { list, report } }: { upload: Upload }) {
  const { problems, warnings, changes } = report;
  return (
    <>
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
