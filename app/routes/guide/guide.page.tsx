import { type GuideId, guideAt, guides } from '#words/guides.ts';
import { definePage } from '../../page.ts';
import compliance from '../../pictures/scenes/hero-compliance.svg';
import provider from '../../pictures/scenes/provider.svg';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './guide.module.css';
import { GuideFacts } from './guide-facts.tsx';
import { GuideHelp } from './guide-help.tsx';
import { GuideSteps } from './guide-steps.tsx';

/** Typed by guide id, so that none can be missing. */
const scenes: Record<GuideId, string> = { employers: compliance, 'join-network': provider };

export default definePage<GuideId>({
  load: ({ path }) => guideAt(path),
  meta: (id) => ({
    title: guides[id].title,
    description: guides[id].description,
    canonical: `/${id}`,
  }),
  View: Guide,
});

function Guide({ data: id }: { data: GuideId }) {
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
