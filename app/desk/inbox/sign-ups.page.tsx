import { signUpWords as words } from '#content/desk/inbox.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskMove, DeskPostRequest } from '../desk-page.ts';
import { isUuid } from '../posts/read-post-form.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import { readPage } from '../ui/paging/read-page.ts';
import type { HeldSignUp, SignUpAction, SignUpPage } from './inbox-service.ts';
import styles from './sign-ups.module.css';

const actions: readonly SignUpAction[] = ['release', 'discard'];

/** Newsletter sign-ups whose confirmation is held back. */
export default defineDeskPage<SignUpPage>({
  roles: ['inbox'],
  load: ({ desk, query }) => desk.inbox.heldSignUps(readPage(query)),
  post: settle,
  title: () => words.heading,
  View: SignUps,
});

async function settle({ desk, path, query, fields, person }: DeskPostRequest): Promise<DeskMove | undefined> {
  const { id = '' } = fields;
  const action = actions.find((name) => name === fields.action);
  if (!action || !isUuid(id)) return undefined;
  const isSettled = await desk.inbox.settleSignUp(id, action, person);
  return {
    redirect: `${path}?page=${readPage(query)}`,
    notice: isSettled ? words.done[action] : words.done.already,
  };
}

function SignUps({ data: { signUps, total, perPage } }: { data: SignUpPage }) {
  return (
    <>
      <DeskHead
        back={{ href: '/desk/messages?suspected=only', label: words.back }}
        heading={words.heading}
        lead={words.lead}
      />
      <p role="status">{words.found(total)}</p>
      {total === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <DataTable
          caption={words.caption}
          columns={[...words.columns, { label: words.actions, isLabelHidden: true }]}
          rows={signUps.map((signUp) => ({ key: signUp.id, cells: cellsOf(signUp) }))}
        />
      )}
      <Paging label={words.paging} total={total} rowsPerPage={perPage} />
    </>
  );
}

function cellsOf({ id, email, name, signedUpAt, suspicion, language }: HeldSignUp) {
  return [
    <span key="email" className={styles.email}>
      {email}
    </span>,
    name || words.noName,
    formatMoment(signedUpAt),
    language || words.english,
    words.reasons[suspicion ?? ''] ?? words.noReason,
    <form key="actions" method="post" className={styles.actions}>
      <input type="hidden" name="id" value={id} />
      {actions.map((action) => (
        <Button
          key={action}
          type="submit"
          variant="secondary"
          name="action"
          value={action}
          aria-label={words.label[action](email)}
        >
          {words.button[action]}
        </Button>
      ))}
    </form>,
  ];
}
