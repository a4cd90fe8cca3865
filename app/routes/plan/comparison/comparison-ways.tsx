import { externalLinks } from '#content/external-links.ts';
import { comparisonIds } from '#content/plan-comparison.ts';
import { comparisonSharing, planComparison, planPage } from '#content/plan-page.ts';
import { brand, phoneLines } from '#content/site.ts';
import { type PlanQuery, planHref } from '#rules/plan-query.ts';
import { useSiteConfig } from '../../../site-config.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShareWays } from '../../../ui/share/share-ways.tsx';
import styles from './comparison-ways.module.css';

/** What can be done with the comparison as it stands: share it, send it, print it. */
export function ComparisonWays({ query }: { query: PlanQuery }) {
  const { publicUrl = '' } = useSiteConfig();
  const address = `${publicUrl}${planHref(query, comparisonIds, `#${planComparison.id}`)}`;
  return (
    <>
      <div className={styles.ways}>
        <ShareWays
          link={{ title: comparisonSharing.title, url: address }}
          words={comparisonSharing}
          whatsAppUrl={externalLinks.whatsAppShare}
        />
        <Button look="secondary" className={styles.scripted} onClick={() => window.print()}>
          <Icon name="printer" />
          {comparisonSharing.print}
        </Button>
      </div>
      <p className={styles.printed}>
        {brand.fullName} ({brand.name}), {brand.scheme}. {planPage.factsDate} {phoneLines.tollFree.label}:{' '}
        {phoneLines.tollFree.display} ({phoneLines.tollFree.digits}). {comparisonSharing.printedFrom}{' '}
        {address}
      </p>
    </>
  );
}
