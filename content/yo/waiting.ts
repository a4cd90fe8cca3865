import type * as english from '../en/waiting.ts';
import { jaaraPlus, seniorsPlan, since, standardJaara, waitingTimes } from '../facts/plans.ts';

const NUMBERS = [
  '',
  'kan',
  'méjì',
  'mẹ́ta',
  'mẹ́rin',
  'márùn-ún',
  'mẹ́fà',
  'méje',
  'mẹ́jọ',
  'mẹ́sàn-án',
  'mẹ́wàá',
  'mọ́kànlá',
  'méjìlá',
];
const ORDINALS = ['', 'àkọ́kọ́', 'kejì', 'kẹta', 'kẹrin', 'karùn-ún'];

const months = (count: number) => `oṣù ${NUMBERS[count] ?? count}`;
const yearOrdinal = (year: number): string => ORDINALS[year] ?? String(year);

/** The years of a plan: a bare figure after the noun would count years. */
const planYear = (year: number) => `ètò ${yearOrdinal(year)} (${year})`;

const [standard, plus, seniors] = [standardJaara, jaaraPlus, seniorsPlan].map(
  ({ benefits }) => benefits.annualScreening.startYear,
) as [number, number, number];

/** How long people wait, as sentences say it: whoever writes one of them out would have it stay when it changes. */
export const waits: typeof english.waits = {
  /** The day from which it holds. */
  since: since.texts.yo ?? 'ọjọ́ 1, Oṣù Kínní (January) 2026',
  newEnrollee: months(waitingTimes.newEnrolleeMonths),
  surgery: months(waitingTimes.surgeryMonths),
  delivery: months(waitingTimes.deliveryMonths),
  cancerYear: waitingTimes.cancerYear,
  dialysisYear: waitingTimes.dialysisYear,
  year: planYear,
  screeningYears:
    standard === plus
      ? `Àyẹ̀wò ìlera ọdọọdún máa bẹ̀rẹ̀ ní ọdún ${planYear(standard)} nínú irú ètò Jaara méjèèjì, àti ní ọdún ${planYear(seniors)} nínú Seniors Plan.`
      : `Àyẹ̀wò ìlera ọdọọdún máa bẹ̀rẹ̀ ní ọdún ${planYear(standard)} nínú Standard Jaara, ní ọdún ${planYear(plus)} nínú Jaara Plus, àti ní ọdún ${planYear(seniors)} nínú Seniors Plan.`,
  seniorsScreening: yearOrdinal(seniors),
  dialysisOrdinal: yearOrdinal(waitingTimes.dialysisYear),
};
