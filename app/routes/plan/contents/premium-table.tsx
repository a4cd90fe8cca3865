import type { ComparedPlan } from '#content/schema/plan.ts';
import { type Instalment, listPremiums, type PremiumKind } from '#domain/plans/list-premiums.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { planDocument } from '#words/plan-document.ts';
import { premiumLabel } from '../premium-label.ts';
import styles from './premium-table.module.css';

const words = planDocument.costs;

export function PremiumTable({ plan }: { plan: ComparedPlan }) {
  const premiums = listPremiums(plan);
  const totals = premiums.flatMap(({ instalments }) =>
    instalments.map(
      (instalment) => `${write(instalment)} = ${formatNaira(instalment.times * instalment.each)}`,
    ),
  );
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.year}</th>
          </tr>
        </thead>
        <tbody>
          {premiums.map(({ kind, price, instalments }) => (
            <tr key={kind}>
              <th scope="row">
                {premiumLabel(kind)}
                <span className={styles.note}>{premiumNote(kind)}</span>
              </th>
              <td className={styles.price}>
                {formatNaira(price)}
                {instalments.map((instalment) => (
                  <span key={instalment.times} className={styles.note}>
                    {write(instalment)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length > 0 && <p className={styles.note}>{words.instalmentTotals(totals.join('; '))}</p>}
    </>
  );
}

function write({ times, each }: Instalment): string {
  return words.each(times, formatNaira(each));
}

function premiumNote(kind: PremiumKind): string | undefined {
  if (kind === 'extra-under-23') return words.extraUnder23.note;
  if (kind === 'extra-above-23') return words.above23.note;
  return words.meanings[kind];
}
