import { NavLink } from 'react-router';
import type { Link } from '#content/schema/link.ts';
import { Icon } from '../../ui/icon/icon.tsx';

type MenuLinkProps = Link & { className: string | undefined; onClick?: () => void };

/** Tells the page that the visitor is on; a link that leaves the site says so with an arrow. */
export function MenuLink({ label, to, className = '', ...rest }: MenuLinkProps) {
  if (to.startsWith('/')) {
    return (
      <NavLink to={to} end prefetch="intent" className={className} {...rest}>
        {label}
      </NavLink>
    );
  }
  return (
    <a href={to} className={className} {...rest}>
      {label}
      <Icon name="external" />
    </a>
  );
}
