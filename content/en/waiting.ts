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
export const waits = {
  /** The day from which it holds. */
  since: since.texts.en ?? '1 January 2026',
  newEnrollee: months(waitingTimes.newEnrolleeMonths),
  surgery: months(waitingTimes.surgeryMonths),
  delivery: months(waitingTimes.deliveryMonths),
  cancerYear: waitingTimes.cancerYear,
  dialysisYear: waitingTimes.dialysisYear,
  year: (year: number): string => `year ${year}`,
  screeningYears:
    standard === plus
      ? `Annual screening starts in year ${standard} on both Jaara plans and in year ${seniors} on the Seniors Plan.`
      : `Annual screening starts in year ${standard} on Standard Jaara, in year ${plus} on Jaara Plus and in year ${seniors} on the Seniors Plan.`,
  seniorsScreening: yearOrdinal(seniors),
  dialysisOrdinal: yearOrdinal(waitingTimes.dialysisYear),
};
