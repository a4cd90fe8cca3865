import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isEnglishOnly, localPath } from '#domain/language/local-path.ts';
import { useReader } from './reader.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Stands behind the words, such as an arrow. */
  after?: ReactNode;
};

/** Leads to the page in the reader's language, or says that it is in English. */
export function Link({ to, children, after, ...rest }: LinkProps) {
  const { prefix, inEnglish } = useReader();
  if (prefix === '' || !isEnglishOnly(to)) {
    return (
      <a href={localPath(to, prefix)} {...rest}>
        {children}
        {after}
      </a>
    );
  }
  const note = ` (${inEnglish})`;
  const label = rest['aria-label'];
  const words = typeof children === 'string' && label?.includes(children) ? children : label;
  return (
    <a href={to} hrefLang="en" {...rest} aria-label={words && label?.replace(words, () => words + note)}>
      {children}
      {note}
      {after}
    </a>
  );
}
