import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './icon-tile.module.css';

/** An icon on a dark tile. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile}>
      <Icon name={name} />
    </span>
  );
}
