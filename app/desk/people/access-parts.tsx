import { accessWords, deviceWords, peopleWords, roleWords } from '#content/desk/people.ts';
import { ROLES, type Role } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { ActionButton, ChoiceField, TextField } from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { EmptyState, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import styles from './people.module.css';
import type { Access, Made, Passkey, Session } from './people-service.ts';

/** Every role with what it is for; one without words does not compile. */
export const roleOptions: Readonly<Record<Role, string>> = roleWords;

export function readRole(typed: string | undefined): Role | undefined {
  return ROLES.find((role) => role === typed);
}

export function momentOr(moment: string | null, otherwise: string): string {
  return moment ? formatMoment(moment) : otherwise;
}

const tones = { active: 'done', invited: 'open', expired: 'failed', revoked: 'quiet' } as const;

export function AccessBadge({ access }: { access: Access }) {
  return <StateBadge tone={tones[access]}>{peopleWords.access[access]}</StateBadge>;
}

export function passkeyName({ name }: Pick<Passkey, 'name'>): string {
  return name || accessWords.unnamed;
}

interface SessionTableProps {
  sessions: readonly Session[];
  /** The session that looks at the page, which is not ended here. */
  current?: string;
  /** What its forms carry beside the session. */
  fields?: Readonly<Record<string, string>>;
}

export function SessionTable({ sessions, current, fields = {} }: SessionTableProps) {
  return (
    <DataTable
      caption={accessWords.sessions}
      columns={[...accessWords.sessionColumns, { label: accessWords.sessionAction, isLabelHidden: true }]}
      rows={sessions.map(({ id, device, startedAt, seenAt }) => ({
        key: id,
        cells: [
          nameDevice(device, id === current),
          formatMoment(startedAt),
          formatMoment(seenAt),
          id !== current && (
            <form key="end" method="post" className={styles.actions}>
              {Object.entries({ ...fields, session: id }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <ActionButton action="end-session" aria-label={accessWords.endSessionOn(nameDevice(device))}>
                {accessWords.endSession}
              </ActionButton>
            </form>
          ),
        ],
      }))}
      empty={accessWords.noSessions}
    />
  );
}

function nameDevice(device: string, isCurrent = false): string {
  const name = device || deviceWords.unknown;
  return isCurrent ? accessWords.thisSession(name) : name;
}

export function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0) return <EmptyState>{accessWords.noPasskeys}</EmptyState>;
  return (
    <DataTable
      caption={accessWords.passkeys}
      columns={[accessWords.passkey, accessWords.made, accessWords.used]}
      rows={passkeys.map((passkey) => ({
        key: passkey.id,
        cells: [
          passkeyName(passkey),
          formatMoment(passkey.madeAt),
          momentOr(passkey.usedAt, accessWords.never),
        ],
      }))}
    />
  );
}

/** How somebody gets a link: by e-mail where the site sends any, else the admin passes it on. */
export function DeliveryFields({ canMail, email = '' }: { canMail: boolean; email?: string }) {
  const { invite: words } = peopleWords;
  return (
    <>
      {canMail && (
        <ChoiceField
          name="delivery"
          label={words.delivery}
          options={{ show: words.show, mail: words.mail }}
        />
      )}
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={canMail ? words.emailHint : words.emailUnused}
        defaultValue={email}
        autoComplete="off"
        maxLength={254}
      />
    </>
  );
}

/** A link in the only answer that holds it. */
export function ShownLink({ name, made: { link, expiresAt } }: { name: string; made: Made }) {
  const words = peopleWords.link;
  if (!link) return null;
  return (
    <Panel heading={words.heading(name)}>
      <p>{words.once(formatMoment(expiresAt))}</p>
      <p className={styles.link}>{link}</p>
      <div
        className={styles.actions}
        data-behaviour="share-link"
        data-url={link}
        data-title={words.shareTitle}
        data-copied={words.copied}
        data-by-hand={words.byHand}
      >
        <Button hidden>{words.share}</Button>
        <span role="status" />
      </div>
    </Panel>
  );
}
