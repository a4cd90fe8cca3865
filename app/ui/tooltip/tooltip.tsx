import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './tooltip.module.css';

type TooltipProps = {
  /** What the icon is about, for those who cannot see what it stands beside. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * An information icon that explains by tap, and with its behaviour by hover and focus too. The bubble is a popover:
 * nothing clips it and the browser closes it on Escape. Before the script it opens in the middle of the window.
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
