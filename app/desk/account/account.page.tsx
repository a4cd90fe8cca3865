import { accountWords as words } from '#content/desk/account.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { useDesk } from '../desk-page.ts';
import styles from './account.module.css';
import type { OwnPasskey } from './account-service.ts';

export default defineDeskPage({
  roles: ROLES,
  load: ({ desk, person }) => desk.account.passkeys(person),
  async post({ desk, person }) {
    await desk.account.signOutEverywhere(person);
    return { redirect: '/desk/sign-in', notice: words.signedOutEverywhere };
  },
  title: () => words.title,
  View: Account,
});

function Account({ data: passkeys }: { data: OwnPasskey[] }) {
  const { person } = useDesk();
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.who(person.name, person.role)}</p>
      <section className={styles.part} aria-labelledby="passkeys">
        <h2 id="passkeys">{words.passkeys}</h2>
        <p>{words.passkeysHelp}</p>
        {passkeys.map(({ id, madeAt, usedAt }) => (
          <dl key={id} className={styles.passkey}>
            <dt>{words.made}</dt>
            <dd>{formatMoment(madeAt)}</dd>
            <dt>{words.used}</dt>
            <dd>{usedAt ? formatMoment(usedAt) : words.never}</dd>
          </dl>
        ))}
      </section>
      <section className={styles.part} aria-labelledby="sessions">
        <h2 id="sessions">{words.sessions}</h2>
        <p>{words.sessionsHelp}</p>
        <form method="post">
          <Button type="submit" variant="secondary">
            {words.signOutEverywhere}
          </Button>
        </form>
      </section>
    </>
  );
}
