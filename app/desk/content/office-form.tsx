import { contentWords } from '#content/desk/content.ts';
import { type Contact, type ContactOffice, officeSchema } from '#content/schema/contact.ts';
import { lgaTiles } from '#facts/directory.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ChoiceField, LongTextField, TextField, TickField } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Panel } from '../ui/page-parts/page-parts.tsx';
import { HoursField, readHoursField } from './contact-form.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import {
  LanguageColumns,
  nameIn,
  readWords,
  schemaErrors,
  showWords,
  TranslationStates,
  typedIn,
} from './language-fields.tsx';

const words = contentWords.offices;
const MOST = { name: 80, address: 300, note: 300, published: 60 };
const OPTIONAL = ['address', 'note', 'published'];
const MOST_LINES = 5;

export const HEAD_OFFICE = 'head-office';
export const OFFICES = '/desk/content/contact/offices';

type Fields = Readonly<Record<string, string>>;

export const emptyOffice = (): ContactOffice => ({
  id: '',
  kind: 'office',
  lines: [],
  locality: '',
  lga: 'Ikeja',
  mapUrl: '',
  hours: null,
  isToConfirm: false,
  words: { en: { name: '' } },
});

/** The offices and booths, each with a page of its own. */
export function OfficeList({ edited, languages }: OfficeListProps) {
  const { content, older } = edited;
  return (
    <Panel
      heading={words.heading}
      action={<ButtonLink to={`${OFFICES}/new`} label={words.add} variant="secondary" />}
    >
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={content.offices.map(({ id, lines, words: own }) => ({
          key: id,
          cells: [
            <a key="open" href={`${OFFICES}/${id}`}>
              {own.en.name}
            </a>,
            lines.join(', '),
            <TranslationStates key="states" {...{ id, own, older, languages }} />,
          ],
        }))}
      />
    </Panel>
  );
}

interface OfficeListProps {
  edited: EditedPart<'contact'>;
  languages: readonly ContentLanguage[];
}

export function showOffice(office: ContactOffice): Record<string, string> {
  const { kind, lines, locality, lga, mapUrl, hours, isToConfirm } = office;
  return {
    kind,
    lines: lines.join('\n'),
    locality,
    lga,
    mapUrl,
    hours: hours ?? '',
    isToConfirm: isToConfirm ? 'yes' : '',
    ...showWords(office.words),
  };
}

export function readOffice(fields: Fields, languages: readonly ContentLanguage[], id: string) {
  const { words: read, errors } = readWords(fields, languages, { most: MOST, optional: OPTIONAL });
  const lines = typedIn(fields, 'lines')
    .split('\n')
    .map((line) => line.trim());
  const office = {
    id,
    kind: id === HEAD_OFFICE ? 'office' : fields.kind,
    lines: lines.filter(Boolean),
    locality: typedIn(fields, 'locality'),
    lga: fields.lga ?? '',
    mapUrl: typedIn(fields, 'mapUrl'),
    hours: readHoursField(fields, 'hours', errors),
    isToConfirm: Boolean(fields.isToConfirm),
    words: read,
  };
  const rules = officeSchema.shape;
  for (const name of ['kind', 'lines', 'locality', 'mapUrl'] as const)
    if (!rules[name].safeParse(office[name]).success) errors[name] = words.errors[name];
  if (!lgaTiles.some(({ lga }) => lga === office.lga)) errors.lga = contentWords.errors.none;
  const wrong = Object.keys(errors).length > 0 ? errors : schemaErrors(officeSchema, office, fields);
  return { errors: wrong, office: office as unknown as ContactOffice };
}

/** With the office at its place, or at the end. */
export function putOffice(contact: Contact, office: ContactOffice): Contact {
  const isThere = contact.offices.some(({ id }) => id === office.id);
  const offices = contact.offices.map((each) => (each.id === office.id ? office : each));
  return { ...contact, offices: isThere ? offices : [...offices, office] };
}

export function withoutOffice(contact: Contact, id: string): Contact {
  return { ...contact, offices: contact.offices.filter((office) => office.id !== id) };
}

interface OfficeFieldsProps {
  languages: readonly ContentLanguage[];
  older: readonly string[];
  id: string;
}

export function OfficeFields({ id, ...props }: OfficeFieldsProps) {
  const lgas = Object.fromEntries(lgaTiles.map(({ lga }) => [lga, lga]));
  return (
    <>
      {id !== HEAD_OFFICE && <ChoiceField name="kind" label={words.kind} options={words.kinds} />}
      <LongTextField
        name="lines"
        label={words.lines}
        hint={words.linesHint}
        rows={MOST_LINES}
        maxLength={500}
        required
      />
      <TextField name="locality" label={words.locality} hint={words.localityHint} maxLength={60} required />
      <ChoiceField name="lga" label={words.lga} options={lgas} />
      <TextField
        name="mapUrl"
        label={words.mapUrl}
        hint={words.mapUrlHint}
        maxLength={300}
        inputMode="url"
        required
      />
      <HoursField name="hours" />
      <p>{contentWords.contact.hoursHint}</p>
      <TickField name="isToConfirm" label={words.isToConfirm} />
      <LanguageColumns {...props} olderHint={contentWords.reads.olderOffice}>
        {({ code, isEnglish }) => (
          <>
            <TextField
              name={nameIn('name', code)}
              label={words.name}
              maxLength={MOST.name}
              required={isEnglish}
            />
            {!isEnglish && (
              <TextField
                name={nameIn('address', code)}
                label={words.address}
                hint={words.addressHint}
                maxLength={MOST.address}
              />
            )}
            <LongTextField name={nameIn('note', code)} label={words.note} rows={3} maxLength={MOST.note} />
            <TextField
              name={nameIn('published', code)}
              label={words.published}
              hint={words.publishedHint}
              maxLength={MOST.published}
            />
          </>
        )}
      </LanguageColumns>
    </>
  );
}
