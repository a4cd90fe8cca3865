import { peopleWords as words } from '#content/desk/people.ts';
import { checkForm, cleanForm, type FormFields } from '#domain/forms/form-fields.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { formWords } from '#words/message-forms.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, useDesk } from '../desk-page.ts';
import {
  ActionButton,
  ChoiceField,
  DeskForm,
  type FormState,
  TextField,
} from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Banner, Columns, DeskHead, Panel, Stack } from '../ui/page-parts/page-parts.tsx';
import { AccessBadge, DeliveryFields, readRole, roleOptions, ShownLink } from './access-parts.tsx';
import styles from './people.module.css';
import type { Invitee, ListedPerson, Made, OpenLink } from './people-service.ts';

interface PeopleData {
  people: ListedPerson[];
  links: OpenLink[];
  canMail: boolean;
  invited?: { name: string; made: Made };
  form?: FormState;
  problem?: string;
}

/** Who may work at the desk. The forms about a link are those of the person's own page. */
export default defineDeskPage<PeopleData>({
  roles: ['admin'],
  load: (request) => loadPeople(request),
  async post(request) {
    const { desk, fields, person } = request;
    const wanted = readInvitee(fields);
    if ('errors' in wanted) return again(400, { form: { values: fields, errors: wanted.errors } });
    const made = await desk.people.invite(person, wanted);
    if (made === 'conflict') return again(409, { problem: words.errors.conflict, form: { values: fields } });
    if (typeof made === 'string')
      return again(400, { form: { values: fields, errors: { name: words.errors[made] } } });
    if (!made.link) return { redirect: '/desk/people', notice: words.done.invited(wanted.email) };
    return again(200, { invited: { name: wanted.name, made } });

    async function again(status: number, more: Partial<PeopleData>) {
      return { status, data: await loadPeople(request, more) };
    }
  },
  title: words.title,
  View: ({ data: { people, links, canMail, invited, form, problem } }) => (
    <>
      <DeskHead
        heading={words.title}
        lead={words.lead}
        actions={
          <ButtonLink to="#invite" variant="secondary">
            {words.inviteLink}
          </ButtonLink>
        }
      />
      {problem && (
        <Banner tone="error" role="alert" heading={words.errors.conflictHeading}>
          {problem}
        </Banner>
      )}
      {invited && <ShownLink {...invited} />}
      <Columns wide>
        <Stack>
          <PeopleTable people={people} />
          {links.length > 0 && <LinkPanel links={links} />}
        </Stack>
        <InvitePanel canMail={canMail} form={form ?? {}} />
      </Columns>
    </>
  ),
});

async function loadPeople(
  { desk: { people } }: DeskRequest,
  more: Partial<PeopleData> = {},
): Promise<PeopleData> {
  return { ...(await people.list()), canMail: people.canMail, ...more };
}

/** As long as a name may be, the service says. */
const rules = [
  { name: 'name', kind: 'line', required: true, maxLength: 60 },
  { name: 'email', kind: 'email', required: false, maxLength: 254 },
] as const;

const wordsOfForms = { ...formWords, missing: { name: words.errors.unprintable } };

function readInvitee(fields: FormFields): Invitee | { errors: Record<string, string> } {
  const wrong = checkForm(rules, fields, wordsOfForms).map(({ field, reason }) => [field, reason]);
  const errors: Record<string, string> = Object.fromEntries(wrong);
  const { email } = cleanForm(rules, fields);
  const role = readRole(fields.role);
  const isMailed = fields.delivery === 'mail';
  if (isMailed && !email) errors.email ??= words.errors.email;
  if (!role) errors.role = words.errors.role;
  if (!role || Object.keys(errors).length > 0) return { errors };
  // As it was typed: the service tells which names there cannot be.
  return { name: fields.name ?? '', email, role, isMailed };
}

function PeopleTable({ people }: { people: readonly ListedPerson[] }) {
  const { person } = useDesk();
  return (
    <DataTable
      caption={words.caption}
      columns={words.columns}
      rows={people.map(({ id, name, role, access, lastUsedAt }) => ({
        key: id,
        cells: [
          <span key="name">
            <a href={`/desk/people/${id}`}>{name}</a>
            {id === person.id && ` (${words.you})`}
          </span>,
          role,
          <AccessBadge key="access" access={access} />,
          lastUsedAt && formatMoment(lastUsedAt),
        ],
      }))}
    />
  );
}

function LinkPanel({ links }: { links: readonly OpenLink[] }) {
  return (
    <Panel heading={words.links.heading}>
      <p>{words.links.help}</p>
      <DataTable
        caption={words.links.heading}
        columns={[...words.links.columns, { label: words.links.actions, isLabelHidden: true }]}
        rows={links.map((link) => ({
          key: link.personId,
          cells: [
            `${link.name} (${link.role})`,
            link.madeAt && words.links.made(formatMoment(link.madeAt), link.madeBy),
            (link.isExpired ? words.links.expired : String)(formatMoment(link.expiresAt)),
            howGiven(link),
            <LinkForm key="form" link={link} />,
          ],
        }))}
      />
    </Panel>
  );
}

function howGiven({ mail }: OpenLink): string {
  if (!mail) return words.links.shown;
  const { mails } = words.links;
  const said = mails[mail.state as keyof typeof mails] ?? mails.waiting;
  return said(mail.email);
}

/** Posts to the page of the person, which shows a new link; as it was given before, by e-mail or not. */
function LinkForm({ link: { personId, name, version, mail } }: { link: OpenLink }) {
  return (
    <form method="post" action={`/desk/people/${personId}`} className={styles.actions}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="lost" value="none" />
      <input type="hidden" name="email" value={mail?.email ?? ''} />
      <input type="hidden" name="delivery" value={mail ? 'mail' : 'show'} />
      <ActionButton action="link" aria-label={words.links.againFor(name)}>
        {words.links.again}
      </ActionButton>
      <ActionButton action="end-link" aria-label={words.links.endFor(name)}>
        {words.links.end}
      </ActionButton>
    </form>
  );
}

function InvitePanel({ canMail, form }: { canMail: boolean; form: FormState }) {
  return (
    <Panel id="invite" heading={words.invite.heading}>
      <DeskForm {...form} submit={words.invite.submit}>
        <TextField
          name="name"
          label={words.invite.name}
          hint={words.invite.nameHint}
          autoComplete="off"
          required
        />
        <ChoiceField
          name="role"
          label={words.invite.role}
          options={{ '': words.invite.chooseRole, ...roleOptions }}
          required
        />
        <DeliveryFields canMail={canMail} />
      </DeskForm>
    </Panel>
  );
}
