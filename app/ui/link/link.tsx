import type { AnchorHTMLAttributes } from 'react';
import { isEnglishOnly, localPath } from '#domain/language/local-path.ts';
import { useReader } from './reader.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** Leads to the page in the reader's language, or says that it is in English. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { prefix, inEnglish } = useReader();
  const isForeign = prefix !== '' && isEnglishOnly(to);
  return (
    <a href={localPath(to, prefix)} hrefLang={isForeign ? 'en' : undefined} {...rest}>
      {children}
      {isForeign && ` (${inEnglish})`}
    </a>
  );
}
