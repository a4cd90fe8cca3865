import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'onDark';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look };

export function Button({ look = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={joinClasses(styles.button, styles[look], className)} {...rest} />;
}

type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; look?: Look };

/** A link that looks like a button. */
export function ButtonLink({ to, look = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a href={to} className={joinClasses(styles.button, styles[look], className)} {...rest}>
      {children}
    </a>
  );
}
