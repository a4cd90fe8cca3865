import { type PlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useLocalPath } from '../../ui/link/reader.ts';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import { type PlanToolsWords, usePlanWords } from './plan-words.ts';
import styles from './share-and-print.module.css';

type ShareAndPrintProps = {
  /** The id of the part that is shared and printed. */
  part: string;
  words: PlanToolsWords['comparisonSharing'] | PlanToolsWords['householdSharing'];
  /** What the link leads to in short, for whoever gets it. */
  summary?: string;
  query: PlanQuery;
  publicUrl: string;
};

export function ShareAndPrint({ part, words, summary, query, publicUrl }: ShareAndPrintProps) {
  const localPath = useLocalPath();
  const { comparisonIds } = usePlanWords();
  const url = publicUrl + localPath(planHref(query, comparisonIds, `#${part}`));
  return (
    <>
      <div className={styles.ways}>
        <ShareButtons
          link={{ title: summary ? `${words.title}: ${summary}` : words.title, url }}
          words={words}
          whatsAppUrl={words.whatsAppUrl}
        />
        <Button variant="secondary" className={styles.scripted} data-print={part}>
          <Icon name="printer" />
          {words.print}
        </Button>
      </div>
      <p className={styles.printed}>{`${words.printedBy} ${words.printedFrom} ${url}`}</p>
    </>
  );
}
