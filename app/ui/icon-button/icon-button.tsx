import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** The accessible name, since only an icon is shown. */
  label: string;
};

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={joinClasses(styles.button, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
