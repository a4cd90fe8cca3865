import { searchPage as words } from '#words/search-page.ts';
import { Link } from '../../ui/link/link.tsx';
import { MarkedText } from '../provider/marked-text.tsx';
import { langOfDocument } from './lang-of-document.ts';
import { cutSnippet, rangesOfWords } from './mark-words.ts';
import styles from './result.module.css';
import { type FoundDocument, wholeText } from './search-index.ts';

/** One result: what it is, its title, and the part of its text that has the words. */
export function Result({ result: { document, stems } }: { result: FoundDocument }) {
  const { kind, href, title, note = '' } = document;
  const lang = langOfDocument(document);
  const markedTitle = <MarkedText text={title} ranges={rangesOfWords(title, stems)} />;
  const snippet = `${cutSnippet(wholeText(document), stems)} ${note}`.trim();
  return (
    <li className={styles.result}>
      <p className={styles.kind}>{words.kinds[kind]}</p>
      <h3 className={styles.title}>
        <Link to={href} className={styles.link}>
          {lang ? <span lang={lang}>{markedTitle}</span> : markedTitle}
        </Link>
      </h3>
      <p lang={lang} className={styles.text}>
        <MarkedText text={snippet} ranges={rangesOfWords(snippet, stems)} />
      </p>
    </li>
  );
}
