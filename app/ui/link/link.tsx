import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isEnglishOnly, localPath } from '#domain/language/local-path.ts';
import { useReader } from './reader.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Stands behind the words, such as an arrow. */
  after?: ReactNode;
  /** There is no room to show that it leads to an English page, so that it is only read out. */
  isTight?: boolean;
};

/** Leads to the page in the reader's language, or says that it is in English. */
export function Link({ to, children, after, isTight, ...rest }: LinkProps) {
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
  const text = typeof children === 'string' ? children : undefined;
  const label = rest['aria-label'] ?? (isTight ? text : undefined);
  const words = text && label?.includes(text) ? text : label;
  return (
    <a href={to} hrefLang="en" {...rest} aria-label={words && label?.replace(words, () => words + note)}>
      {children}
      {!isTight && note}
      {after}
    </a>
  );
}
