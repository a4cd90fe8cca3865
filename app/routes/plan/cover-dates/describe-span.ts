import type { CoverRule } from '#content/schema/cover-dates.ts';
import type { CoverSpan } from '#domain/plans/cover-dates.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { coverDatesPage as words } from '#words/cover-dates.ts';
import { dateWords } from '#words/language.ts';

/** The first day of cover, or the days between which it falls. */
export function describeSpan({ from, to }: CoverSpan, rule: CoverRule): string {
  if (from === to) return words.from(formatDate(from, dateWords));
  const isCounted = typeof rule === 'object' && 'months' in rule && rule.months > 0;
  return isCounted
    ? words.fromOrLatest(formatDate(from, dateWords), formatDate(to, dateWords))
    : words.within(formatDate(from, dateWords), formatDate(to, dateWords));
}
