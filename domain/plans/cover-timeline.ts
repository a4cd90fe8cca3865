import type { CoverBenefitId, PlanCoverRules } from '#content/schema/plan.ts';
import { addDays, addMonths, type IsoDay } from '../text/iso-day.ts';
import { type CoverSpan, coverDates, type Enrolment, isContinued, policyStart } from './cover-dates.ts';

/** The benefits that most people wait for; the list below the timeline has the others. */
const BENEFITS: readonly CoverBenefitId[] = ['policy', 'new-enrollee', 'planned-surgery', 'delivery'];
const POLICY_YEAR_MONTHS = 12;
const LAST_PAYMENT_DAY = 25;

export type TimelineStep = CoverSpan & { id: CoverBenefitId | 'paid' | 'due' | 'end' };

type Asked = Enrolment & { due: IsoDay | undefined };

/** From the payment to the end of the policy year, in the order of the days on which cover may begin. */
export function coverTimeline(plan: PlanCoverRules, asked: Asked): TimelineStep[] {
  const { paid, due } = asked;
  const on = (id: 'paid' | 'due' | 'end', day: IsoDay): TimelineStep => ({ id, from: day, to: day });
  const steps = coverDates(plan, asked).flatMap(({ id, span }): TimelineStep[] =>
    span && BENEFITS.includes(id) && span.to > paid ? [{ id, ...span }] : [],
  );
  const [end] = yearEnds(plan, asked);
  return [
    on('paid', paid),
    ...[...steps, ...(due ? [on('due', due)] : []), ...(end ? [on('end', end)] : [])].sort((one, other) =>
      one.from < other.from ? -1 : Number(one.from > other.from),
    ),
  ];
}

/**
 * The last days of policy years, counted from the earliest day on which the policy may start: of the year that is paid,
 * or where a policy goes on of this year and the next, because the payment may be for either.
 */
export function yearEnds({ start, rules }: PlanCoverRules, { paid, enrolled }: Enrolment): IsoDay[] {
  const isGoingOn = isContinued({ start, rules }, { paid, enrolled });
  let next = addMonths(policyStart(start, isGoingOn ? enrolled : paid).from, POLICY_YEAR_MONTHS);
  while (next <= paid) next = addMonths(next, POLICY_YEAR_MONTHS);
  const ends = isGoingOn ? [next, addMonths(next, POLICY_YEAR_MONTHS)] : [next];
  return ends.map((day) => addDays(day, -1));
}

/** The 25th of the 12th month: a policy year that is paid on it or before begins without a gap, like any policy. */
export function renewBy(end: IsoDay): IsoDay {
  const next = addDays(end, 1);
  return `${addMonths(`${next.slice(0, 7)}-01`, -1).slice(0, 7)}-${LAST_PAYMENT_DAY}`;
}

/** For a payment after the 25th of a month, while that day is still to come: it makes the policy start a month sooner. */
export function soonerStart({ start }: PlanCoverRules, paid: IsoDay, today: IsoDay) {
  const by = `${paid.slice(0, 7)}-${LAST_PAYMENT_DAY}`;
  return paid > by && today <= by ? { by, span: policyStart(start, by) } : undefined;
}
