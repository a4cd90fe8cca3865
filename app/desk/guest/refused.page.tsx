import { signInWords } from '#content/desk/sign-in.ts';
import { defineGuestPage } from '../define-desk-page.tsx';
import styles from './guest.module.css';

const { refused: words } = signInWords;

export default defineGuestPage<{ status: 403 | 404 }>({
  title: ({ status }) => words[status].title,
  View: ({ data: { status } }) => (
    <div className={styles.card}>
      <h1>{words[status].title}</h1>
      <p>{words[status].text}</p>
      <p>
        <a href="/desk" className={styles.way}>
          {words.overview}
        </a>
      </p>
    </div>
  ),
});
