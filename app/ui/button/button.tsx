import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';

type Variant = 'primary' | 'secondary' | 'onDark';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: Variant };

export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={joinClasses(styles.button, styles[variant], className)} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'after'> & { variant?: Variant };

/** A link that looks like a button. */
export function ButtonLink({ to, variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link to={to} className={joinClasses(styles.button, styles[variant], className)} {...rest}>
      {children}
    </Link>
  );
}
