import { foldWithOrigins } from '#domain/text/fold-text.ts';
import type { TextRange } from '#domain/text/match-text.ts';
import { LANGUAGE_FACES, LANGUAGE_NAMES } from '#facts/language-names.ts';
import { searchPage as words } from '#words/search-page.ts';
import { Link } from '../../ui/link/link.tsx';
import { MarkedText } from '../provider/marked-text.tsx';
import { langOfDocument } from './covered-documents.ts';
import styles from './result.module.css';
import { type FoundDocument, stemWord, wholeText } from './search-index.ts';

export function Result({ result: { document, stems } }: { result: FoundDocument }) {
  const { kind, href, title, note = '' } = document;
  // A post in another language is not said to be in English, whoever reads.
  const hrefLang = document.lang === 'en' ? undefined : document.lang;
  const lang = langOfDocument(document);
  const inLanguage = lang && { lang, 'data-face': LANGUAGE_FACES[lang] };
  const inTitle = rangesOfWords(title, stems);
  const markedTitle = <MarkedText text={title} ranges={inTitle} />;
  // What is called by the word is shown from its beginning: a later sentence may be about something else.
  const isTitled = inTitle.length > 0;
  const text = document.summary ?? cutSnippet(wholeText(document), isTitled ? new Set() : stems);
  const snippet = `${text} ${note}`.trim();
  return (
    <li className={styles.result}>
      <p className={styles.kind}>
        {words.kinds[kind]}
        {lang && lang !== 'en' && (
          <>
            {' · '}
            <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
          </>
        )}
      </p>
      <h3 className={styles.title}>
        <Link to={href} hrefLang={hrefLang} lang={hrefLang} className={styles.link}>
          {lang ? <span {...inLanguage}>{markedTitle}</span> : markedTitle}
        </Link>
      </h3>
      {snippet && (
        <p {...inLanguage} className={styles.text}>
          <MarkedText text={snippet} ranges={rangesOfWords(snippet, stems)} />
        </p>
      )}
    </li>
  );
}

const SNIPPET_CHARACTERS = 180;
const BEFORE_CHARACTERS = 50;
const ELLIPSIS = '…';

export function rangesOfWords(text: string, stems: ReadonlySet<string>): TextRange[] {
  return [...findWords(text, stems)];
}

/** One after the other, because a long text is only searched up to the first. */
function* findWords(text: string, stems: ReadonlySet<string>): Generator<TextRange> {
  for (const { 0: part, index: from } of text.matchAll(/\S+/g)) {
    const { folded, starts, ends } = foldWithOrigins(part);
    for (const { 0: word, index } of folded.matchAll(/\S+/g))
      if (stems.has(stemWord(word)))
        yield [from + (starts[index] ?? 0), from + (ends[index + word.length - 1] ?? part.length)];
  }
}

/** As much of a text as fits below a result, around the first of the words. */
export function cutSnippet(text: string, stems: ReadonlySet<string>): string {
  if (text.length <= SNIPPET_CHARACTERS) return text;
  const [first = 0] = findWords(text, stems).next().value ?? [];
  const from = first > BEFORE_CHARACTERS ? afterSpace(text, first - BEFORE_CHARACTERS) : 0;
  const to = from + SNIPPET_CHARACTERS;
  const end = to < text.length ? text.lastIndexOf(' ', to) : text.length;
  const cut = text.slice(from, end > from ? end : to).trim();
  return `${from > 0 ? ELLIPSIS : ''}${cut}${end < text.length ? ELLIPSIS : ''}`;
}

function afterSpace(text: string, at: number): number {
  return text.indexOf(' ', at) + 1;
}
