import {
  type Checked,
  checkOfficial,
  MAX_TYPED_CHARACTERS,
  type Rule,
} from '#domain/official/check-official.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { isThisLashma as facts } from '#facts/is-this-lashma.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import { phoneLines } from '#words/site.ts';
import { definePage } from '../../page.ts';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LinkCard, PhoneCards } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './is-this-lashma.module.css';
import { type Answer, collectOfficial, headingOf } from './official.ts';

type Asked = { typed: string; checked: Checked };

export default definePage<Asked>({
  query: ['q'],
  // What was typed may be somebody's number: it is kept by no cache, and page views and logs leave it out.
  isPrivate: true,
  load: ({ query, site }) => {
    const typed = (query.get('q') ?? '').slice(0, MAX_TYPED_CHARACTERS).trim();
    return { typed, checked: checkOfficial(typed, collectOfficial(site)) };
  },
  meta: ({ checked }) => ({
    title:
      checked.kind === 'empty' ? words.title : `${words.verdicts[checked.verdict].label} | ${words.title}`,
    description: words.description,
    canonical: words.link.to,
    noindex: checked.kind !== 'empty',
  }),
  View: ({ data: { typed, checked } }) => (
    <>
      <PageHead heading={words.heading} lead={words.lead} className={styles.head}>
        <div className={styles.form}>
          <SearchForm
            // On a phone the answer stands below the first screen.
            action={`${words.link.to}#verdict`}
            id="check"
            name="q"
            words={words}
            maxLength={MAX_TYPED_CHARACTERS}
            value={typed}
            autoFocus={checked.kind === 'empty'}
          />
          <p className={styles.privacy}>{words.privacy}</p>
        </div>
      </PageHead>
      <div className={styles.page}>
        {checked.kind !== 'empty' && <Verdict typed={typed} answer={checked} />}
        <section aria-labelledby="call" className={styles.part}>
          <h2 id="call">{words.callHeading}</h2>
          <PhoneCards lines={[phoneLines.askLine, phoneLines.tollFree]} className={styles.lines} />
        </section>
        <section aria-labelledby="rules" className={styles.part}>
          <h2 id="rules">{words.rulesHeading}</h2>
          <ul className={styles.rules}>
            {words.rules.map((rule) => (
              <li key={rule}>
                <Icon name="shield-check" />
                {rule}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="paid" className={styles.part}>
          <h2 id="paid">{words.paidHeading}</h2>
          <ol className={styles.steps}>
            {words.paid.map((step) => (
              <PhoneText key={step} text={step} tag="li" />
            ))}
          </ol>
          <p className={styles.ways}>
            <ButtonLinks links={words.ways} />
          </p>
        </section>
      </div>
    </>
  ),
});

/** As the page lists them. */
const RULES: readonly Rule[] = ['fee', 'account', 'code'];

function Verdict({ typed, answer }: { typed: string; answer: Answer }) {
  const isBad = ['not-ours', 'former', 'never'].includes(answer.verdict);
  const isGood = ['ours', 'agent', 'place', 'linked', 'emergency'].includes(answer.verdict);
  const look = isBad ? styles.bad : !isGood && styles.unsure;
  return (
    <section id="verdict" aria-labelledby="verdict-title" className={joinClasses(styles.verdict, look)}>
      <p className={styles.label}>
        <Icon name={isGood ? 'badge-check' : 'circle-alert'} />
        {words.verdicts[answer.verdict].label}
      </p>
      <h2 id="verdict-title" className={styles.title}>
        {headingOf(answer)}
      </h2>
      <p className={styles.typed}>
        {words.typed} <b>{typed}</b>
      </p>
      {reasonsOf(answer).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {answer.kind === 'name' && !isGood && (
        <p>
          <ButtonLinks links={words.ways.filter(({ to }) => to === facts.ways.agents.to)} />
        </p>
      )}
      {answer.phone && (
        <ul className={styles.lines}>
          {phoneNumbers(answer.phone).map(({ text, href }) => (
            <li key={href}>
              <LinkCard to={href} icon="phone" name={text} note={words.agentPhone} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function reasonsOf({ kind, verdict, rule, isLookAlike }: Answer): string[] {
  const { ours, lookAlike, 'not-ours': foreign } = words.reasons;
  if (verdict === 'not-ours') return [...(isLookAlike ? [lookAlike] : []), foreign[kind]];
  if (verdict === 'never') return rule ? [words.rules[RULES.indexOf(rule)] ?? ''] : [];
  if (verdict === 'told') return [words.reasons.name];
  if (verdict !== 'ours') return [words.reasons[verdict]];
  return kind === 'account' || kind === 'code' ? [] : [ours[kind]];
}
