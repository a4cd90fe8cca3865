import {
  ENROLMENT_ANSWERS,
  ENROLMENT_QUERY_NAMES,
  type EnrolmentCase,
  parseEnrolmentQuery,
} from '#domain/enrolment/enrolment-query.ts';
import { lgaTiles } from '#facts/directory.ts';
import { enrolCases as caseFacts } from '#facts/enrol-page.ts';
import { enrolCases, enrolForm, enrolSummary, enrolPage as page, parentSteps } from '#words/enrol-page.ts';
import * as words from '#words/islands/enrolment.ts';
import { enrolment } from '#words/plan-page.ts';
import { brand } from '#words/site.ts';
import { Island } from '../../islands/island.tsx';
import { definePage, usePage } from '../../page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LinkList } from '../../ui/link/link-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './enrol.module.css';
import preparation from './enrolment.island.tsx';

export default definePage({
  query: ENROLMENT_QUERY_NAMES,
  ownAnswers: ENROLMENT_ANSWERS,
  load: ({ query }) =>
    parseEnrolmentQuery(
      query,
      lgaTiles.map(({ lga }) => lga),
    ).case,
  meta: (forCase) => ({
    ...page,
    ...(forCase && { title: `${enrolCases[forCase].heading} | ${brand.name}` }),
    canonical: '/enrol',
  }),
  View: ({ data: forCase }) => (
    <>
      <PageHead {...headOf(forCase)} className={styles.hero}>
        {/* Its steps are long, and the form stands below them. */}
        {forCase === 'parent-abroad' && (
          <p>
            <ButtonLink to={`#${enrolForm.id}`}>{enrolForm.submit}</ButtonLink>
          </p>
        )}
      </PageHead>
      <div className={styles.page}>
        {forCase ? <CaseAnswer forCase={forCase} /> : <Steps />}
        <Preparation />
        <p className={joinClasses(styles.privacy, styles.withScripts)}>{page.privacy}</p>
        <p className={joinClasses(styles.privacy, styles.withoutScripts)}>{page.privacyWithoutScripts}</p>
        <OtherCases forCase={forCase} />
      </div>
    </>
  ),
});

/** A case is answered before anything is asked. */
function headOf(forCase: EnrolmentCase | undefined): { heading: string; lead: string } {
  return forCase ? enrolCases[forCase] : page;
}

/** Closed, so that the form stays on the first screen. */
function Steps() {
  return (
    <Disclosure className={styles.steps} summary={<h2 className={styles.stepsTitle}>{enrolment.heading}</h2>}>
      <ol className={styles.stepList}>
        {enrolment.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

function Preparation() {
  const { query, site } = usePage();
  const { directory, publicUrl } = site;
  const { 'standard-jaara': jaara, 'standard-jaara-plus': plus } = directory.listHrefs;
  const hospitals = query.has('area')
    ? directory.places.filter(({ kind }) => kind === 'hospital')
    : undefined;
  return (
    <Island
      of={preparation}
      data={{
        start: query.toString(),
        publicUrl,
        listHrefs: { 'standard-jaara': jaara, 'standard-jaara-plus': plus },
      }}
      resources={{ words, hospitals }}
    />
  );
}

function CaseAnswer({ forCase }: { forCase: EnrolmentCase }) {
  const { paragraphs, links } = enrolCases[forCase];
  return (
    <div className={styles.answer}>
      {forCase === 'parent-abroad' && <ParentSteps />}
      {Object.values(paragraphs).map((paragraph) => (
        <PhoneText key={paragraph} text={paragraph} tag="p" />
      ))}
      <LinkList links={links} />
    </div>
  );
}

/** What whoever lives abroad does first is to ask, by a way that works from there. */
function ParentSteps() {
  const { papers, ask, after, coverDates } = enrolSummary;
  const asks = ask.fromAbroad.map(({ text, to }) => ({ label: text, to }));
  return (
    <ol className={styles.parentSteps}>
      <li>
        <h2 className={styles.stepsTitle}>{parentSteps.ask.heading}</h2>
        <p>{parentSteps.ask.text}</p>
        <LinkList links={asks} />
        <p className={styles.note}>{parentSteps.ask.unsure}</p>
      </li>
      <li>
        <h2 className={styles.stepsTitle}>{parentSteps.papers}</h2>
        <ul className={styles.papers}>
          {[papers.lasrra(1), papers.residence, papers.ages].map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </li>
      <li>
        <h2 className={styles.stepsTitle}>{parentSteps.register.heading}</h2>
        <p>{parentSteps.register.text}</p>
        <LinkList links={Object.values(parentSteps.register.links)} />
      </li>
      <li>
        <h2 className={styles.stepsTitle}>{parentSteps.after}</h2>
        <p>{after.lines.join(' ')}</p>
        <LinkList links={[{ label: after.dates, to: coverDates }]} />
      </li>
    </ol>
  );
}

function OtherCases({ forCase }: { forCase: EnrolmentCase | undefined }) {
  const cases = Object.values(caseFacts)
    .filter(({ id }) => id !== forCase)
    .map(({ id, to }) => ({ label: enrolCases[id].label, to }));
  return (
    <section className={joinClasses(styles.answer, styles.cases)} aria-labelledby="cases-title">
      <h2 id="cases-title">{forCase ? page.otherCasesHeading : page.casesHeading}</h2>
      <LinkList links={forCase ? [page.ownCase, ...cases] : cases} />
    </section>
  );
}
