import type { CoveredAnswer } from '../schema/plan.ts';

/** What answers rest on, see `planSources` in content/en/plans.ts; where a document is silent, the answer is “Ask us”. */
type SourceId =
  | 'plans'
  | 'waiting'
  | 'standardJaara'
  | 'standardReport'
  | 'jaaraPlus'
  | 'seniors'
  | 'order'
  | 'boothsDiffer'
  | 'screeningDiffers';

type AnswerFacts = { mark: CoveredAnswer['mark']; sources: readonly SourceId[] };
/** In the order of the page's columns: Standard Jaara, Jaara Plus, Seniors Plan. */
export type RowFacts = readonly [AnswerFacts, AnswerFacts, AnswerFacts];

const answer =
  (mark: CoveredAnswer['mark']) =>
  (...sources: SourceId[]): AnswerFacts => ({ mark, sources });

const yes = answer('covered');
/** Covered, but up to a sum or a number, from a day, for some people, or in one way only. */
const limit = answer('limit');
const no = answer('not-covered');
const ask = answer('not-stated');
const row = (...answers: RowFacts): RowFacts => answers;
const silent = row(ask('standardJaara'), ask('jaaraPlus'), ask('seniors'));
const maternal = row(limit('waiting', 'standardJaara'), limit('waiting', 'jaaraPlus'), no('plans'));

/**
 * How each plan answers to what people ask for, by group and row; the words stand in content/en/covered.ts. The ids are
 * the hashes of their URLs, as in /plan/what-is-covered#malaria: never change one.
 */
const coveredRows = {
  'everyday-care': {
    medicines: row(limit('standardJaara'), limit('jaaraPlus'), ask('seniors')),
    'everyday-illness': row(ask('standardJaara'), yes('jaaraPlus'), ask('seniors')),
    malaria: row(ask('standardJaara'), yes('jaaraPlus'), ask('seniors')),
    'blood-tests': row(yes('standardReport'), yes('jaaraPlus'), ask('seniors')),
    diabetes: row(ask('plans'), yes('jaaraPlus'), limit('plans')),
    hypertension: row(ask('plans'), yes('jaaraPlus'), ask('plans')),
    'sickle-cell': row(yes('standardReport'), yes('jaaraPlus'), ask('seniors')),
    asthma: row(yes('standardReport'), yes('jaaraPlus'), ask('seniors')),
    hiv: row(yes('standardJaara'), yes('jaaraPlus'), ask('seniors')),
    tuberculosis: row(yes('standardJaara'), yes('jaaraPlus'), ask('seniors')),
    'mental-health': row(ask('plans'), limit('jaaraPlus'), ask('plans')),
    'illness-before-joining': row(ask('plans'), ask('plans'), ask('plans')),
    'doctor-by-phone': row(yes('plans'), yes('jaaraPlus'), yes('plans')),
    'virtual-booth': row(ask('boothsDiffer'), yes('jaaraPlus'), yes('plans')),
  },
  'mothers-and-children': {
    'antenatal-care': maternal,
    delivery: maternal,
    caesarean: maternal,
    newborn: row(limit('standardJaara'), limit('jaaraPlus'), no('plans')),
    immunisation: row(limit('standardJaara'), limit('jaaraPlus'), ask('seniors')),
    'childhood-illness': row(ask('plans'), yes('jaaraPlus'), ask('seniors')),
    'family-planning': row(ask('standardJaara'), yes('jaaraPlus'), ask('seniors')),
    infertility: silent,
  },
  'eyes-teeth-and-checks': {
    'eye-care': row(ask('standardJaara'), limit('jaaraPlus'), ask('seniors')),
    glasses: row(limit('plans'), limit('plans'), limit('plans')),
    'eye-surgery': row(limit('waiting', 'standardJaara'), limit('waiting', 'jaaraPlus'), limit('waiting')),
    'dental-care': row(limit('standardReport'), limit('jaaraPlus'), ask('seniors')),
    'health-check': row(limit('plans', 'screeningDiffers'), limit('plans'), limit('plans')),
    physiotherapy: row(limit('plans'), limit('plans'), limit('plans')),
    'home-nursing': row(no('plans'), no('plans'), limit('seniors')),
  },
  'hospital-care': {
    emergencies: row(ask('order'), limit('jaaraPlus', 'order'), ask('order')),
    ambulance: row(ask('standardJaara'), limit('jaaraPlus'), ask('seniors')),
    admission: row(limit('plans'), limit('plans'), limit('plans')),
    specialists: row(limit('standardJaara'), limit('plans'), limit('plans')),
    surgery: row(limit('standardReport', 'standardJaara'), limit('waiting', 'jaaraPlus'), ask('waiting')),
    'blood-transfusion': row(limit('standardJaara'), limit('jaaraPlus'), ask('seniors')),
    'x-ray-and-scans': row(limit('standardReport'), limit('jaaraPlus'), limit('plans')),
    'ct-and-mri': silent,
    cancer: row(limit('plans'), limit('jaaraPlus'), limit('seniors')),
    dialysis: row(limit('plans'), limit('jaaraPlus'), limit('seniors')),
    transplants: silent,
    'cosmetic-surgery': silent,
    'care-outside-lagos': row(ask('plans'), ask('plans'), ask('plans')),
  },
} as const;

/** In the order of the page. */
export const coveredGroups = Object.entries<Record<string, RowFacts>>(coveredRows).map(([id, rows]) => ({
  id,
  rows: Object.entries(rows).map(([row, answers]) => ({ id: row, answers })),
}));

/** Rows whose waiting time counts from the day of enrolment, so that /plan/cover-dates tells the day. */
export const waitingRows: ReadonlySet<string> = new Set(['delivery', 'caesarean', 'eye-surgery', 'surgery']);

export type CoveredRows = typeof coveredRows;

export const coveredPage = {
  ways: { coverDates: { to: '/plan/cover-dates' }, plan: { to: '/plan#plan-comparison' } },
} as const;
