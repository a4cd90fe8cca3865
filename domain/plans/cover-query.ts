import type { PlanId } from '#content/schema/plan.ts';
import { type IsoDay, readDay } from '../text/iso-day.ts';
import type { Enrolment } from './cover-dates.ts';

export const COVER_QUERY_NAMES = ['plan', 'paid', 'enrolled', 'due'] as const;

const DAY_NAMES = ['paid', 'enrolled', 'due'] as const;
export type DayName = (typeof DAY_NAMES)[number];

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
  const typed = { paid: text(params, 'paid'), enrolled: text(params, 'enrolled'), due: text(params, 'due') };
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

function text(params: URLSearchParams, name: DayName): string {
  return (params.get(name) ?? '').trim().slice(0, MAX_CHARACTERS);
}

function findMistake(typed: string, first: IsoDay, last: IsoDay): DayMistake | undefined {
  if (typed === '') return undefined;
  const day = readDay(typed);
  if (!day) return 'not-a-day';
  if (day < first) return 'too-early';
  return day > last ? 'too-late' : undefined;
}
