import { signUpWords as words } from '#content/desk/inbox.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { isUuid } from '../desk-page.ts';
import { ActionButton } from '../ui/desk-form/desk-form.tsx';
import { DataTable, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead } from '../ui/page-parts/page-parts.tsx';
import type { HeldSignUp } from './inbox-service.ts';
import styles from './messages.module.css';

const actions = ['release', 'discard'] as const;

export default defineDeskPage({
  roles: ['inbox'],
  load: ({ desk, query }) => desk.inbox.heldSignUps(readPage(query)),
  async post({ desk, path, query, fields, person }) {
    const action = actions.find((name) => name === fields.action);
    if (!action || !isUuid(fields.id)) return undefined;
    const isSettled = await desk.inbox.settleSignUp(fields.id, action, person);
    return {
      redirect: `${path}?page=${readPage(query)}`,
      notice: isSettled ? words.done[action] : words.done.already,
    };
  },
  title: words.heading,
  View: ({ data: { signUps, total, perPage } }) => (
    <>
      <DeskHead
        back={{ href: '/desk/messages?held=only', label: words.back }}
        heading={words.heading}
        lead={words.lead}
      />
      <p role="status">{words.found(total)}</p>
      <DataTable
        caption={words.caption}
        columns={[...words.columns, { label: words.actions, isLabelHidden: true }]}
        rows={signUps.map((signUp) => ({ key: signUp.id, cells: cellsOf(signUp) }))}
        empty={words.empty}
      />
      <Paging label={words.paging} total={total} rowsPerPage={perPage} />
    </>
  ),
});

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
        <ActionButton key={action} action={action} aria-label={words.label[action](email)}>
          {words.button[action]}
        </ActionButton>
      ))}
    </form>,
  ];
}
