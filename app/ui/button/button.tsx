import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';

type Variant = 'primary' | 'secondary' | 'onDark';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: Variant };

export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={joinClasses(styles.button, styles[variant], className)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant };

/** A link that looks like a button. */
export function ButtonLink({ to, variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link to={to} className={joinClasses(styles.button, styles[variant], className)} {...rest} />;
}

type ButtonLinksProps = {
  links: readonly { label: string; to: string }[];
  first?: Variant;
  className?: string | undefined;
};

/** The ways on from a page, one beside the other; the first may stand out. */
export function ButtonLinks({ links, first = 'secondary', className }: ButtonLinksProps) {
  return (
    <p className={joinClasses(styles.links, className)} data-screen="">
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} label={label} variant={index === 0 ? first : 'secondary'} />
      ))}
    </p>
  );
}
