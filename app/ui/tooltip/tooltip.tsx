import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './tooltip.module.css';
import { useBubble } from './use-bubble.ts';

type TooltipProps = {
  /** What the icon is about, for those who cannot see what it stands beside. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * An information icon that explains by hover, focus and tap. The bubble is a popover: nothing clips it, the browser
 * closes it on Escape, and without JavaScript the button still opens it, in the middle of the window.
 */
export function Tooltip({ label, children, className }: TooltipProps) {
  const id = useId();
  const { triggerProps, bubbleProps } = useBubble();
  return (
    <>
      <IconButton
        icon="info"
        label={label}
        className={joinClasses(styles.trigger, className)}
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        {...triggerProps}
      />
      <span id={id} role="tooltip" popover="auto" className={styles.bubble} {...bubbleProps}>
        {children}
      </span>
    </>
  );
}
