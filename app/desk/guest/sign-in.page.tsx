import { signInWords } from '#content/desk/sign-in.ts';
import styles from './guest.module.css';
import { defineGuestPage, PasskeyButton } from './guest-page.tsx';

const words = signInWords.signIn;

interface SignInData {
  /** The address, when a link of another site led there: the browser then sends no session, even where there is one. */
  fromElsewhere: string | undefined;
}

export default defineGuestPage<SignInData>({
  title: words.title,
  View: ({ data: { fromElsewhere } }) => (
    <>
      {fromElsewhere && (
        <p className={styles.hint}>
          {words.elsewhere} <a href={fromElsewhere}>{words.elsewhereLink}</a>.
        </p>
      )}
      <p>{words.lead}</p>
      <PasskeyButton task="sign-in" label={words.button} />
      <p className={styles.help}>{words.help}</p>
    </>
  ),
});
