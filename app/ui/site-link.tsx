import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** For a page that scrolls by itself. */
  preventScrollReset?: boolean | undefined;
};

const PAGE_PATH = /^\/(?!\/)[^.?#]*(?:[?#].*)?$/;

/**
 * A link of this site moves without a reload, and what its page needs is fetched as soon as a pointer rests on it.
 * Files, other sites, phone and mail go through the browser.
 */
export function SiteLink({ to, preventScrollReset = false, children, ...rest }: SiteLinkProps) {
  if (PAGE_PATH.test(to)) {
    return (
      <Link to={to} prefetch="intent" preventScrollReset={preventScrollReset} {...rest}>
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
