import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './tooltip.module.css';

type TooltipProps = {
  /** The accessible name, for those who cannot see what the icon is beside. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * An information icon that explains on tap, and with its behaviour on hover and focus. The bubble is a popover, so that
 * nothing clips it and Escape closes it; before the script it opens in the middle of the window.
 */
export function Tooltip({ label, children, className }: TooltipProps) {
  const id = useId();
  return (
    <>
      <IconButton
        icon="info"
        label={label}
        className={joinClasses(styles.trigger, className)}
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        data-tooltip=""
      />
      <span id={id} role="tooltip" popover="auto" className={styles.bubble}>
        {children}
      </span>
    </>
  );
}
