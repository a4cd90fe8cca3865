import { accessWords } from '#content/desk/people.ts';
import { accountWords as words } from '#content/desk/sign-in.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Field } from '../../ui/field/field.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskMove, type DeskPostRequest, useDesk } from '../desk-page.ts';
import { PasskeyButton } from '../guest/guest-page.tsx';
import { momentOr, passkeyName, roleOptions, SessionTable } from '../people/access-parts.tsx';
import styles from '../people/people.module.css';
import type { Passkey, Session } from '../people/people-service.ts';
import { ActionButton, ConfirmStep, DeskForm, TextField } from '../ui/desk-form/desk-form.tsx';
import { Columns, DeskHead, DetailList, Panel, Stack } from '../ui/page-parts/page-parts.tsx';

const HERE = '/desk/account';
const LONGEST_NAME = 60;

interface AccountData {
  passkeys: Passkey[];
  sessions: Session[];
  mayAdd: boolean;
}

export default defineDeskPage<AccountData>({
  roles: ROLES,
  async load({ desk: { account }, person, session }) {
    return {
      passkeys: await account.passkeys(person),
      sessions: await account.sessions(person),
      mayAdd: await account.mayAddPasskey(person, session),
    };
  },
  post: (request) => act(request),
  title: words.title,
  View({ data: { passkeys, sessions, mayAdd } }) {
    const { person, session } = useDesk();
    return (
      <>
        <DeskHead heading={words.title} lead={words.who(person.name, roleOptions[person.role])} />
        <Columns>
          <Stack>
            <Panel heading={accessWords.passkeys}>
              <p>{words.passkeysHelp}</p>
              {passkeys.map((passkey, index) => (
                <PasskeyForms
                  key={passkey.id}
                  passkey={passkey}
                  prefix={`passkey-${index}`}
                  isOnly={passkeys.length === 1}
                />
              ))}
              <p>{words.lost}</p>
            </Panel>
            <AddPanel mayAdd={mayAdd} />
          </Stack>
          <Stack>
            <Panel heading={accessWords.sessions}>
              <p>{words.sessionsHelp}</p>
              <SessionTable sessions={sessions} current={session} />
              {sessions.length > 1 && (
                <form method="post">
                  <ActionButton action="end-others">{words.endOthers}</ActionButton>
                </form>
              )}
              <p>{words.everywhereHelp}</p>
              <DeskForm submit={words.signOutEverywhere} variant="secondary" data-ends-session="" />
            </Panel>
          </Stack>
        </Columns>
      </>
    );
  },
});

async function act(request: DeskPostRequest): Promise<DeskMove | undefined> {
  const { desk, person, session, fields } = request;
  const { account } = desk;
  const passkey = fields.passkey ?? '';
  switch (fields.action) {
    case 'rename': {
      const isDone = await account.renamePasskey(person, passkey, fields.name ?? '');
      return { redirect: HERE, notice: isDone ? words.done.renamed : words.errors.missing };
    }
    case 'remove': {
      const outcome = await account.removePasskey(person, passkey, session);
      return { redirect: HERE, notice: outcome === 'done' ? words.done.removed : words.errors[outcome] };
    }
    case 'end-session': {
      const isDone = await account.endSession(person, fields.session ?? '');
      return { redirect: HERE, notice: isDone ? words.done.endedSession : words.errors.over };
    }
    case 'end-others':
      await account.endOtherSessions(person, session);
      return { redirect: HERE, notice: words.done.endedOthers };
    case undefined:
      await account.signOutEverywhere(person);
      return { redirect: '/desk/sign-in', notice: words.signedOutEverywhere, endsSession: true };
    default:
      return undefined;
  }
}

interface PasskeyFormsProps {
  passkey: Passkey;
  prefix: string;
  /** Then it stays: without a passkey nobody comes in again. */
  isOnly: boolean;
}

function PasskeyForms({ passkey, prefix, isOnly }: PasskeyFormsProps) {
  const { id, name, madeAt, usedAt } = passkey;
  return (
    <div className={styles.passkey}>
      <p className={styles.name}>{passkeyName(passkey)}</p>
      <DetailList
        items={{
          [accessWords.made]: formatMoment(madeAt),
          [accessWords.used]: momentOr(usedAt, accessWords.never),
        }}
      />
      <DeskForm
        prefix={prefix}
        fields={{ action: 'rename', passkey: id }}
        submit={words.rename}
        variant="secondary"
      >
        <TextField
          name="name"
          label={words.name}
          defaultValue={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
        />
      </DeskForm>
      {isOnly ? (
        <p className={styles.soft}>{words.last}</p>
      ) : (
        <ConfirmStep
          label={words.remove.label}
          question={words.remove.question(passkeyName(passkey))}
          confirm={words.remove.confirm}
          fields={{ action: 'remove', passkey: id }}
        />
      )}
    </div>
  );
}

function AddPanel({ mayAdd }: { mayAdd: boolean }) {
  return (
    <Panel heading={words.add.heading}>
      <p>{words.add.help}</p>
      {mayAdd ? (
        <PasskeyButton task="add-passkey" label={words.add.button}>
          <Field
            name="name"
            label={words.add.name}
            hint={words.add.nameHint}
            maxLength={LONGEST_NAME}
            autoComplete="off"
          />
        </PasskeyButton>
      ) : (
        <p>{words.add.stale}</p>
      )}
    </Panel>
  );
}
