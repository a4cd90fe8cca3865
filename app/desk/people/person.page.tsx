import { auditActions } from '#content/desk/audit.ts';
import { accessWords, peopleWords, personWords as words } from '#content/desk/people.ts';
import { checkForm, cleanForm, type FormFields } from '#domain/forms/form-fields.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { formWords } from '#words/message-forms.ts';
import { wordFor } from '../audit/describe-action.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, isUuid, useDesk } from '../desk-page.ts';
import {
  ActionButton,
  ChoiceField,
  ConfirmStep,
  DeskForm,
  type FormState,
} from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Banner, Columns, DeskHead, DetailList, Panel, Stack } from '../ui/page-parts/page-parts.tsx';
import {
  AccessBadge,
  DeliveryFields,
  PasskeyTable,
  passkeyName,
  readRole,
  roleOptions,
  SessionTable,
  ShownLink,
} from './access-parts.tsx';
import type { Made, PersonAction, PersonDetails } from './people-service.ts';

interface PersonData {
  person: PersonDetails;
  canMail: boolean;
  made?: Made;
  form?: FormState;
  problem?: 'conflict' | 'last-admin' | 'self' | 'unreadable';
}

export default defineDeskPage<PersonData>({
  roles: ['admin'],
  load: (request) => loadPerson(request),
  async post(request) {
    const { desk, person: admin, params, fields } = request;
    const id = isUuid(params.id) ? params.id : '';
    const wanted = readAction(fields);
    if ('errors' in wanted) return again(400, { form: { values: fields, errors: wanted.errors } });
    if ('problem' in wanted) return again(400, { problem: 'unreadable' });
    const { action, version } = wanted;
    const isSameRole = action.type === 'role' && (await desk.people.find(id))?.role === action.role;
    const outcome = await desk.people.change(admin, id, version, action);
    if (outcome === 'missing') return undefined;
    if (outcome === 'done')
      return {
        redirect: `/desk/people/${id}`,
        notice: action.type === 'link' ? undefined : peopleWords.done[isSameRole ? 'sameRole' : action.type],
      };
    if (typeof outcome === 'string') return again(409, { problem: outcome, form: { values: fields } });
    if (outcome.link) return again(200, { made: outcome });
    const email = action.type === 'link' ? action.email : '';
    return { redirect: `/desk/people/${id}`, notice: peopleWords.done.mailed(email) };

    async function again(status: number, more: Partial<PersonData>) {
      const data = await loadPerson(request, more);
      return data && { status, data };
    }
  },
  title: ({ person: { name } }) => name,
  View({ data: { person, canMail, made, form = {}, problem } }) {
    const isSelf = useDesk().person.id === person.id;
    const { conflictHeading, ...errors } = peopleWords.errors;
    return (
      <>
        <DeskHead
          back={{ href: '/desk/people', label: words.back }}
          heading={person.name}
          lead={<AccessBadge access={person.access} />}
        />
        {problem && (
          <Banner tone="error" role="alert" {...(problem === 'conflict' && { heading: conflictHeading })}>
            {errors[problem]}
          </Banner>
        )}
        {isSelf && (
          <Banner tone="info">
            <p>
              {words.self.text} <a href="/desk/account">{words.self.link}</a>.
            </p>
          </Banner>
        )}
        {made && <ShownLink name={person.name} made={made} />}
        <Columns>
          <Stack>
            <Facts person={person} />
            {!isSelf && <LinkPanel person={person} canMail={canMail} form={form} />}
            {!isSelf && person.access !== 'revoked' && <RolePanel person={person} />}
          </Stack>
          <Stack>
            <Panel heading={accessWords.passkeys}>
              <PasskeyTable passkeys={person.passkeys} />
            </Panel>
            {!isSelf && <SessionsPanel person={person} />}
            <HistoryPanel person={person} />
          </Stack>
        </Columns>
        {!isSelf && person.access !== 'revoked' && (
          <ConfirmStep
            label={words.revoke.label}
            question={words.revoke.question(person.name)}
            confirm={words.revoke.confirm}
            fields={{ action: 'revoke', ...versionOf(person) }}
          />
        )}
      </>
    );
  },
});

const versionOf = ({ version }: PersonDetails) => ({ version: String(version) });

async function loadPerson(
  { desk: { people }, params }: DeskRequest,
  more: Partial<PersonData> = {},
): Promise<PersonData | undefined> {
  const person = isUuid(params.id) ? await people.find(params.id) : undefined;
  return person && { person, canMail: people.canMail, ...more };
}

const emailRule = { name: 'email', kind: 'email', required: false, maxLength: 254 } as const;

type Read =
  | { action: PersonAction; version: number }
  | { errors: Record<string, string> }
  | { problem: 'unreadable' };

