import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { cameFrom, isEnglishOnly, localPath } from '#domain/language/local-path.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { PhoneWords } from '../no-wrap.tsx';
import { useReader } from './reader.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Its words; children are for what has more in it than words and icons. */
  label?: string;
  icon?: IconName;
  endIcon?: IconName | undefined;
  /** Stands behind the words, such as an arrow. */
  after?: ReactNode;
};

/** One of our English pages says in the reader's language that it is in English; a file or another site cannot. */
function withNote(to: string, prefix: string): string {
  return /^\/[^.#]*$/.test(to) ? `${to}#${cameFrom(prefix.slice(1))}` : to;
}

/** Leads to the page in the reader's language, or says that it is in English, unless `hrefLang` names another. */
export function Link({ to, label, icon, endIcon, children = label, after, hrefLang, ...rest }: LinkProps) {
  const { prefix, inEnglish, referrerPolicy } = useReader();
  const isEnglish = !hrefLang && prefix !== '' && isEnglishOnly(to);
  const note = isEnglish ? ` (${inEnglish})` : '';
  // One text with its note: beside each other in a button, each would stand in a narrow column.
  const text = typeof children === 'string' ? children : undefined;
  const name = rest['aria-label'];
  const words = text && name?.includes(text) ? text : name;
  return (
    <a
      href={isEnglish ? withNote(to, prefix) : localPath(to, prefix)}
      hrefLang={isEnglish ? 'en' : hrefLang}
      referrerPolicy={referrerPolicy}
      {...rest}
      aria-label={words && name?.replace(words, () => words + note)}
    >
      {icon && <Icon name={icon} />}
      {text ? <PhoneWords text={text + note} /> : children}
      {!text && note}
      {endIcon && <Icon name={endIcon} />}
      {after}
    </a>
  );
}
