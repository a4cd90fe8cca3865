import type { CoverBenefitId, CoverRule, PlanCoverRules } from '#content/schema/plan.ts';
import { addDays, addMonths, type IsoDay } from '../text/iso-day.ts';

/** When somebody pays, and first enrolled: the same day for a new enrollee. */
export type Enrolment = { paid: IsoDay; enrolled: IsoDay };

/**
 * The first day of cover. Published rules leave two things open: Jaara Plus starts somewhere in the first week of a
 * month, and a waiting period may count from the day of enrolment or from the day on which the policy becomes active.
 * So cover may begin on `from` and has begun on `to`.
 */
export type CoverSpan = { from: IsoDay; to: IsoDay };

export type CoverLine = { id: CoverBenefitId; rule: CoverRule; span: CoverSpan | undefined };

/** The last day for a new enrollee to join and pay, so that cover has surely begun, or may have begun, by a day. */
type LastDays = { surely: IsoDay; perhaps: IsoDay };

const LAST_PAYMENT_DAY = 25;
const POLICY_YEAR_MONTHS = 12;

/** For each benefit of the plan, in the order of its rules. */
export function coverDates(plan: PlanCoverRules, enrolment: Enrolment): CoverLine[] {
  const { enrolled } = enrolment;
  const counted = isContinued(plan, enrolment) ? { paid: enrolled, enrolled } : enrolment;
  return plan.rules.map(({ id, rule }) => ({ id, rule, span: coverSpan(plan.start, rule, counted) }));
}

/** Whether a policy was active before this payment, which then continues it, unless there was a gap between them. */
export function isContinued({ start }: PlanCoverRules, { paid, enrolled }: Enrolment): boolean {
  return enrolled < paid && policyStart(start, enrolled).to <= paid;
}

/** Undefined where the plan does not cover the benefit, or the rule is not published. */
function coverSpan(start: PlanCoverRules['start'], rule: CoverRule, { paid, enrolled }: Enrolment) {
  if (rule === 'not-covered' || rule === 'not-stated') return undefined;
  const active = policyStart(start, paid);
  const first = policyStart(start, enrolled);
  if ('year' in rule) {
    const months = (rule.year - 1) * POLICY_YEAR_MONTHS;
    return later(active, { from: addMonths(first.from, months), to: addMonths(first.to, months) });
  }
  if (rule.months === 0) return active;
  return later(active, { from: addMonths(enrolled, rule.months), to: addMonths(first.to, rule.months) });
}

/** Paid by the 25th the policy starts in the next month, after it one month later. */
export function policyStart(start: PlanCoverRules['start'], paid: IsoDay): CoverSpan {
  const isInTime = Number(paid.slice(8)) <= LAST_PAYMENT_DAY;
  const month = addMonths(`${paid.slice(0, 7)}-01`, isInTime ? 1 : 2);
  return { from: addDays(month, start.firstDay - 1), to: addDays(month, start.lastDay - 1) };
}

function later(one: CoverSpan, other: CoverSpan): CoverSpan {
  return {
    from: one.from > other.from ? one.from : other.from,
    to: one.to > other.to ? one.to : other.to,
  };
}

/** Undefined where the plan never covers it. */
export function lastDaysToJoin(
  { start, rules }: PlanCoverRules,
  id: CoverBenefitId,
  day: IsoDay,
): LastDays | undefined {
  const rule = rules.find((each) => each.id === id)?.rule ?? 'not-stated';
  if (rule === 'not-covered' || rule === 'not-stated') return undefined;
  const months = 'year' in rule ? (rule.year - 1) * POLICY_YEAR_MONTHS : rule.months;
  const tooLate = addDays(addMonths(day, -months), 1);
  const last = (end: keyof CoverSpan) => {
    let joined = tooLate;
    // Whoever joins later is covered later, so the first day found going back is the last one.
    while ((coverSpan(start, rule, { paid: joined, enrolled: joined })?.[end] ?? '') > day)
      joined = addDays(joined, -1);
    return joined;
  };
  return { surely: last('to'), perhaps: last('from') };
}
