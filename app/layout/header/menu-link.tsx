import type { Link as LinkTo } from '#content/schema/link.ts';
import { usePage } from '../../page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';

type MenuLinkProps = LinkTo & { className: string | undefined };

/** Marks the current page, and external links with an arrow. */
export function MenuLink({ label, to, className }: MenuLinkProps) {
  const { path } = usePage();
  return (
    <Link to={to} className={className} aria-current={to === path ? 'page' : undefined}>
      {label}
      {!to.startsWith('/') && <Icon name="external" />}
    </Link>
  );
}
