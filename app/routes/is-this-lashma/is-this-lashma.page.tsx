import { Fragment } from 'react';
import {
  type Checked,
  checkOfficial,
  type Item,
  MAX_CHECKED_CHARACTERS,
} from '#domain/official/check-official.ts';
import { isThisLashma as words } from '#words/is-this-lashma.ts';
import { phoneLines } from '#words/site.ts';
import { definePage } from '../../page.ts';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { PhoneCards } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './is-this-lashma.module.css';
import { collectOfficial, describeItem, groupItems, headingOf } from './official.ts';

type Asked = { typed: string; checked: Checked };

export default definePage<Asked>({
  query: ['q'],
  // What was typed may be somebody's number: it is kept by no cache, and page views and logs leave it out.
  isPrivate: true,
  load: ({ query, site }) => {
    const typed = query.get('q') ?? '';
    return { typed, checked: checkOfficial(typed, collectOfficial(site)) };
  },
  meta: ({ checked }) => ({
    title: checked.kind === 'empty' ? words.title : `${words.verdicts[checked.kind]} | ${words.title}`,
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
            maxLength={MAX_CHECKED_CHARACTERS}
            value={checked.kind === 'too-long' ? '' : typed}
            autoFocus={checked.kind === 'empty'}
          />
          <p className={styles.privacy}>{words.privacy}</p>
        </div>
      </PageHead>
      <div className={styles.page}>
        {checked.kind !== 'empty' && <Verdict checked={checked} typed={typed} />}
        <section aria-labelledby="call" className={styles.part}>
          <h2 id="call">{words.callHeading}</h2>
          <PhoneCards lines={[phoneLines.askLine, phoneLines.tollFree]} className={styles.lines} />
        </section>
        {checked.kind !== 'message' && (
          <section aria-labelledby="rules" className={styles.part}>
            <h2 id="rules">{words.rulesHeading}</h2>
            <Rules />
          </section>
        )}
        <section aria-labelledby="paid" className={styles.part}>
          <h2 id="paid">{words.paidHeading}</h2>
          <ol className={styles.steps}>
            {words.paid.map((step) => (
              <PhoneText key={step} text={step} tag="li" />
            ))}
          </ol>
          <ButtonLinks links={words.ways} />
        </section>
      </div>
    </>
  ),
});

type Answer = { typed: string; checked: Exclude<Checked, { kind: 'empty' }> };

function Verdict({ checked, typed }: Answer) {
  const isOurs = checked.kind === 'ours';
  return (
    <section
      id="verdict"
      aria-labelledby="verdict-title"
      className={joinClasses(styles.verdict, !isOurs && styles.unsure)}
    >
      <p className={styles.label}>
        <Icon name={isOurs ? 'badge-check' : 'circle-alert'} />
        {words.verdicts[checked.kind]}
      </p>
      <h2 id="verdict-title" className={styles.title}>
        {headingOf(checked)}
      </h2>
      {checked.kind === 'message' && <Rules />}
      {checked.kind !== 'too-long' && (
        <p className={styles.typed}>
          {words.typed} <b>{typed}</b>
        </p>
      )}
      {isOurs && <p>{words.reasons.ours[checked.item.kind]}</p>}
      {checked.kind === 'message' && <Items items={checked.items} />}
    </section>
  );
}

function Rules() {
  return (
    <ul className={styles.rules}>
      {words.rules.map((rule) => (
        <li key={rule}>
          <Icon name="shield-check" />
          {rule}
        </li>
      ))}
    </ul>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return <p>{words.found.none}</p>;
  return groupItems(items).map(({ heading, group }) => (
    <Fragment key={heading}>
      <h3>{heading}</h3>
      <ul className={styles.items}>
        {group.map((item) => (
          <li key={item.text}>
            <b>{item.text}</b> <PhoneText text={describeItem(item)} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
