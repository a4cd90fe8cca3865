import { askInstead, coveredGroups, coveredMarks, coveredPage as words } from '#content/en/covered.ts';
import type { ComparedPlan, CoveredAnswer, CoveredGroup, CoveredQuestion } from '#content/schema/plan.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { PhoneText } from '../../phone-text.tsx';
import signs from '../signs.module.css';
import styles from './covered-questions.module.css';
import markStyles from './mark.module.css';

/** Every question with the answer of each plan. */
export function CoveredQuestions({ plans }: { plans: readonly ComparedPlan[] }) {
  return (
    <>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.contentsTitle}>
          {words.contents}
        </h2>
        <ul className={styles.links}>
          {coveredGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {coveredGroups.map((group) => (
        <Group key={group.id} group={group} plans={plans} />
      ))}
    </>
  );
}

function Group({ group, plans }: { group: CoveredGroup; plans: readonly ComparedPlan[] }) {
  return (
    <section id={group.id} className={styles.group} aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`}>{group.title}</h2>
      {group.questions.map((question) => (
        <Question key={question.id} question={question} plans={plans} />
      ))}
    </section>
  );
}

type QuestionProps = { question: CoveredQuestion; plans: readonly ComparedPlan[] };

/**
 * With several plans it is closed and shows their marks alone. The id is on the answers, because browsers open a closed
 * details element that contains the URL's target, even without JavaScript.
 */
function Question({ question, plans }: QuestionProps) {
  const isOpen = plans.length === 1;
  return (
    <Disclosure
      className={styles.question}
      open={isOpen}
      summary={
        <>
          <h3 className={styles.name}>{question.question}</h3>
          {!isOpen && <Marks question={question} plans={plans} />}
        </>
      }
    >
      <dl id={question.id} className={styles.answers}>
        {plans.map(({ id, shortName }) => {
          const { mark, text, source } = question.answers[id];
          return (
            <div key={id} className={styles.answer}>
              <dt className={styles.plan}>{shortName}</dt>
              <dd className={markClass(mark)}>
                <b>
                  {coveredMarks[mark]}
                  {mark === 'not-stated' && <PhoneText text={askInstead} />}
                </b>
                {text && <p>{text}</p>}
                <p className={styles.source}>
                  {words.source} {source}
                </p>
              </dd>
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}

function Marks({ question, plans }: QuestionProps) {
  return (
    <span className={styles.marks}>
      {plans.map(({ id, shortName }) => (
        <span key={id} className={markClass(question.answers[id].mark)}>
          {words.markOf(shortName, coveredMarks[question.answers[id].mark])}
        </span>
      ))}
    </span>
  );
}

const SIGNS = {
  covered: signs.covered,
  'not-covered': signs['not-covered'],
  'not-stated': signs.condition,
};

/** The sign before the words of a mark, which say the same. */
export function markClass(mark: CoveredAnswer['mark']): string {
  return joinClasses(markStyles.mark, SIGNS[mark]);
}
