import type * as english from '../en/waiting.ts';
import { jaaraPlus, seniorsPlan, since, standardJaara, waitingTimes } from '../facts/plans.ts';
import { code } from './language.ts';

/** Longer waits are said in digits. */
const NUMBERS = ['', 'kan', 'méjì', 'mẹ́ta', 'mẹ́rin', 'márùn-ún', 'mẹ́fà'];
const ORDINALS = ['', 'àkọ́kọ́', 'kejì', 'kẹta', 'kẹrin', 'karùn-ún'];

/* @__NO_SIDE_EFFECTS__ */
const months = (count: number) => `oṣù ${NUMBERS[count] ?? count}`;
/* @__NO_SIDE_EFFECTS__ */
const yearOrdinal = (year: number): string => ORDINALS[year] ?? String(year);

/** The years of a plan: a bare figure after the noun would count years. */
/* @__NO_SIDE_EFFECTS__ */
const planYear = (year: number) => `ètò ${yearOrdinal(year)} (${year})`;

/** How long people wait, as sentences say it: whoever writes one of them out would have it stay when it changes. */
export const waits: typeof english.waits = {
  /** The day from which it holds. */
  since: since.texts[code] ?? 'ọjọ́ 1, Oṣù Kínní (January) 2026',
  newEnrollee: months(waitingTimes.newEnrolleeMonths),
  surgery: months(waitingTimes.surgeryMonths),
  delivery: months(waitingTimes.deliveryMonths),
  cancerYear: waitingTimes.cancerYear,
  dialysisYear: waitingTimes.dialysisYear,
  year: planYear,
  dialysisOrdinal: yearOrdinal(waitingTimes.dialysisYear),
};

const standard = standardJaara.benefits.annualScreening.startYear;
const plus = jaaraPlus.benefits.annualScreening.startYear;
const seniors = seniorsPlan.benefits.annualScreening.startYear;

// Apart, since no script of a page says them.
export const seniorsScreening: string = yearOrdinal(seniors);
export const screeningYears: string =
  standard === plus
    ? `Àyẹ̀wò ìlera ọdọọdún máa bẹ̀rẹ̀ ní ọdún ${planYear(standard)} nínú irú ètò Jaara méjèèjì, àti ní ọdún ${planYear(seniors)} nínú Seniors Plan.`
    : `Àyẹ̀wò ìlera ọdọọdún máa bẹ̀rẹ̀ ní ọdún ${planYear(standard)} nínú Standard Jaara, ní ọdún ${planYear(plus)} nínú Jaara Plus, àti ní ọdún ${planYear(seniors)} nínú Seniors Plan.`;
