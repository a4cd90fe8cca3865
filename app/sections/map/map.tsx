import { externalLinks } from '#facts/external-links.ts';
import { mapSection as content } from '#words/home.ts';
import drawnMap from '../../pictures/lagos-map.svg';
import { Facade } from '../../ui/facade/facade.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './map.module.css';
import { OfficeCard } from './office-card.tsx';

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
