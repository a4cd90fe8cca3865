import { joinClasses } from '../join-classes.ts';
import styles from './icon.module.css';
import { type IconName, outlines, solids } from './icon-paths.ts';

type IconProps = { name: IconName; className?: string | undefined };

const isSolid = (name: IconName): name is keyof typeof solids => name in solids;

/**
 * A picture beside words: always decorative, the words carry the meaning. Drawn where it stands, by one element: a
 * reference into a file of symbols cost a slowed processor a quarter of a millisecond each.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses(styles.icon, isSolid(name) && styles.solid, className)}
      aria-hidden="true"
    >
      <path d={isSolid(name) ? solids[name] : outlines[name]} />
    </svg>
  );
}
