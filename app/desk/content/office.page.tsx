import { contentWords as words } from '#content/desk/content.ts';
import { type ContactOffice, contactSchema } from '#content/schema/contact.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskPostRequest, type DeskRequest, isUuid } from '../desk-page.ts';
import { ActionButton, AutosaveForm, ConfirmStep, type FormState } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import styles from './language-fields.module.css';
import { newId, readStill } from './language-fields.tsx';
import {
  emptyOffice,
  HEAD_OFFICE,
  OFFICES,
  OfficeFields,
  putOffice,
  readOffice,
  showOffice,
  withoutOffice,
} from './office-form.tsx';
import { findChanges, PartChanges } from './part-changes.tsx';
import { ToDraft } from './part-panels.tsx';

const NEW = 'new';
const LIST = '/desk/content/contact';

interface OfficeData {
  edited: EditedPart<'contact'>;
  languages: readonly ContentLanguage[];
  office: ContactOffice;
  /** By which a form knows the office that it was made from, whatever becomes of others. */
  stamp: string;
  typed: Required<FormState>;
  /** What was typed, where somebody else has changed the office meanwhile. */
  mine?: ContactOffice;
  form: string;
  saved: string;
}

export default defineDeskPage<OfficeData>({
  roles: ['editor'],
  load: readData,
  async post(request) {
    const data = await readData(request);
    if (!data) return undefined;
    return request.fields.action === 'remove' ? remove(request, data) : save(request, data);
  },
  title: ({ office }) => office.words.en.name || words.offices.newHeading,
  View({ data }) {
    const { edited, languages, office, stamp, typed, mine, form, saved } = data;
    const older = languages.flatMap(({ code }) => (edited.older[code]?.includes(office.id) ? [code] : []));
    return (
      <>
        <DeskHead
          heading={office.words.en.name || words.offices.newHeading}
          back={{ href: LIST, label: words.offices.back }}
        />
        <ToDraft edited={edited} list={words.offices.back} />
        {mine && (
          <>
            <Banner tone="warning" role="alert" heading={words.conflict.heading}>
              {words.conflict.text}
            </Banner>
            <Panel heading={words.faq.theirs}>
              <PartChanges
                changes={findChanges(
                  'contact',
                  { ...edited.content, offices: [mine] },
                  { ...edited.content, offices: [office] },
                )}
              />
            </Panel>
          </>
        )}
        <AutosaveForm
          prefix="content"
          className={styles.form}
          data-behaviour="autosave-form send-once"
          autosave={`content:contact:${office.id || NEW}`}
          form={form}
          saved={saved}
          isTyped={mine !== undefined || Object.keys(typed.errors).length > 0}
          revision={{ stamp }}
          {...typed}
        >
          <OfficeFields languages={languages} older={older} id={office.id} />
          <ActionButton action="save" variant="primary">
            {words.save}
          </ActionButton>
        </AutosaveForm>
        {office.id && office.id !== HEAD_OFFICE && (
          <ConfirmStep
            label={words.offices.remove}
            question={words.offices.removeQuestion}
            confirm={words.offices.remove}
            fields={{ action: 'remove', stamp }}
          />
        )}
      </>
    );
  },
});

/** The office of the address; a new one has no id until it is saved. */
async function readData({ desk, person, params, query }: DeskRequest): Promise<OfficeData | undefined> {
  const edited = await desk.content.open('contact', person);
  const office =
    params.id === NEW ? emptyOffice() : edited.content.offices.find(({ id }) => id === params.id);
  if (!office) return undefined;
  return {
    edited,
    languages: desk.content.languages,
    office,
    stamp: desk.content.stamp(office),
    typed: { values: showOffice(office), errors: {} },
    form: crypto.randomUUID(),
    saved: query.get('saved') ?? '',
  };
}

async function save({ desk, person, fields }: DeskPostRequest, data: OfficeData) {
  const { edited, languages, office: before, stamp } = data;
  const taken = edited.content.offices.map((each) => each.id);
  const id = before.id || newId(fields['name-en'] ?? '', taken, 'office');
  const { office, errors } = readOffice(fields, languages, id);
  const typed = { values: fields, errors };
  if (Object.keys(errors).length > 0) return { status: 422, data: { ...data, typed } };
  const content = putOffice(edited.content, office);
  const isDone = JSON.stringify(contactSchema.safeParse(content).data) === JSON.stringify(edited.content);
  if (fields.stamp !== stamp && !isDone) return { status: 409, data: { ...data, typed, mine: office } };
  const checked = Object.fromEntries(readStill(fields, languages).map((code) => [code, [id]]));
  const edit = { revision: edited.revision, content, checked };
  const outcome = await desk.content.save(person, 'contact', edit);
  if (outcome === 'done') {
    const form = isUuid(fields.form) ? `?saved=${fields.form}` : '';
    return { redirect: `${OFFICES}/${id}${form}`, notice: words.notices.save };
  }
  if (outcome === 'conflict') return { status: 409, data: { ...data, typed, mine: office } };
  return { status: 422, data: { ...data, typed: { ...typed, errors: { form: words.errors.invalid } } } };
}

async function remove({ desk, person, fields }: DeskPostRequest, data: OfficeData) {
  const { edited, office, stamp } = data;
  if (!office.id || office.id === HEAD_OFFICE) return undefined;
  if (fields.stamp !== stamp) return { status: 409, data: { ...data, mine: office } };
  const content = withoutOffice(edited.content, office.id);
  const outcome = await desk.content.save(person, 'contact', { revision: edited.revision, content });
  if (outcome === 'done') return { redirect: LIST, notice: words.notices.removeOffice };
  return { status: 409, data: { ...data, mine: office } };
}
