import { type GuideId, guideAt, guides, guideWords } from '#content/en/guides.ts';
import type { Guide, GuideFact } from '#content/schema/pages.ts';
import { definePage } from '../../page.ts';
import compliance from '../../pictures/scenes/hero-compliance.svg';
import provider from '../../pictures/scenes/provider.svg';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink, ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PhoneCards } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Sources } from '../../ui/sources/sources.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './guide.module.css';

/** Typed by guide id, so that none can be missing. */
const scenes: Record<GuideId, string> = { employers: compliance, 'join-network': provider };

export default definePage({
  load: ({ path }) => guideAt(path),
  meta: (id) => ({
    title: guides[id].title,
    description: guides[id].description,
    canonical: `/${id}`,
  }),
  View: ({ data: id }) => {
    const guide = guides[id];
    const { heading, lead, inShort, alt, prepare, action, facts, steps, checklist, more, related } = guide;
    return (
      <>
        <PageHead heading={heading} lead={lead} scene={{ src: scenes[id], alt }}>
          {inShort && (
            <dl className={styles.short}>
              {inShort.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <PhoneText text={text} tag="dd" />
                </div>
              ))}
            </dl>
          )}
          <div className={styles.actions}>
            {prepare && <ButtonLink {...prepare} />}
            <ButtonLink {...action} endIcon="external" variant={prepare ? 'onDark' : 'primary'} />
            <ButtonLink to="#steps" label={steps.heading} variant="onDark" endIcon="arrow-down" />
          </div>
        </PageHead>
        <Band id="rules" heading={facts.heading}>
          <GuideFacts list={facts.list} />
        </Band>
        <GuideSteps steps={steps} checklist={checklist} />
        <Band id="more" heading={more.heading}>
          <GuideFacts list={more.list} />
        </Band>
        <GuideHelp guide={guide} />
        <Band id="related" heading={related.heading}>
          <ButtonLinks links={related.links} className={styles.actions} />
          <Sources label={guideWords.basis} entries={sourcesOf(guide)} />
        </Band>
      </>
    );
  },
});

function sourcesOf({ facts, steps, checklist, more }: Guide) {
  return [
    ...[...facts.list, ...more.list].map(({ term, basis }) => ({ of: term, source: basis })),
    ...[steps, checklist].map(({ heading, basis }) => ({ of: heading, source: basis })),
  ];
}

function GuideFacts({ list }: { list: readonly GuideFact[] }) {
  return (
    <dl className={styles.facts}>
      {list.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <PhoneText text={text} tag="dd" />
        </div>
      ))}
    </dl>
  );
}

function GuideSteps({ steps, checklist }: Pick<Guide, 'steps' | 'checklist'>) {
  return (
    <Band id="steps" heading={steps.heading} lead={<PhoneText text={steps.lead} />} tone="sand">
      <div className={styles.columns}>
        <div>
          <ol className={styles.steps}>
            {steps.list.map(({ title, text, link }) => (
              <li key={title} className={styles.step}>
                <h3>{title}</h3>
                <PhoneText text={text} tag="p" />
                {link && (
                  <Link to={link.to} className={styles.link}>
                    {link.label}
                    <Icon name={link.to.startsWith('http') ? 'external' : 'arrow-right'} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </div>
        <section className={styles.checklist} aria-labelledby="checklist-title">
          <h3 id="checklist-title">{checklist.heading}</h3>
          <p>{checklist.lead}</p>
          <ul className={styles.stepItems}>
            {checklist.items.map((item) => (
              <li key={item} className={styles.stepItem}>
                <Icon name="check" className={styles.stepSign} />
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Band>
  );
}

function GuideHelp({ guide: { unpublished, call } }: { guide: Guide }) {
  return (
    <div className={styles.band}>
      <section aria-labelledby="unpublished-title" className={styles.part}>
        <h2 id="unpublished-title">{unpublished.heading}</h2>
        <PhoneText text={unpublished.lead} tag="p" />
        <ul className={styles.items}>
          {unpublished.items.map((item) => (
            <li key={item} className={styles.item}>
              <Icon name="circle-alert" className={styles.sign} />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="call-title" className={styles.part}>
        <h2 id="call-title">{call.heading}</h2>
        <p>{call.text}</p>
        <PhoneCards
          lines={call.lines.map(({ line, purpose }) => ({ ...line, label: purpose }))}
          className={styles.lines}
        />
        <ButtonLink to={call.write.to} label={call.write.label} icon="mail" variant="onDark" />
      </section>
    </div>
  );
}
