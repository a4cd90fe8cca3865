import type { ProviderList } from '#content/schema/directory.ts';
import type { LgaCounts as Counts } from '#domain/directory/lgas.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useContent } from '../directory-content.ts';
import styles from './lga-counts.module.css';

type LgaCountsProps = {
  counts: Counts['counts'] | undefined;
  /** The list whose hospitals are counted. */
  hospitals: ProviderList;
};

export function LgaCounts({ counts, hospitals }: LgaCountsProps) {
  const { providerLists, providerPage } = useContent();
  const [, , pharmacies] = providerLists;
  const numbers = [
    { icon: 'hospital', noun: hospitals.noun, count: counts?.[hospitals.id] ?? 0 },
    { icon: 'pill', noun: pharmacies.noun, count: counts?.[pharmacies.id] ?? 0 },
  ] as const;
  return (
    <span className={styles.counts}>
      {numbers.map(({ icon, noun, count }) => (
        <span key={icon} className={styles.count}>
          <Icon name={icon} className={styles.icon} />
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>, {providerPage.countOf(count, noun)}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
