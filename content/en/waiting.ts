import { jaaraPlus, seniorsPlan, since, standardJaara, waitingTimes } from '../facts/plans.ts';
import { code } from './language.ts';

/** Longer waits are said in digits. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/* @__NO_SIDE_EFFECTS__ */
const months = (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'month' : 'months'}`;
/* @__NO_SIDE_EFFECTS__ */
const yearOrdinal = (year: number): string => ORDINALS[year] ?? String(year);

/** How long people wait, as sentences say it: whoever writes one of them out would have it stay when it changes. */
export const waits = {
  /** The day from which it holds. */
  since: since.texts[code] ?? '1 January 2026',
  newEnrollee: months(waitingTimes.newEnrolleeMonths),
  surgery: months(waitingTimes.surgeryMonths),
  delivery: months(waitingTimes.deliveryMonths),
  cancerYear: waitingTimes.cancerYear,
  dialysisYear: waitingTimes.dialysisYear,
  year: (year: number): string => `year ${year}`,
  dialysisOrdinal: yearOrdinal(waitingTimes.dialysisYear),
};

const standard = standardJaara.benefits.annualScreening.startYear;
const plus = jaaraPlus.benefits.annualScreening.startYear;
const seniors = seniorsPlan.benefits.annualScreening.startYear;

// Apart, since no script of a page says them.
export const seniorsScreening: string = yearOrdinal(seniors);
export const screeningYears: string =
  standard === plus
    ? `Annual screening starts in year ${standard} on both Jaara plans and in year ${seniors} on the Seniors Plan.`
    : `Annual screening starts in year ${standard} on Standard Jaara, in year ${plus} on Jaara Plus and in year ${seniors} on the Seniors Plan.`;
