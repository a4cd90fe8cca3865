import { joinClasses } from '../join-classes.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

type IconProps = { name: IconName; className?: string | undefined };

/** A picture beside words: always decorative, the words carry the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={joinClasses(styles.icon, className)} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
