import type { ReactNode } from 'react';
import { providerPage } from '#content/provider-page.ts';
import type { ProviderList } from '#content/schema/directory.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-names.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import styles from './no-result.module.css';

type WayOnProps = {
  to: string;
  icon: IconName;
  /** How many records the way leads to, when that is known. */
  count: number | undefined;
  noun: ProviderList['noun'];
  children: ReactNode;
};

export function WayOn({ to, icon, count, noun, children }: WayOnProps) {
  return (
    <li>
      <SiteLink to={to} className={styles.way}>
        <Icon name={icon} />
        <span>
          {children}
          {count !== undefined && <span className={styles.count}> {providerPage.countOf(count, noun)}</span>}
        </span>
      </SiteLink>
    </li>
  );
}
