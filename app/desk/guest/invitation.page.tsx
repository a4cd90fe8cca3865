import { signInWords } from '#content/desk/sign-in.ts';
import styles from './guest.module.css';
import { defineGuestPage, PasskeyButton } from './guest-page.tsx';

const words = signInWords.invitation;

/** The link's token stands behind its # sign, which no browser sends: it is in no log, here or on the way. */
export default defineGuestPage({
  title: words.title,
  View: () => (
    <>
      <p data-welcome="">{words.lead}</p>
      <ol className={styles.steps} data-welcome="">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <PasskeyButton task="invitation" label={words.button}>
        <p data-invited="" hidden>
          {words.forWhom} <strong data-name="" />.
        </p>
      </PasskeyButton>
      <p className={styles.help} data-welcome="">
        {words.help}
      </p>
    </>
  ),
});
