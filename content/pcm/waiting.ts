import type * as english from '../en/waiting.ts';
import { jaaraPlus, seniorsPlan, since, standardJaara, waitingTimes } from '../facts/plans.ts';

const NUMBERS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

const months = (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'month' : 'months'}`;
const yearOrdinal = (year: number): string => ORDINALS[year] ?? String(year);

const [standard, plus, seniors] = [standardJaara, jaaraPlus, seniorsPlan].map(
  ({ benefits }) => benefits.annualScreening.startYear,
) as [number, number, number];

/** How long people wait, as sentences say it: whoever writes one of them out would have it stay when it changes. */
export const waits: typeof english.waits = {
  /** The day from which it holds. */
  since: since.texts.pcm ?? '1 January 2026',
  newEnrollee: months(waitingTimes.newEnrolleeMonths),
  surgery: months(waitingTimes.surgeryMonths),
  delivery: months(waitingTimes.deliveryMonths),
  cancerYear: waitingTimes.cancerYear,
  dialysisYear: waitingTimes.dialysisYear,
  year: (year: number): string => `year ${year}`,
  screeningYears:
    standard === plus
      ? `Di yearly check-up (screening) dey start for year ${standard} for di two Jaara plans and for year ${seniors} for di Seniors Plan.`
      : `Di yearly check-up (screening) dey start for year ${standard} for Standard Jaara, for year ${plus} for Jaara Plus and for year ${seniors} for di Seniors Plan.`,
  seniorsScreening: yearOrdinal(seniors),
  dialysisOrdinal: yearOrdinal(waitingTimes.dialysisYear),
};
