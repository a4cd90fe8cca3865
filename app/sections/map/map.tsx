import { office } from '#facts/addresses.ts';
import { externalLinks } from '#facts/links.ts';
import { mapSection as content } from '#words/home.ts';
import { brand, phoneLines } from '#words/site.ts';
import drawnMap from '../../pictures/lagos-map.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facade } from '../../ui/facade/facade.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './map.module.css';

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
    <div className={styles.card}>
      <Icon name="map-pin" className={styles.pin} />
      <Heading className={styles.title}>{content.officeTitle}</Heading>
      <address className={styles.address}>
        {brand.fullName}
        {office.lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      <ButtonLink to={content.directions.to} label={content.directions.label} endIcon="external" />
      <Link to={content.others.to} label={content.others.label} className={styles.others} />
      <p className={styles.call}>
        {content.callTitle}
        <Link to={tollFree.to} label={tollFree.display} icon="phone" className={styles.phone} />
        <span className={styles.digits}>{tollFree.digits}</span>
      </p>
    </div>
  );
}
