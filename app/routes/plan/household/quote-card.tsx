import type { ComparedPlan } from '#content/schema/plan.ts';
import type { Way } from '#domain/plans/find-ways.ts';
import type { HouseholdQuote } from '#domain/plans/household-cost.ts';
import { type Instalment, sumInstalments } from '#domain/plans/list-premiums.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyLink } from '../buy-and-view.tsx';
import { usePlanWords } from '../plan-words.ts';
import signs from '../signs.module.css';
import styles from './quote-card.module.css';
import { WayLines } from './way-lines.tsx';

type QuoteCardProps = { plan: ComparedPlan; quote: HouseholdQuote; isLowest: boolean };

/** One plan's price, with the calculation, and what it costs if an open question is answered with no. */
export function QuoteCard({ plan, quote, isLowest }: QuoteCardProps) {
  const { householdCalculator } = usePlanWords();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{plan.shortName}</h3>
        {isLowest && <p className={styles.badge}>{householdCalculator.cheapest}</p>}
      </div>
      <WayOfPaying plan={plan} way={quote} noInstalments={householdCalculator.noInstalments} />
      {quote.others.map((way) => (
        <section key={way.total} className={styles.other}>
          <h4 className={styles.otherTitle}>
            {householdCalculator.otherWay(quote.asks.length, way.asks.length)}
          </h4>
          <WayOfPaying plan={plan} way={way} />
        </section>
      ))}
      <BuyLink plan={plan} />
    </div>
  );
}

type WayOfPayingProps = { plan: ComparedPlan; way: Way; noInstalments?: string };

function WayOfPaying({ plan, way, noInstalments }: WayOfPayingProps) {
  const { householdCalculator: words, openQuestions } = usePlanWords();
  const instalments = sumInstalments(plan, way.lines);
  const write = ({ times, each }: Instalment) =>
    words.instalment(times, formatNaira(each), formatNaira(times * each));
  return (
    <>
      <WayLines lines={way.lines} />
      <p className={styles.total}>
        {words.total} <strong className={styles.amount}>{formatNaira(way.total)}</strong>
      </p>
      <p className={styles.instalments}>
        {instalments.length > 0
          ? `${words.instalments}: ${instalments.map(write).join('; ')}`
          : noInstalments}
      </p>
      {way.asks.map((question) => (
        <p key={question} className={joinClasses(styles.question, signs.condition)}>
          {openQuestions[question]}
        </p>
      ))}
    </>
  );
}
