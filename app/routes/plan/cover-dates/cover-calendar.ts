import type { CoverRule, PlanCoverRules } from '#content/schema/plan.ts';
import {
  COVER_QUERY_NAMES,
  type CoverQuery,
  type CoverSpan,
  coverTimeline,
  parseCoverQuery,
  renewBy,
  type TimelineStep,
  yearEnds,
} from '#domain/plans/cover-dates.ts';
import { type CalendarEvent, writeCalendar } from '#domain/text/calendar-file.ts';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { coverDateBounds } from '#facts/plans.ts';
import { coverBenefitLabels, coverRules, coverDatesPage as words } from '#words/cover-dates.ts';
import { dateWords, language } from '#words/language.ts';
import { comparedPlans, plans } from '#words/plans.ts';
import { brand } from '#words/site.ts';
import { ownPath } from '../../../own-path.ts';
import type { TextFile } from '../../../page.ts';

export type Asked = NonNullable<CoverQuery['asked']>;

const REMIND_DAYS = [60, 30, 7];
const RENEW_REMIND_DAYS = [7];

export const writeDay = (day: IsoDay) => formatDate(day, dateWords);

export function readCoverQuery(query: URLSearchParams): CoverQuery {
  return parseCoverQuery(query, {
    planIds: plans.map(({ id }) => id),
    bounds: coverDateBounds,
    today: lagosDay(new Date()),
  });
}

export function describeSpan({ from, to }: CoverSpan, rule: CoverRule): string {
  if (from === to) return words.from(writeDay(from));
  const isCounted = typeof rule === 'object' && 'months' in rule && rule.months > 0;
  return (isCounted ? words.fromOr : words.within)(writeDay(from), writeDay(to));
}

/** The name of a step, and its days in words. */
export function describeStep({ id, ...span }: TimelineStep, rules: PlanCoverRules) {
  if (id === 'paid' || id === 'due' || id === 'end')
    return { name: words.timeline.steps[id], days: writeDay(span.to) };
  const rule = rules.rules.find((each) => each.id === id)?.rule ?? { months: 0 };
  return { name: coverBenefitLabels[id], days: describeSpan(span, rule) };
}

/** Where an answer and its calendar are; today is written out, so that a file saved tomorrow is the same. */
export function answerPath(path: string, planId: string, { paid, enrolled, due }: Asked): string {
  const query = new URLSearchParams({ plan: planId, paid });
  if (enrolled !== paid) query.set('enrolled', enrolled);
  if (due) query.set('due', due);
  return `${path}?${query}`;
}

/** The dates of an answer for the calendar of a phone, with reminders before the policy year ends. */
export const coverCalendar: TextFile = {
  type: 'text/calendar',
  query: COVER_QUERY_NAMES,
  text: ({ query, site: { publicUrl } }) => {
    const { planId, asked } = readCoverQuery(query);
    const plan = comparedPlans.find(({ id }) => id === planId);
    if (!plan || !asked) return undefined;
    const rules = coverRules[plan.id];
    const url = publicUrl + ownPath(answerPath('/plan/cover-dates', plan.id, asked));
    const event = (id: string, day: IsoDay, what: string, text: string): CalendarEvent => ({
      uid: `${id}-${day}-${plan.id}-${asked.enrolled}@${new URL(publicUrl).hostname}`,
      day,
      summary: words.calendar.event(plan.shortName, what),
      description: `${text}\n${words.calendar.call}\n${url}`,
      url,
    });
    const steps = coverTimeline(rules, asked).filter(({ id }) => id !== 'end');
    const ends = yearEnds(rules, asked).flatMap((end) => {
      const last = renewBy(end);
      const renew = words.timeline.renew(writeDay(last));
      return [
        { ...event('renew', last, words.calendar.renew, renew), remindDays: RENEW_REMIND_DAYS },
        { ...event('end', end, words.timeline.steps.end, renew), remindDays: REMIND_DAYS },
      ];
    });
    return writeCalendar({
      name: words.calendar.event(plan.shortName, words.heading),
      product: `-//${brand.name}//${brand.scheme}//${language.tag.toUpperCase()}`,
      now: new Date(),
      events: [
        ...steps.map((step) => {
          const { name, days } = describeStep(step, rules);
          return event(step.id, step.to, name, `${name}: ${days}.`);
        }),
        ...ends,
      ],
    });
  },
};
