import { faqFillerWords, faqGroups, faqPage, faqSearch } from '#content/faq.ts';
import { prepareFaqSearch } from '#rules/search-faq.ts';
import { pageMeta } from '../../page-meta.ts';
import { describeQuestions } from '../../structured-data/questions.ts';
import type { Route } from './+types/faq.ts';
import styles from './faq.module.css';
import { FaqGroupSection } from './faq-group.tsx';
import { FaqHero } from './faq-hero.tsx';
import { NoAnswer } from './no-answer.tsx';
import { OfficialChannels } from './official-channels.tsx';
import { QUERY_NAME, useFaqQuery } from './use-faq-query.ts';
import { useRevealedAnswer } from './use-revealed-answer.ts';

const search = prepareFaqSearch(faqGroups, faqFillerWords);
/** So few answers can be read at once, so nobody has to open them. */
const FEW = 3;

export const handle = { query: [QUERY_NAME] };

export function meta({ matches }: Route.MetaArgs) {
  const subject = import.meta.env.SSR ? describeQuestions : undefined;
  return pageMeta(matches, { ...faqPage, canonical: '/faq', subject });
}

export default function Faq() {
  const { text, change } = useFaqQuery();
  const groups = search(text);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = text.trim() !== '';
  useRevealedAnswer();

  return (
    <>
      <FaqHero text={text} change={change} />
      <div className={styles.page}>
        {/* Stands in the page from the start: a live region that comes with its words is often not read out. */}
        <p role="status" className={styles.found}>
          {isSearching ? faqSearch.found(count, text.trim()) : faqSearch.all(count)}
        </p>
        {count === 0 && <NoAnswer />}
        {groups.map((group) => (
          <FaqGroupSection key={group.id} group={group} isOpen={isSearching && count <= FEW} />
        ))}
      </div>
      <OfficialChannels />
    </>
  );
}
