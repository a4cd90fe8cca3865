import { type PlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShareWays } from '../../../ui/share/share-ways.tsx';
import { usePlanWords } from '../plan-words.ts';
import styles from './comparison-ways.module.css';

type ComparisonWaysProps = { query: PlanQuery; publicUrl: string };

export function ComparisonWays({ query, publicUrl }: ComparisonWaysProps) {
  const { comparisonIds, comparisonSharing, planComparison } = usePlanWords();
  const address = `${publicUrl}${planHref(query, comparisonIds, `#${planComparison.id}`)}`;
  return (
    <>
      <div className={styles.ways}>
        <ShareWays
          link={{ title: comparisonSharing.title, url: address }}
          words={comparisonSharing}
          whatsAppUrl={comparisonSharing.whatsAppUrl}
        />
        <Button look="secondary" className={styles.scripted} data-print="">
          <Icon name="printer" />
          {comparisonSharing.print}
        </Button>
      </div>
      <p className={styles.printed}>{comparisonSharing.printed(address)}</p>
    </>
  );
}
