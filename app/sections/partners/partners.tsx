import { partners, partnersSection } from '#words/home.ts';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './partners.module.css';

const files = import.meta.glob<string>('../../pictures/partners/*.svg', { eager: true, import: 'default' });

/** The files are numbered in the carousel's order (NN-id.svg). */
const wordMarks: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/\d+-|\.svg$/g, ''), url]),
);

const PX_PER_SECOND = 100;
const DELAY_S = 5;
const ITEM_WIDTH_PX = 212;

export function Partners({ heading }: SectionProps) {
  return (
    <SectionFrame id="partners" heading={heading} lead={partnersSection.lead}>
      <Marquee
        words={partnersSection.belt}
        itemWidthPx={ITEM_WIDTH_PX}
        durationS={(partners.length * ITEM_WIDTH_PX) / PX_PER_SECOND}
        delayS={DELAY_S}
        className={styles.belt}
        items={partners.map(({ id, name }) => (
          <img
            key={id}
            className={styles.mark}
            src={wordMarks[id]}
            alt={name}
            width={180}
            height={72}
            loading="lazy"
          />
        ))}
      />
    </SectionFrame>
  );
}
