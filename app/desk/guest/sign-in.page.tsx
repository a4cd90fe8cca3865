import { signInWords } from '#content/desk/sign-in.ts';
import { defineGuestPage } from '../define-desk-page.tsx';
import styles from './guest.module.css';
import { PasskeyButton } from './passkey-button.tsx';

const words = signInWords.signIn;

interface SignInData {
  /** The address, when a link of another site led there: the browser then sends no session, even where there is one. */
  fromElsewhere: string | undefined;
}

export default defineGuestPage<SignInData>({
  title: () => words.title,
  View: ({ data: { fromElsewhere } }) => (
    <div className={styles.card}>
      <h1>{words.title}</h1>
      {fromElsewhere && (
        <p className={styles.hint}>
          {words.elsewhere} <a href={fromElsewhere}>{words.elsewhereLink}</a>.
        </p>
      )}
      <p>{words.lead}</p>
      <PasskeyButton behaviour="sign-in" label={words.button} />
      <p className={styles.help}>{words.help}</p>
    </div>
  ),
});
