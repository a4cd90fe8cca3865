import type { ReactNode } from 'react';
import type { ProviderList } from '#content/schema/directory.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useContent } from '../directory-content.ts';
import styles from './no-result.module.css';

type SuggestionProps = {
  to: string;
  icon: IconName;
  /** The number of records behind the link, if known. */
  count: number | undefined;
  noun: ProviderList['noun'];
  children: ReactNode;
};

export function Suggestion({ to, icon, count, noun, children }: SuggestionProps) {
  const { providerPage } = useContent();
  return (
    <li>
      <Link to={to} className={styles.way}>
        <Icon name={icon} />
        <span>
          {children}
          {count !== undefined && <span className={styles.count}> {providerPage.countOf(count, noun)}</span>}
        </span>
      </Link>
    </li>
  );
}
