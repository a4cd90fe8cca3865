import { foldWithOrigins } from '#domain/text/fold-text.ts';
import type { TextRange } from '#domain/text/match-text.ts';
import { searchPage as words } from '#words/search-page.ts';
import { Link } from '../../ui/link/link.tsx';
import { MarkedText } from '../provider/marked-text.tsx';
import { langOfDocument } from './best-answer.tsx';
import styles from './result.module.css';
import { type FoundDocument, stemWord, wholeText } from './search-index.ts';

export function Result({ result: { document, stems } }: { result: FoundDocument }) {
  const { kind, href, title, note = '' } = document;
  const lang = langOfDocument(document);
  const markedTitle = <MarkedText text={title} ranges={rangesOfWords(title, stems)} />;
  // What is called by the word is shown from its beginning: a later sentence may be about something else.
  const isTitled = rangesOfWords(title, stems).length > 0;
  const text = document.summary ?? cutSnippet(wholeText(document), isTitled ? new Set() : stems);
  const snippet = `${text} ${note}`.trim();
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

const SNIPPET_CHARACTERS = 180;
const BEFORE_CHARACTERS = 50;
const ELLIPSIS = '…';

export function rangesOfWords(text: string, stems: ReadonlySet<string>): TextRange[] {
  const { folded, starts, ends } = foldWithOrigins(text);
  return Array.from(folded.matchAll(/\S+/g), ({ 0: word, index }): TextRange | undefined =>
    stems.has(stemWord(word))
      ? [starts[index] ?? 0, ends[index + word.length - 1] ?? text.length]
      : undefined,
  ).filter((range) => range !== undefined);
}

/** As much of a text as fits below a result, around the first of the words. */
export function cutSnippet(text: string, stems: ReadonlySet<string>): string {
  if (text.length <= SNIPPET_CHARACTERS) return text;
  const first = rangesOfWords(text, stems)[0]?.[0] ?? 0;
  const from = first > BEFORE_CHARACTERS ? afterSpace(text, first - BEFORE_CHARACTERS) : 0;
  const to = from + SNIPPET_CHARACTERS;
  const end = to < text.length ? text.lastIndexOf(' ', to) : text.length;
  const cut = text.slice(from, end > from ? end : to).trim();
  return `${from > 0 ? ELLIPSIS : ''}${cut}${end < text.length ? ELLIPSIS : ''}`;
}

function afterSpace(text: string, at: number): number {
  return text.indexOf(' ', at) + 1;
}
