import { listWords as words } from '#content/desk/lists.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { messageForms } from '#words/message-forms.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { Desk } from '../desk.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { ChoiceField, DeskForm, type FormState, TextField } from '../ui/desk-form/desk-form.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StateBadge } from '../ui/state-badge/state-badge.tsx';
import { deskLists, findList, listTitle } from './find-list.ts';
import type { ListVersion, UploadSummary } from './list-service.ts';

interface ListsData {
  current: ListVersion[];
  uploads: UploadSummary[];
  form: FormState;
}

const MOST_BYTES = 5 * 1024 * 1024;

/** The four lists, and where a new one begins. */
export default defineDeskPage<ListsData>({
  roles: ['directory'],
  load: ({ desk, query }) =>
    readData(desk, { values: { list: findList(query.get('list') ?? '')?.id ?? '' } }),

  takesFiles: true,
  async post({ desk, person, fields, files }) {
    const list = findList(fields.list);
    const { file } = files;
    const errors = {
      ...(!list && { list: words.upload.noList }),
      ...(!file && { file: words.upload.noFile }),
      ...(file?.bytes.length === 0 && { file: words.upload.empty }),
      ...(file && file.bytes.length > MOST_BYTES && { file: words.upload.tooLarge }),
    };
    if (!list || !file || errors.file)
      return { status: 400, data: await readData(desk, { values: { list: list?.id ?? '' }, errors }) };
    const id = await desk.lists.upload(person, list.id, file);
    if (id !== 'busy') return { redirect: `/desk/lists/uploads/${id}` };
    const form = { values: { list: list.id }, errors: { form: words.upload.busy } };
    return { status: 503, data: await readData(desk, form) };
  },

  title: ({ form }) => (form.errors ? messageForms.errorTitle(words.lists) : words.lists),
  View: ({ data: { current, uploads, form } }) => (
    <>
      <DeskHead heading={words.lists} lead={words.lead} />
      <Panel heading={words.current}>
        <CurrentLists current={current} />
      </Panel>
      <Panel heading={words.upload.heading} id="upload">
        <DeskForm {...form} encType="multipart/form-data" submit={words.upload.submit}>
          <ChoiceField
            name="list"
            label={words.upload.list}
            required
            options={[
              { value: '', label: words.upload.choose },
              ...deskLists.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <TextField
            name="file"
            type="file"
            label={words.upload.file}
            hint={words.upload.hint}
            accept=".xlsx,.csv,.tsv,.txt"
            data-behaviour="file-limit"
            data-too-large={words.upload.tooLarge}
            required
          />
        </DeskForm>
      </Panel>
      <Uploads uploads={uploads} />
    </>
  ),
});

async function readData(desk: Desk, form: FormState): Promise<ListsData> {
  const [current, uploads] = await Promise.all([desk.lists.current(), desk.lists.uploads()]);
  return { current, uploads, form };
}

function CurrentLists({ current }: { current: ListVersion[] }) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.currentCaption}
      columns={[
        columns.list,
        columns.date,
        { label: columns.records, isNumber: true },
        columns.published,
        columns.by,
        { label: columns.versions, isLabelHidden: true },
        { label: columns.download, isLabelHidden: true },
      ]}
      rows={current.map(({ list, number, date, rows, publishedAt, publishedBy }) => ({
        key: list,
        cells: [
          listTitle(list),
          formatDate(date),
          rows.toLocaleString('en'),
          formatMoment(publishedAt),
          publishedBy || words.cameWithTheSite,
          <a key="versions" href={`/desk/lists/${list}`}>
            {words.allVersions}
            <VisuallyHidden>{words.versions.of(listTitle(list))}</VisuallyHidden>
          </a>,
          <a key="download" href={`/desk/lists/${list}/${number}?format=csv`}>
            {words.download}
            <VisuallyHidden>{words.versions.of(listTitle(list))}</VisuallyHidden>
          </a>,
        ],
      }))}
    />
  );
}

function Uploads({ uploads }: { uploads: UploadSummary[] }) {
  const { columns } = words;
  return (
    <Panel heading={words.uploads.heading}>
      {uploads.length === 0 ? (
        <EmptyState>{words.uploads.none}</EmptyState>
      ) : (
        <>
          <DataTable
            caption={words.uploads.caption}
            columns={[columns.file, columns.list, columns.uploaded, columns.by, columns.state]}
            rows={uploads.map((upload) => ({
              key: upload.id,
              cells: [
                <a key="file" href={`/desk/lists/uploads/${upload.id}`}>
                  {upload.fileName}
                </a>,
                listTitle(upload.list),
                formatMoment(upload.at),
                upload.person,
                <UploadState key="state" upload={upload} />,
              ],
            }))}
          />
          <p>{words.uploads.kept}</p>
        </>
      )}
    </Panel>
  );
}

function UploadState({ upload: { problems } }: { upload: UploadSummary }) {
  if (problems > 0) return <StateBadge tone="failed">{words.uploads.problems(problems)}</StateBadge>;
  return <StateBadge tone="open">{words.uploads.ready}</StateBadge>;
}
