import { structure } from '#content/en/about-page.ts';
import type { MemberId, Tie } from '#content/schema/pages.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import arrowStyles from './arrow.module.css';
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

/** CSS sets its position and direction, which depend on the layout. */
function Arrow({ from, to, label }: Tie) {
  const place = `${from}-${to}`;
  return (
    <div
      className={joinClasses(arrowStyles.arrow, arrowStyles[place])}
      style={{ gridArea: place }}
      aria-hidden="true"
    >
      <svg className={arrowStyles.line} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M5 25c11-3 24-3 36-1M31 13c3 4 6 8 11 11-5 2-9 6-12 11" />
      </svg>
      {label}
    </div>
  );
}
