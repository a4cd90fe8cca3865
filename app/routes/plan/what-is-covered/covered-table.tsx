import type { ComparedPlan, CoveredAnswer, CoveredGroup, CoveredQuestion } from '#content/schema/plan.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { waitingRows } from '#facts/covered.ts';
import { coveredMarks, coveredPage as words } from '#words/covered.ts';
import { phoneLines } from '#words/site.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import cloth from '../plan-cloth.module.css';
import signs from '../signs.module.css';
import styles from './covered-table.module.css';

type CoveredTableProps = {
  group: CoveredGroup;
  plans: readonly ComparedPlan[];
  /** The ids of the rows that are asked for; the others are hidden, so that the browser can show them again. */
  shown: ReadonlySet<string>;
};

/** Benefit by plan; on a phone every row is a card, in which each answer names its plan. */
export function CoveredTable({ group: { id, title, questions }, plans, shown }: CoveredTableProps) {
  return (
    <section
      id={id}
      className={styles.group}
      aria-labelledby={`${id}-title`}
      hidden={!questions.some((question) => shown.has(question.id))}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <table className={styles.table} aria-labelledby={`${id}-title`}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col" className={styles.corner}>
              {words.benefit}
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={joinClasses(styles.head, cloth.cloth, cloth[plan.id])}>
                {plan.shortName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <Row key={question.id} question={question} plans={plans} isShown={shown.has(question.id)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { question: CoveredQuestion; plans: readonly ComparedPlan[]; isShown: boolean };

function Row({ question: { id, question, answers }, plans, isShown }: RowProps) {
  const [first, ...rest] = plans.map((plan) => answers[plan.id]);
  const isSame =
    rest.length > 0 && rest.every(({ mark, text }) => mark === first?.mark && text === first.text);
  return (
    <tr id={id} className={styles.row} hidden={!isShown} data-words={wordsFor(id)}>
      <th scope="row" className={styles.name}>
        <a href={`#${id}`} className={styles.open}>
          {question}
        </a>
        {waitingRows.has(id) && <Link {...words.ways[0]} className={styles.dates} />}
      </th>
      {isSame && first ? (
        <td colSpan={plans.length} className={styles.cell}>
          <Answer plan={words.allThree} answer={first} />
        </td>
      ) : (
        plans.map((plan) => (
          <td key={plan.id} className={styles.cell}>
            <Answer plan={plan.shortName} answer={answers[plan.id]} />
          </td>
        ))
      )}
    </tr>
  );
}

/** For the filter in the browser. */
function wordsFor(id: string): string | undefined {
  const { named, near = [] } = benefitWords[id] ?? {};
  return named && [named, near].map((list) => list.join()).join(';');
}

function Answer({ plan, answer: { mark, text } }: { plan: string; answer: CoveredAnswer }) {
  return (
    <>
      <span className={styles.plan}>{plan}</span>{' '}
      {mark === 'not-stated' ? (
        <a href={phoneLines.tollFree.to} className={styles.ask}>
          <Mark mark={mark} />
        </a>
      ) : (
        <Mark mark={mark} />
      )}
      {text && <p className={styles.text}>{text}</p>}
    </>
  );
}

const SIGNS = {
  covered: signs.covered,
  limit: signs.condition,
  'not-covered': signs['not-covered'],
  'not-stated': undefined,
};

/** The answer in a word or two, with a sign and a colour that say the same. */
export function Mark({ mark }: { mark: CoveredAnswer['mark'] }) {
  return <b className={joinClasses(styles.mark, styles[mark], SIGNS[mark])}>{coveredMarks[mark]}</b>;
}
