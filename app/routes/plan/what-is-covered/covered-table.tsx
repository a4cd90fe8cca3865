import type { ComparedPlan, CoveredAnswer, CoveredGroup, CoveredQuestion } from '#content/schema/plan.ts';
import { isUnnamed } from '#domain/plans/filter-covered.ts';
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
  /** What was understood; a plan that does not name it is to be asked. */
  asked: readonly string[] | undefined;
};

/** Benefit by plan; on a phone every row is a card, in which each answer names its plan. */
export function CoveredTable({ group: { id, title, questions }, plans, shown, asked }: CoveredTableProps) {
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
            <Row
              key={question.id}
              question={question}
              plans={plans}
              isShown={shown.has(question.id)}
              asked={asked}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Pick<CoveredTableProps, 'plans' | 'asked'> & { question: CoveredQuestion; isShown: boolean };

function Row({ question: { id, question, answers }, plans, isShown, asked }: RowProps) {
  const [first, ...rest] = plans.map((plan) => answers[plan.id]);
  const isSame =
    rest.length > 0 && rest.every(({ mark, text }) => mark === first?.mark && text === first.text);
  return (
    <tr id={id} className={styles.row} hidden={!isShown} data-words={wordsFor(id)}>
      <th scope="row" className={styles.name}>
        <a href={`#${id}`} className={styles.open}>
          {question}
        </a>
        {waitingRows.has(id) && <Link {...words.ways.coverDates} className={styles.dates} />}
      </th>
      {isSame && first ? (
        <td colSpan={plans.length} className={styles.cell}>
          <Answer plan={words.allThree} answer={first} />
        </td>
      ) : (
        plans.map((plan) => (
          <td key={plan.id} className={styles.cell}>
            <AnswerToWord
              plan={plan.shortName}
              answer={answers[plan.id]}
              unnamed={benefitWords[id]?.unnamedBy?.[plan.id]}
              asked={asked}
            />
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

type AnswerProps = { plan: string; answer: CoveredAnswer };
type AnswerToWordProps = AnswerProps & Pick<RowProps, 'asked'> & { unnamed: readonly string[] | undefined };

/** Both answers where a plan does not name every word of a row, so that the browser can show either while somebody types. */
function AnswerToWord({ plan, answer, unnamed, asked }: AnswerToWordProps) {
  if (!unnamed) return <Answer plan={plan} answer={answer} />;
  const isAsk = isUnnamed(unnamed, asked);
  return (
    <>
      <div hidden={isAsk}>
        <Answer plan={plan} answer={answer} />
      </div>
      <div hidden={!isAsk} data-unnamed={unnamed.join()}>
        <Answer plan={plan} answer={{ ...answer, mark: 'not-stated', text: undefined }} />
      </div>
    </>
  );
}

function Answer({ plan, answer: { mark, text } }: AnswerProps) {
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
