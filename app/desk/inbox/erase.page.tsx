import { inboxWords } from '#content/desk/inbox.ts';
import { eraseWords as words } from '#content/desk/replies.ts';
import type { FormFields } from '#domain/forms/form-fields.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { NoWrap } from '../../ui/no-wrap.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { ConfirmStep, DeskForm, type FormState, TextField } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import type { EraseService, FoundData } from './erase-service.ts';

interface Data extends FormState {
  contact?: string;
  found?: NonNullable<Awaited<ReturnType<EraseService['find']>>>;
}

const MOST_CHARACTERS = 254;
const MOST_LISTED = 100;
const kinds = { ...inboxWords.kinds, ...words.kinds };

export default defineDeskPage<Data>({
  roles: ['admin'],
  load: async () => ({}),
  /** Posted, so that no address stands in a URL, a log or the browser's history. */
  async post({ desk, fields, person, path }) {
    const contact = (fields.contact ?? '').slice(0, MOST_CHARACTERS).trim();
    const values = { contact };
    const found = await desk.erase.find(contact);
    if (!found) return { status: 400, data: { values, errors: { contact: words.bad } } };
    if (fields.action !== 'erase') return { status: 200, data: { values, contact, found } };
    const outcome = await desk.erase.erase(contact, readCounts(fields), person);
    if (outcome === 'done') return { redirect: path, notice: words.done };
    return { status: 409, data: { values, contact, found, errors: { form: words.conflict } } };
  },
  title: words.title,
  View: ({ data: { contact, found, ...state } }) => (
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
  const { counts, entries } = found;
  const isNothing = Object.values(counts).every((count) => count === 0);
  return (
    <Panel heading={words.foundHeading}>
      <p role="status">{isNothing ? words.nothing : words.found(counts)}</p>
      {entries.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={words.columns}
          rows={entries.slice(0, MOST_LISTED).map(({ id, what, reference, name, about, at }) => ({
            key: id,
            cells: [
              <span key="what">
                {kinds[what]} <NoWrap>{reference}</NoWrap>
              </span>,
              name,
              about,
              formatMoment(at),
            ],
          }))}
        />
      )}
      {entries.length > MOST_LISTED && <p>{words.more(entries.length - MOST_LISTED)}</p>}
      {!isNothing && (
        <ConfirmStep
          {...words.step}
          fields={{
            action: 'erase',
            contact,
            ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
          }}
        />
      )}
    </Panel>
  );
}

function readCounts({ messages, complaints, signUps, sms, reports }: FormFields): FoundData {
  return {
    messages: Number(messages),
    complaints: Number(complaints),
    signUps: Number(signUps),
    sms: Number(sms),
    reports: Number(reports),
  };
}
