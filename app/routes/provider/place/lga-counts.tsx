import { providerLists } from '#content/directory.ts';
import { providerPage } from '#content/provider-page.ts';
import type { ProviderList } from '#content/schema/directory.ts';
import type { LgaCounts as Counts } from '#rules/count-by-lga.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './lga-counts.module.css';

const [jaara, , pharmacies] = providerLists;

/** The hospitals that are counted: those of the plan whose list is open. */
export function hospitalList(list: ProviderList): ProviderList {
  return list.kind === 'hospital' ? list : jaara;
}

type LgaCountsProps = { counts: Counts['counts'] | undefined; list: ProviderList };

/** How many hospitals and pharmacies an LGA has, as two small numbers. */
export function LgaCounts({ counts, list }: LgaCountsProps) {
  const hospitals = hospitalList(list);
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
