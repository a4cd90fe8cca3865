import type { PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import { describeVerdict } from '#domain/directory/describe-verdict.ts';
import { directoryHref } from '#domain/directory/directory-query-string.ts';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useContent } from '../directory-content.ts';
import styles from './find-status.module.css';

type FindStatusProps = { state: DirectoryState; answer: PlaceAnswer | undefined };

/** The answer in one sentence directly below the field, because the results may be off screen. */
export function FindStatus({ state, answer }: FindStatusProps) {
  const content = useContent();
  const { findWords, providerLists } = content;
  const asked = { text: state.everywhere.trim(), total: answer?.found.length ?? 0 };
  return (
    <div className={styles.answer}>
      {/* Always in the page, because a live region that is added together with its text is often not read out. */}
      <p role="status">{answer && describeVerdict(answer.verdict, asked, content, providerLists).headline}</p>
      {answer && (
        <Link to={directoryHref(state, providerLists, `#${findWords.id}`)} className={styles.see}>
          {asked.total > 0 ? findWords.see : findWords.seeAdvice}
          <Icon name="arrow-down" />
        </Link>
      )}
    </div>
  );
}
