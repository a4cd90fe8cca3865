import { signInWords } from '#content/desk/sign-in.ts';
import styles from './guest.module.css';
import { defineGuestPage } from './guest-page.tsx';

const { refused: words } = signInWords;

export default defineGuestPage<{ status: 403 | 404; isForm: boolean }>({
  title: ({ status }) => words[status].title,
  View: ({ data: { status, isForm } }) => (
    <>
      {isForm && <p>{words.unsaved}</p>}
      <p>{words[status].text}</p>
      <p>
        <a href="/desk" className={styles.way}>
          {words.overview}
        </a>
      </p>
    </>
  ),
});
