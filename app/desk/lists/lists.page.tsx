import { listWords as words } from '#content/desk/lists.ts';
import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { Desk } from '../desk.ts';
import { ChoiceField, DeskForm, type FormState, TextField } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import { deskLists, findList, listTitle, versionColumns, versionFacts } from './find-list.ts';
import type { ListVersion, UploadSummary } from './list-service.ts';

const { columns } = words;

/** The four lists, and where a new one begins. */
export default defineDeskPage({
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
      ...(file && file.bytes.length > MOST_FILE_BYTES && { file: words.upload.tooLarge }),
    };
    const values = { list: list?.id ?? '' };
    if (!list || !file || errors.file) return { status: 400, data: await readData(desk, { values, errors }) };
    const id = await desk.lists.upload(person, list.id, file);
    if (id !== 'busy') return { redirect: `/desk/lists/uploads/${id}` };
    return { status: 503, data: await readData(desk, { values, errors: { form: words.upload.busy } }) };
  },

  title: words.lists,
  View: ({ data: { current, uploads, form } }) => (
    <>
      <DeskHead
        heading={words.lists}
        lead={words.lead}
        actions={
          <ButtonLink to="/desk/places" variant="secondary">
            {words.onePlace}
          </ButtonLink>
        }
      />
      <Panel heading={words.current}>
        <DataTable
          caption={words.currentCaption}
          columns={[
            columns.list,
            ...versionColumns,
            { label: columns.versions, isLabelHidden: true },
            { label: columns.download, isLabelHidden: true },
          ]}
          rows={current.map((version) => ({ key: version.list, cells: cellsOfList(version) }))}
        />
      </Panel>
      <Panel heading={words.upload.heading} id="upload">
        <DeskForm {...form} encType="multipart/form-data" submit={words.upload.submit}>
          <ChoiceField
            name="list"
            label={words.upload.list}
            required
            options={{
              '': words.upload.choose,
              ...Object.fromEntries(deskLists.map(({ id, title }) => [id, title])),
            }}
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
      <Panel heading={words.uploads.heading}>
        <DataTable
          caption={words.uploads.caption}
          columns={[columns.file, columns.list, columns.uploaded, columns.by, columns.state]}
          rows={uploads.map((upload) => ({ key: upload.id, cells: cellsOfUpload(upload) }))}
          empty={words.uploads.none}
        />
        {uploads.length > 0 && <p>{words.uploads.kept}</p>}
      </Panel>
    </>
  ),
});

async function readData(desk: Desk, form: FormState) {
  const [current, uploads] = await Promise.all([desk.lists.current(), desk.lists.uploads()]);
  return { current, uploads, form };
}

function cellsOfList({ list, number, ...version }: ListVersion) {
  const ofList = words.versions.of(listTitle(list));
  return [
    listTitle(list),
    ...Object.values(versionFacts(version)),
    <a key="versions" href={`/desk/lists/${list}`}>
      {words.allVersions}
      <VisuallyHidden>{ofList}</VisuallyHidden>
    </a>,
    <a key="download" href={`/desk/lists/${list}/${number}?format=csv`}>
      {words.download}
      <VisuallyHidden>{ofList}</VisuallyHidden>
    </a>,
  ];
}

function cellsOfUpload({ id, fileName, list, at, person, problems }: UploadSummary) {
  return [
    <a key="file" href={`/desk/lists/uploads/${id}`}>
      {fileName}
    </a>,
    listTitle(list),
    formatMoment(at),
    person,
    <StateBadge key="state" tone={problems > 0 ? 'failed' : 'open'}>
      {problems > 0 ? words.uploads.problems(problems) : words.uploads.ready}
    </StateBadge>,
  ];
}
