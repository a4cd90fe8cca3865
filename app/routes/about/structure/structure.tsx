import type { MemberId } from '#content/schema/about.ts';
import { structure } from '#words/about-page.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Arrow } from './arrow.tsx';
import styles from './structure.module.css';

const signs: Record<MemberId, IconName> = {
  law: 'scale',
  agency: 'building-2',
  scheme: 'shield-check',
  fund: 'wallet',
  sources: 'credit-card',
  residents: 'users',
  ekosha: 'heart-handshake',
};

/**
 * The diagram: one column on a phone, in an order in which each arrow joins adjacent boxes; two rows on a wide screen,
 * the second reversed. The arrows are decorative, because the list below says the same in words.
 */
export function Structure() {
  return (
    <Band id="structure" heading={structure.heading} lead={structure.lead}>
      <figure>
        <div className={styles.diagram}>
          {structure.members.map(({ id, role, name, text }) => (
            <div key={id} className={joinClasses(styles.member, styles[id])} style={{ gridArea: id }}>
              <Icon name={signs[id]} className={styles.sign} />
              <p className={styles.role}>{role}</p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
          {structure.ties.map((tie) => (
            <Arrow key={`${tie.from}-${tie.to}`} {...tie} />
          ))}
        </div>
        <figcaption className={styles.caption}>
          <h3 className={styles.wordsHeading}>{structure.wordsHeading}</h3>
          <ul className={styles.words}>
            {structure.words.map((sentence) => (
              <li key={sentence} className={styles.sentence}>
                {sentence}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Band>
  );
}
