import type { ComparedPlan } from '#content/schema/plan.ts';
import type { HouseholdQuote } from '#domain/plans/household-cost.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { BuyLink } from '../buy-and-view.tsx';
import { usePlanWords } from '../plan-words.ts';
import styles from './quote-card.module.css';

type QuoteCardProps = { plan: ComparedPlan; quote: HouseholdQuote; isLowest: boolean };

/** One plan's price, with the calculation. */
export function QuoteCard({ plan, quote, isLowest }: QuoteCardProps) {
  const { costItemWords, householdCalculator } = usePlanWords();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{plan.shortName}</h3>
        {isLowest && <p className={styles.badge}>{householdCalculator.cheapest}</p>}
      </div>
      <ul className={styles.lines}>
        {quote.lines.map(({ item, count, price, sum }) => (
          <li key={item} className={styles.line}>
            <span>
              {count} × {formatNaira(price)}{' '}
              <span className={styles.item}>
                {count === 1 ? costItemWords[item].one : costItemWords[item].many}
              </span>
            </span>
            <span className={styles.sum}>{formatNaira(sum)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {householdCalculator.total} <strong className={styles.amount}>{formatNaira(quote.total)}</strong>
      </p>
      <BuyLink plan={plan} />
    </div>
  );
}
