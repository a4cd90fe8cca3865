import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

const PAGE_PATH = /^\/(?!\/)[^.?#]*(?:[?#].*)?$/;

/** A link of this site moves without a reload; files, other sites, phone and mail go through the browser. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (PAGE_PATH.test(to)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
