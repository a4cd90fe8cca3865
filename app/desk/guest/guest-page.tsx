import type { ReactNode } from 'react';
import { signInWords } from '#content/desk/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { titleOf, withDocument } from '../define-desk-page.tsx';
import type { BuiltDeskPage, GuestPage } from '../desk-page.ts';
import styles from './guest.module.css';
import type { PasskeyTask } from './passkey.behaviour.ts';

/** A card under its title, for those who have not signed in or may not open what they asked for. */
export function defineGuestPage<Data>(page: GuestPage<Data>): BuiltDeskPage<GuestPage> {
  const View = ({ data }: { data: Data }) => (
    <div className={styles.card}>
      <h1>{titleOf(page, data)}</h1>
      <page.View data={data} />
    </div>
  );
  return withDocument({ ...page, View } as GuestPage);
}

/** Asks the authenticator; its behaviour shows the button where that can work, and says what went wrong. */
export function PasskeyButton(props: { task: PasskeyTask; label: string; children?: ReactNode }) {
  const { task, label, children } = props;
  return (
    <div
      className={styles.passkey}
      data-behaviour="passkey"
      data-task={task}
      data-problems={JSON.stringify(signInWords.problems)}
      data-waiting={signInWords.waiting}
    >
      <p className={joinClasses(styles.problem, styles.withoutScript)}>{signInWords.withoutScript}</p>
      {children}
      <Button hidden>{label}</Button>
      <p data-status="" role="alert" className={styles.problem} />
    </div>
  );
}
