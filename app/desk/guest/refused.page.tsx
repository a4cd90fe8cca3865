import { signInWords } from '#content/desk/sign-in.ts';
import { defineGuestPage } from '../define-desk-page.tsx';
import styles from './guest.module.css';

const { refused: words } = signInWords;

interface Refused {
  status: 403 | 404 | 413;
  /** The page of the form that was refused. */
  back?: string;
}

export default defineGuestPage<Refused>({
  title: ({ status }) => words[status].title,
  View: ({ data: { status, back } }) => (
    <div className={styles.card}>
      <h1>{words[status].title}</h1>
      <p>{words[status].text}</p>
      <p>
        <a href={back ?? '/desk'} className={styles.way}>
          {back ? words.back : words.overview}
        </a>
      </p>
    </div>
  ),
});
