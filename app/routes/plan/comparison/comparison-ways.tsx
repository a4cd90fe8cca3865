import { useRouteLoaderData } from 'react-router';
import { externalLinks } from '#content/external-links.ts';
import { comparisonIds } from '#content/plan-comparison.ts';
import { comparisonSharing, planComparison, planPage } from '#content/plan-page.ts';
import { brand, phoneLines } from '#content/site.ts';
import { type PlanQuery, planHref } from '#rules/plan-query.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShareButton } from '../../../ui/share-button/share-button.tsx';
import styles from './comparison-ways.module.css';

/** What can be done with the comparison as it stands: share it, send it, print it. */
export function ComparisonWays({ query }: { query: PlanQuery }) {
  const root = useRouteLoaderData('root') as { publicUrl: string } | undefined;
  const address = `${root?.publicUrl ?? ''}${planHref(query, comparisonIds, `#${planComparison.id}`)}`;
  const message = `${comparisonSharing.title}: ${address}`;
  return (
    <>
      <div className={styles.ways}>
        <ShareButton className={styles.scripted} url={address} words={comparisonSharing} />
        <ButtonLink
          to={`${externalLinks.whatsAppShare}?text=${encodeURIComponent(message)}`}
          look="secondary"
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {comparisonSharing.whatsApp}
        </ButtonLink>
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
