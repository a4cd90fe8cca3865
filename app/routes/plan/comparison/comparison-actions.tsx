import { type PlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShareButtons } from '../../../ui/share/share-buttons.tsx';
import { usePlanWords } from '../plan-words.ts';
import styles from './comparison-actions.module.css';

type ComparisonActionsProps = { query: PlanQuery; publicUrl: string };

export function ComparisonActions({ query, publicUrl }: ComparisonActionsProps) {
  const { comparisonIds, comparisonSharing, planComparison } = usePlanWords();
  const address = `${publicUrl}${planHref(query, comparisonIds, `#${planComparison.id}`)}`;
  return (
    <>
      <div className={styles.ways}>
        <ShareButtons
          link={{ title: comparisonSharing.title, url: address }}
          words={comparisonSharing}
          whatsAppUrl={comparisonSharing.whatsAppUrl}
        />
        <Button variant="secondary" className={styles.scripted} data-print="">
          <Icon name="printer" />
          {comparisonSharing.print}
        </Button>
      </div>
      <p className={styles.printed}>{comparisonSharing.printed(address)}</p>
    </>
  );
}
