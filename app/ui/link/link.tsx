import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { cameFrom, isEnglishOnly, localPath } from '#domain/language/local-path.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { useReader } from './reader.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Its words; children are for what has more in it than words and icons. */
  label?: string;
  icon?: IconName;
  endIcon?: IconName;
  /** Stands behind the words, such as an arrow. */
  after?: ReactNode;
};

/** One of our English pages says in the reader's language that it is in English; a file or another site cannot. */
function withNote(to: string, prefix: string): string {
  return /^\/[^.#]*$/.test(to) ? `${to}#${cameFrom(prefix.slice(1))}` : to;
}

/** Leads to the page in the reader's language, or says that it is in English. */
export function Link({ to, label, icon, endIcon, children = label, after, ...rest }: LinkProps) {
  const { prefix, inEnglish } = useReader();
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </>
  );
  if (prefix === '' || !isEnglishOnly(to)) {
    return (
      <a href={localPath(to, prefix)} {...rest}>
        {content}
        {after}
      </a>
    );
  }
  const note = ` (${inEnglish})`;
  const text = typeof children === 'string' && !icon && !endIcon ? children : undefined;
  const name = rest['aria-label'];
  const words = text && name?.includes(text) ? text : name;
  return (
    <a
      href={withNote(to, prefix)}
      hrefLang="en"
      {...rest}
      aria-label={words && name?.replace(words, () => words + note)}
    >
      {text ? (
        text + note
      ) : (
        <>
          {content}
          {note}
        </>
      )}
      {after}
    </a>
  );
}
