import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
};

/** A round button that shows a picture only. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={joinClasses(styles.button, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