function readAction(fields: FormFields): Read {
  const type = fields.action;
  const role = readRole(fields.role);
  if (!/^\d{1,9}$/.test(fields.version ?? '') || role !== fields.role) return { problem: 'unreadable' };
  const version = Number(fields.version);
  if (type === 'revoke' || type === 'end-link' || type === 'end-sessions')
    return { action: { type }, version };
  if (type === 'end-session') return { action: { type, session: fields.session ?? '' }, version };
  if (type === 'role' && role) return { action: { type, role }, version };
  if (type !== 'link') return { problem: 'unreadable' };
  const [wrong] = checkForm([emailRule], fields, formWords);
  const { email } = cleanForm([emailRule], fields);
  const isMailed = fields.delivery === 'mail';
  const reason = wrong?.reason ?? (isMailed && !email ? peopleWords.errors.email : undefined);
  if (reason) return { errors: { email: reason } };
  return { action: { type, lost: fields.lost || 'all', role, email, isMailed }, version };
}

function Facts({ person: { role, email, lastUsedAt, revokedAt } }: { person: PersonDetails }) {
  return (
    <DetailList
      items={{
        [words.facts.role]: role,
        [words.facts.email]: email,
        [words.facts.lastUsed]: lastUsedAt && formatMoment(lastUsedAt),
        [words.facts.revoked]: revokedAt && formatMoment(revokedAt),
      }}
    />
  );
}

interface LinkPanelProps {
  person: PersonDetails;
  canMail: boolean;
  form: FormState;
}

/** For a lost phone, a link that waits or is over, and somebody who comes back: each time a new link. */
function LinkPanel({ person, canMail, form }: LinkPanelProps) {
  const { name, access, link, email, passkeys } = person;
  const kind =
    access === 'active' && !link ? words.phone : access === 'revoked' ? words.comeBack : words.renew;
  const endsPasskey = kind === words.phone;
  const state =
    kind === words.renew &&
    (!link
      ? words.renew.none
      : link.isExpired
        ? words.renew.expired
        : words.renew.waiting(formatMoment(link.expiresAt)));
  const nothingLost: Record<string, string> = kind === words.renew ? { none: words.phone.none } : {};
  const asksWhatIsLost = access !== 'revoked' && passkeys.length + Object.keys(nothingLost).length > 1;
  return (
    <Panel heading={kind.heading}>
      {state && <p>{state}</p>}
      <p>{kind.help}</p>
      <DeskForm
        {...form}
        fields={{ ...versionOf(person), ...(!endsPasskey && { action: 'link' }) }}
        {...(!endsPasskey && { submit: kind.submit })}
      >
        {asksWhatIsLost && (
          <ChoiceField
            name="lost"
            label={words.phone.lost}
            options={{
              ...nothingLost,
              all: words.phone.all,
              ...Object.fromEntries(
                passkeys.map((passkey) => [
                  passkey.id,
                  words.phone.one(passkeyName(passkey), formatMoment(passkey.madeAt)),
                ]),
              ),
            }}
          />
        )}
        {kind === words.comeBack && (
          <ChoiceField
            name="role"
            label={words.role.label}
            options={roleOptions}
            defaultValue={person.role}
          />
        )}
        <DeliveryFields canMail={canMail} email={email} />
        {endsPasskey && (
          <ConfirmStep
            label={kind.submit}
            question={words.phone.question(name)}
            confirm={words.phone.confirm}
            button={{ name: 'action', value: 'link' }}
          />
        )}
      </DeskForm>
      {link && !link.isExpired && (
        <form method="post">
          <input type="hidden" name="version" value={person.version} />
          <ActionButton action="end-link">{peopleWords.links.end}</ActionButton>
        </form>
      )}
    </Panel>
  );
}

function RolePanel({ person }: { person: PersonDetails }) {
  return (
    <Panel heading={words.role.heading}>
      <p>{words.role.help}</p>
      <DeskForm
        prefix="change"
        fields={{ ...versionOf(person), action: 'role' }}
        submit={words.role.submit}
        variant="secondary"
      >
        <ChoiceField name="role" label={words.role.label} options={roleOptions} defaultValue={person.role} />
      </DeskForm>
    </Panel>
  );
}

function SessionsPanel({ person }: { person: PersonDetails }) {
  return (
    <Panel heading={accessWords.sessions}>
      <SessionTable sessions={person.sessions} fields={versionOf(person)} />
      {person.sessions.length > 1 && (
        <form method="post">
          <input type="hidden" name="version" value={person.version} />
          <ActionButton action="end-sessions">{words.endAll}</ActionButton>
        </form>
      )}
    </Panel>
  );
}

function HistoryPanel({ person: { name, history } }: { person: PersonDetails }) {
  return (
    <Panel heading={words.history.heading}>
      <DataTable
        caption={words.history.heading}
        columns={words.history.columns}
        rows={history.map(({ id, at, person, action }) => ({
          key: id,
          cells: [formatMoment(at), person, wordFor(auditActions, action)],
        }))}
        empty={words.history.none}
      />
      <a href={`/desk/audit?${new URLSearchParams({ person: name })}`}>{words.history.all(name)}</a>
    </Panel>
  );
}
