import { externalLinks } from '#facts/links.ts';
import { mapSection as content } from '#words/home.ts';
import { brand, office, phoneLines } from '#words/site.ts';
import drawnMap from '../../pictures/lagos-map.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facade } from '../../ui/facade/facade.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './map.module.css';
import officeCardStyles from './office-card.module.css';

export function OfficeMap({ heading }: SectionProps) {
  return (
    <SectionFrame id="map" heading={heading} tone="sand" lead={content.lead}>
      <div className={styles.layout}>
        <div>
          <Facade
            src={externalLinks.mapEmbed}
            title={content.frameTitle}
            fallbackUrl={externalLinks.mapEmbed}
            label={content.show}
            icon="map"
            variant="pill"
            opensInView
            className={styles.map}
          >
            <img src={drawnMap} alt={content.alt} width={480} height={360} loading="lazy" />
          </Facade>
          <p className={styles.note}>{content.note}</p>
        </div>
        <OfficeCard heading={heading === 'h1' ? 'h2' : 'h3'} />
      </div>
    </SectionFrame>
  );
}

const { tollFree } = phoneLines;

function OfficeCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={officeCardStyles.card}>
      <Icon name="map-pin" className={officeCardStyles.pin} />
      <Heading className={officeCardStyles.title}>{content.officeTitle}</Heading>
      <address className={officeCardStyles.address}>
        {brand.fullName}
        {office.lines.map((line) => (
          <span key={line} className={officeCardStyles.line}>
            {line}
          </span>
        ))}
      </address>
      <ButtonLink to={content.directions.to}>
        {content.directions.label}
        <Icon name="external" />
      </ButtonLink>
      <Link to={content.others.to} className={officeCardStyles.others}>
        {content.others.label}
      </Link>
      <p className={officeCardStyles.call}>
        {content.callTitle}
        <a href={tollFree.to} className={officeCardStyles.phone}>
          <Icon name="phone" />
          {tollFree.display}
        </a>
        <span className={officeCardStyles.digits}>{tollFree.digits}</span>
      </p>
    </div>
  );
}
