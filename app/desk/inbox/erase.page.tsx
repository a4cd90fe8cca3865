import { inboxWords } from '#content/desk/inbox.ts';
import { eraseWords as words } from '#content/desk/replies.ts';
import { formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { shortenText } from '#domain/text/shorten-text.ts';
import type { VisitorData, VisitorRecord } from '#server/features/desk/inbox/erase-service.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { Desk } from '../desk.ts';
import {
  ActionButton,
  ConfirmStep,
  DeskForm,
  type FormState,
  TextField,
} from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, DetailList, Panel } from '../ui/page-parts/page-parts.tsx';
import { stateLabels } from './ticket-state.tsx';

interface Data extends FormState {
  contact?: string;
  found?: NonNullable<Awaited<ReturnType<Desk['erase']['find']>>>;
  /** Of the contact, to be printed. */
  copy?: VisitorData | undefined;
}

const MOST_CHARACTERS = 254;
const MOST_LISTED = 100;
const ABOUT_CHARACTERS = 80;
const states: Readonly<Record<string, string>> = { ...stateLabels, ...inboxWords.kinds };
const kinds: Readonly<Record<string, string>> = inboxWords.kinds;

export default defineDeskPage<Data>({
  roles: ['admin'],
  load: async () => ({}),
  /** Posted, so that no address stands in a URL, a log or the browser's history. */
  async post({ desk, fields, person, path }) {
    const contact = (fields.contact ?? '').slice(0, MOST_CHARACTERS).trim();
    const values = { contact };
    const found = await desk.erase.find(contact);
    if (!found) return { status: 400, data: { values, errors: { contact: words.bad } } };
    if (fields.action === 'copy' || fields.action === 'json') {
      const copy = await desk.erase.copy(contact, person);
      if (fields.action === 'copy') return { status: 200, data: { contact, copy } };
      const name = words.copy.fileName(lagosDay(new Date()));
      return { file: { name, type: 'application/json', text: JSON.stringify(copy, null, 2) } };
    }
    if (fields.action !== 'erase') return { status: 200, data: { values, contact, found } };
    const outcome = await desk.erase.erase(contact, fields.shown ?? '', person);
    if (outcome === 'done') return { redirect: path, notice: words.done };
    return { status: 409, data: { values, contact, found, errors: { form: words.conflict } } };
  },
  title: words.title,
  View: ({ data: { contact, found, copy, ...state } }) =>
    contact !== undefined && copy ? (
      <Copy contact={contact} copy={copy} />
    ) : (
      <>
        <DeskHead
          back={{ href: '/desk/messages', label: inboxWords.heading }}
          heading={words.title}
          lead={words.lead}
        />
        <Panel heading={words.heading}>
          <DeskForm {...state} submit={words.find} variant="secondary">
            <TextField
              name="contact"
              label={words.contact}
              hint={words.hint}
              maxLength={MOST_CHARACTERS}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </DeskForm>
        </Panel>
        {contact !== undefined && found && <Found contact={contact} found={found} />}
      </>
    ),
});

function Found({ contact, found }: Required<Pick<Data, 'contact' | 'found'>>) {
  const { counts, data } = found;
  const isNothing = Object.values(data).every((records) => records.length === 0);
  const entries = Object.entries(data)
    .flatMap(([table, records]) => records.map((record) => entryOf(table, record)))
    .sort((one, other) => (one.at > other.at ? -1 : 1));
  return (
    <Panel heading={words.foundHeading}>
      <p role="status">{isNothing ? words.nothing : words.found(counts)}</p>
      {entries.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={words.columns}
          rows={entries.slice(0, MOST_LISTED).map(({ cells, at }, key) => ({
            key,
            cells: [...cells, formatMoment(at)],
          }))}
        />
      )}
      {entries.length > MOST_LISTED && <p>{words.more(entries.length - MOST_LISTED)}</p>}
      {!isNothing && (
        <DeskForm fields={{ contact }}>
          <p>{words.copy.hint}</p>
          <ActionButton action="copy">{words.copy.read}</ActionButton>
          <ActionButton action="json">{words.copy.file}</ActionButton>
        </DeskForm>
      )}
      {!isNothing && (
        <ConfirmStep {...words.step} fields={{ action: 'erase', contact, shown: JSON.stringify(counts) }} />
      )}
    </Panel>
  );
}

/** As much of a record as is needed to know it. */
function entryOf(table: string, record: VisitorRecord) {
  const text = (...names: string[]) => names.map((name) => String(record[name] ?? '')).find(Boolean) ?? '';
  const what = `${kinds[text('kind')] ?? words.kinds[table] ?? inboxWords.kinds.message} ${text('reference')}`;
  const about = shortenText(text('subject', 'place', 'message', 'path'), ABOUT_CHARACTERS);
  return {
    cells: [what, text('user_name', 'contact'), about],
    at: text('received_at', 'signed_up_at', 'stopped_at', 'stored_at'),
  };
}

/** For the visitor to read, on paper too. */
function Copy({ contact, copy }: { contact: string; copy: VisitorData }) {
  return (
    <>
      <DeskHead
        back={{ href: '/desk/erase', label: words.copy.back }}
        heading={words.copy.title(contact)}
        lead={words.copy.made(formatMoment(new Date().toISOString()))}
      />
      {Object.entries(copy).map(([table, records]) => (
        <Panel key={table} heading={words.tables[table] ?? table}>
          {records.length > 0 ? <Records records={records} /> : <p>{words.copy.none}</p>}
        </Panel>
      ))}
    </>
  );
}

function Records({ records }: { records: readonly VisitorRecord[] }) {
  return records.map((record, index) => (
    <DetailList
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      key={index}
      items={Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          words.tables[name] ?? words.fields[name] ?? name,
          Array.isArray(value) ? <Records key={name} records={value} /> : show(name, value),
        ]),
      )}
    />
  ));
}

function show(name: string, value: string | number | null): string {
  const text = String(value ?? '');
  if (name === 'state' || name === 'kind') return states[text] ?? text;
  return name.endsWith('_at') && text ? formatMoment(text) : text;
}
