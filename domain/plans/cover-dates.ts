import type { CoverBenefitId, CoverRule, PlanCoverRules, PlanId } from '#content/schema/plan.ts';
import { addDays, addMonths, type IsoDay, readDay } from '../text/iso-day.ts';

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
  const months = waitingMonths(rule);
  if (months === 0 && 'months' in rule) return active;
  const counted = 'year' in rule ? first.from : enrolled;
  return later(active, { from: addMonths(counted, months), to: addMonths(first.to, months) });
}

function waitingMonths(rule: Exclude<CoverRule, string>): number {
  return 'year' in rule ? (rule.year - 1) * POLICY_YEAR_MONTHS : rule.months;
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
  const tooLate = addDays(addMonths(day, -waitingMonths(rule)), 1);
  const last = (end: keyof CoverSpan) => {
    let joined = tooLate;
    // Whoever joins later is covered later, so the first day found going back is the last one.
    while ((coverSpan(start, rule, { paid: joined, enrolled: joined })?.[end] ?? '') > day)
      joined = addDays(joined, -1);
    return joined;
  };
  return { surely: last('to'), perhaps: last('from') };
}

const DAY_NAMES = ['paid', 'enrolled', 'due'] as const;
export type DayName = (typeof DAY_NAMES)[number];
export const COVER_QUERY_NAMES = ['plan', ...DAY_NAMES] as const;

export type DayMistake = 'not-a-day' | 'too-early' | 'too-late' | 'after-payment' | 'before-payment';

export type CoverQuery = {
  planId: PlanId;
  /** As typed, for the form. */
  typed: Record<DayName, string>;
  mistakes: Partial<Record<DayName, DayMistake>>;
  /** Undefined when nothing was asked or something is wrong. */
  asked: (Enrolment & { due: IsoDay | undefined; today: IsoDay; isToday: boolean }) | undefined;
};

type CoverQueryContent = {
  /** The first one is taken where none of them is named. */
  planIds: readonly PlanId[];
  bounds: { paid: IsoDay; enrolled: IsoDay; last: IsoDay };
  today: IsoDay;
};

const MAX_CHARACTERS = 20;

/** Parses a query from anywhere. An empty day of payment is today, an empty day of enrolment that of payment. */
export function parseCoverQuery(params: URLSearchParams, content: CoverQueryContent): CoverQuery {
  const { planIds, bounds, today } = content;
  const planId = planIds.find((id) => id === params.get('plan')) ?? planIds[0] ?? 'standard-jaara';
  const text = (name: DayName) => (params.get(name) ?? '').trim().slice(0, MAX_CHARACTERS);
  const typed = { paid: text('paid'), enrolled: text('enrolled'), due: text('due') };
  const first = { paid: bounds.paid, enrolled: bounds.enrolled, due: bounds.paid };
  const mistakes: CoverQuery['mistakes'] = {};
  for (const name of DAY_NAMES) {
    const mistake = findMistake(typed[name], first[name], bounds.last);
    if (mistake) mistakes[name] = mistake;
  }
  const paid = readDay(typed.paid) ?? today;
  const enrolled = readDay(typed.enrolled) ?? paid;
  if (enrolled > paid) mistakes.enrolled ??= 'after-payment';
  const due = readDay(typed.due);
  if (due && due < paid) mistakes.due ??= 'before-payment';
  const isAsked = params.size > 0 && Object.keys(mistakes).length === 0;
  return {
    planId,
    typed,
    mistakes,
    asked: isAsked ? { paid, enrolled, due, today, isToday: typed.paid === '' } : undefined,
  };
}

function findMistake(typed: string, first: IsoDay, last: IsoDay): DayMistake | undefined {
  if (typed === '') return undefined;
  const day = readDay(typed);
  if (!day) return 'not-a-day';
  if (day < first) return 'too-early';
  return day > last ? 'too-late' : undefined;
}

/** The benefits that most people wait for; the list below the timeline has the others. */
const BENEFITS: readonly CoverBenefitId[] = ['policy', 'new-enrollee', 'planned-surgery', 'delivery'];

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
