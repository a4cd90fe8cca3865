import { askInstead, coveredGroups, coveredMarks, coveredPage as words } from '#content/en/covered.ts';
import type { ComparedPlan, CoveredAnswer, CoveredGroup, CoveredQuestion } from '#content/schema/plan.ts';
import * as planWords from '#words/islands/plan-tools.ts';
import { planDetails } from '#words/plan-details.ts';
import { comparedPlans } from '#words/plans.ts';
import { definePage } from '../../../page.ts';
import { ButtonLink, ButtonLinks } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { Sources } from '../../../ui/sources/sources.tsx';
import { PhoneText } from '../../phone-text.tsx';
import { PlanWords, ViewLink } from '../plan-links.tsx';
import signs from '../signs.module.css';
import waysOn from '../ways-on.module.css';
import styles from './what-is-covered.module.css';

export default definePage({
  query: ['plan'],
  // One plan alone, or all of them beside each other.
  load: ({ query }) => ({ plan: comparedPlans.find(({ id }) => id === query.get('plan')) }),
  meta: () => ({ ...words, canonical: '/plan/what-is-covered' }),
  View: ({ data: { plan } }) => (
    <PlanWords value={planWords}>
      <PageHead heading={plan ? words.oneHeading(plan.name) : words.heading} lead={words.lead} />
      <div className={styles.page} data-behaviour="disclosure">
        <MarkKey />
        <PlanChoice plan={plan} />
        <CoveredQuestions plans={plan ? [plan] : comparedPlans} />
        <PhoneText text={words.unlisted} tag="p" className={styles.note} />
        {plan ? <PackageList plan={plan} /> : <DiasporaNote />}
        <p className={waysOn.ways}>
          <ButtonLinks links={words.ways} />
        </p>
        <Sources label={words.source} entries={sourcesOf(plan ? [plan] : comparedPlans)} />
      </div>
    </PlanWords>
  ),
});

const PATH = '/plan/what-is-covered';

function sourcesOf(plans: readonly ComparedPlan[]) {
  return coveredGroups.flatMap(({ title, questions }) =>
    questions.flatMap(({ answers }) => plans.map(({ id }) => ({ of: title, source: answers[id].source }))),
  );
}

function PlanChoice({ plan }: { plan: ComparedPlan | undefined }) {
  const choices = [
    { id: undefined, label: words.allPlans, to: PATH },
    ...comparedPlans.map(({ id, shortName }) => ({ id, label: shortName, to: `${PATH}?plan=${id}` })),
  ];
  return (
    <nav className={styles.choice} aria-label={words.plansLabel}>
      <ul className={styles.list}>
        {choices.map(({ id, label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.choiceLink} aria-current={id === plan?.id ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MarkKey() {
  return (
    <ul className={styles.key}>
      {words.marks.map(({ mark, text }) => (
        <li key={mark} className={markClass(mark)}>
          <b>{coveredMarks[mark]}:</b> <PhoneText text={text} />
        </li>
      ))}
    </ul>
  );
}

const diasporaWords = words.diaspora;

function DiasporaNote() {
  return (
    <section className={styles.package} aria-labelledby="diaspora-title">
      <h2 id="diaspora-title">{diasporaWords.heading}</h2>
      <PhoneText text={diasporaWords.text} tag="p" />
      <p>
        <ButtonLink to={diasporaWords.ask.to}>{diasporaWords.ask.label}</ButtonLink>
      </p>
    </section>
  );
}

/** What the published package names beyond the compared benefits, field by field. */
function PackageList({ plan }: { plan: ComparedPlan }) {
  const { source, details } = planDetails[plan.id];
  return (
    <section className={styles.package} aria-labelledby="package-title">
      <h2 id="package-title">{words.furtherHeading(plan.name)}</h2>
      <dl className={styles.details}>
        {details.map(({ heading, items }) => (
          <div key={heading} className={styles.field}>
            <dt>{heading}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.packageSource}>{source}</p>
      <p>
        <ViewLink plan={plan} />
      </p>
    </section>
  );
}

function CoveredQuestions({ plans }: { plans: readonly ComparedPlan[] }) {
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

/** With several plans it is closed and shows their marks alone; the id is on the answers, so that a link opens it. */
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
          const { mark, text } = question.answers[id];
          return (
            <div key={id} className={styles.answer}>
              <dt className={styles.plan}>{shortName}</dt>
              <dd className={markClass(mark)}>
                <b>
                  {coveredMarks[mark]}
                  {mark === 'not-stated' && <PhoneText text={askInstead} />}
                </b>
                {text && <p>{text}</p>}
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
function markClass(mark: CoveredAnswer['mark']): string {
  return joinClasses(styles.mark, SIGNS[mark]);
}
