import { type GuideId, guideAt, guides, guideWords } from '#content/en/guides.ts';
import type { Guide, GuideFact } from '#content/schema/pages.ts';
import { definePage } from '../../page.ts';
import compliance from '../../pictures/scenes/hero-compliance.svg';
import provider from '../../pictures/scenes/provider.svg';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { NoWrap } from '../../ui/no-wrap.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './guide.module.css';
import guideFactsStyles from './guide-facts.module.css';
import guideHelpStyles from './guide-help.module.css';
import guideStepsStyles from './guide-steps.module.css';

/** Typed by guide id, so that none can be missing. */
const scenes: Record<GuideId, string> = { employers: compliance, 'join-network': provider };

export default definePage<GuideId>({
  load: ({ path }) => guideAt(path),
  meta: (id) => ({
    title: guides[id].title,
    description: guides[id].description,
    canonical: `/${id}`,
  }),
  View: GuidePage,
});

function GuidePage({ data: id }: { data: GuideId }) {
  const guide = guides[id];
  const { heading, lead, alt, action, facts, steps, checklist, more, related } = guide;
  return (
    <>
      <PageHead heading={heading} lead={lead} scene={{ src: scenes[id], alt }}>
        <div className={styles.actions}>
          <ButtonLink to={action.to}>
            {action.label}
            <Icon name="external" />
          </ButtonLink>
          <ButtonLink to="#steps" variant="onDark">
            {steps.heading}
            <Icon name="arrow-down" />
          </ButtonLink>
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
        <div className={styles.actions}>
          {related.links.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </Band>
    </>
  );
}

/** Facts as cards, each with its source and date. */
function GuideFacts({ list }: { list: readonly GuideFact[] }) {
  return (
    <dl className={guideFactsStyles.facts}>
      {list.map(({ term, text, basis }) => (
        <div key={term} className={guideFactsStyles.fact}>
          <dt className={guideFactsStyles.term}>{term}</dt>
          <dd>
            <PhoneText text={text} />
          </dd>
          <dd className={guideFactsStyles.basis}>
            {guideWords.basis} {basis}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type GuideStepsProps = Pick<Guide, 'steps' | 'checklist'>;

/** The steps, with what to have at hand beside them. */
function GuideSteps({ steps, checklist }: GuideStepsProps) {
  return (
    <Band id="steps" heading={steps.heading} lead={steps.lead} tone="sand">
      <div className={guideStepsStyles.columns}>
        <div>
          <ol className={guideStepsStyles.steps}>
            {steps.list.map(({ title, text, link }) => (
              <li key={title} className={guideStepsStyles.step}>
                <h3>{title}</h3>
                <p>{text}</p>
                {link && (
                  <Link to={link.to} className={guideStepsStyles.link}>
                    {link.label}
                    <Icon name={link.to.startsWith('http') ? 'external' : 'arrow-right'} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
          <p className={guideStepsStyles.basis}>
            {guideWords.basis} {steps.basis}
          </p>
        </div>
        <section className={guideStepsStyles.checklist} aria-labelledby="checklist-title">
          <h3 id="checklist-title">{checklist.heading}</h3>
          <p>{checklist.lead}</p>
          <ul className={guideStepsStyles.items}>
            {checklist.items.map((item) => (
              <li key={item} className={guideStepsStyles.item}>
                <Icon name="check" className={guideStepsStyles.sign} />
                {item}
              </li>
            ))}
          </ul>
          <p className={guideStepsStyles.basis}>
            {guideWords.basis} {checklist.basis}
          </p>
        </section>
      </div>
    </Band>
  );
}

/** What is not published, and whom to ask about it. */
function GuideHelp({ guide: { unpublished, call } }: { guide: Guide }) {
  return (
    <div className={guideHelpStyles.band}>
      <section aria-labelledby="unpublished-title" className={guideHelpStyles.part}>
        <h2 id="unpublished-title">{unpublished.heading}</h2>
        <p>
          <PhoneText text={unpublished.lead} />
        </p>
        <ul className={guideHelpStyles.items}>
          {unpublished.items.map((item) => (
            <li key={item} className={guideHelpStyles.item}>
              <Icon name="circle-alert" className={guideHelpStyles.sign} />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="call-title" className={guideHelpStyles.part}>
        <h2 id="call-title">{call.heading}</h2>
        <p>{call.text}</p>
        <ul className={guideHelpStyles.lines}>
          {call.lines.map(({ line, purpose }) => (
            <li key={line.id}>
              <LinkCard to={line.to} icon="phone" name={line.display}>
                {purpose} · <NoWrap>{line.digits}</NoWrap>
              </LinkCard>
            </li>
          ))}
        </ul>
        <ButtonLink to={call.write.to} variant="onDark">
          <Icon name="mail" />
          {call.write.label}
        </ButtonLink>
      </section>
    </div>
  );
}
