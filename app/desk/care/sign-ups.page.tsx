import { signUpWords as words } from '#content/desk/care.ts';
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
import type { HeldSignUp, SignUpAct, SignUpPage } from './care-service.ts';
import styles from './sign-ups.module.css';

const acts: readonly SignUpAct[] = ['release', 'discard'];

/** Newsletter sign-ups whose confirmation is held back. */
export default defineDeskPage<SignUpPage>({
  roles: ['care'],
  load: ({ desk, query }) => desk.care.heldSignUps(readPage(query)),
  post: settle,
  title: () => words.heading,
  View: SignUps,
});

async function settle({ desk, path, query, fields, person }: DeskPostRequest): Promise<DeskMove | undefined> {
  const { id = '' } = fields;
  const act = acts.find((name) => name === fields.act);
  if (!act || !isUuid(id)) return undefined;
  const isSettled = await desk.care.settleSignUp(id, act, person);
  return {
    redirect: `${path}?page=${readPage(query)}`,
    notice: isSettled ? words.done[act] : words.done.already,
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
    <form key="acts" method="post" className={styles.acts}>
      <input type="hidden" name="id" value={id} />
      {acts.map((act) => (
        <Button
          key={act}
          type="submit"
          variant="secondary"
          name="act"
          value={act}
          aria-label={words.label[act](email)}
        >
          {words.button[act]}
        </Button>
      ))}
    </form>,
  ];
}
