import type { BenefitRowId, ComparedPlan, EyeSurgery } from '#content/schema/plan.ts';
import type { PlanWords } from '#words/plans.ts';
import { formatNaira } from '../text/format-naira.ts';

/** The content of a table cell: the tone selects its mark, and `items` is set when the value is a list. */
export type PlanCell = {
  tone: 'plain' | 'covered' | 'not-covered' | 'not-applicable';
  text: string;
  items?: readonly string[];
};

type CellWords = PlanWords['cell'];

const plain = (text: string): PlanCell => ({ tone: 'plain', text });
const list = (items: readonly string[]): PlanCell => ({ tone: 'plain', text: items.join(', '), items });
const covered = (isCovered: boolean, words: CellWords): PlanCell =>
  isCovered ? { tone: 'covered', text: words.covered } : { tone: 'not-covered', text: words.notCovered };
const premium = (amount: number | undefined, words: CellWords): PlanCell =>
  amount === undefined ? { tone: 'not-applicable', text: words.notApplicable } : plain(formatNaira(amount));

function surgery({ covered: isCovered, eyesAYear }: EyeSurgery, words: CellWords): PlanCell {
  if (!isCovered || eyesAYear === undefined) return covered(isCovered, words);
  return { tone: 'covered', text: words.coveredEyes(eyesAYear) };
}

const CELLS: Record<BenefitRowId, (plan: ComparedPlan, words: CellWords) => PlanCell> = {
  'specialist-visits': ({ benefits }, words) => plain(words.visits(benefits.consultation.visits)),
  specialists: ({ benefits }) => list(benefits.consultation.specialists),
  physiotherapy: ({ benefits }, words) => plain(words.sessionsAYear(benefits.consultation.physiotherapy)),
  ward: ({ benefits }, words) => plain(words.wards[benefits.hospitalCare.ward]),
  'admission-days': ({ benefits }, words) => plain(words.days(benefits.hospitalCare.days)),
  meals: ({ benefits }, words) => plain(words.meals(benefits.hospitalCare.meals)),
  'lens-limit': ({ benefits }) => plain(formatNaira(benefits.eyecare.lensLimit)),
  pterygium: ({ benefits }, words) => surgery(benefits.eyecare.pterygium, words),
  cataract: ({ benefits }, words) => surgery(benefits.eyecare.cataract, words),
  'cancer-limit': ({ benefits }) => plain(formatNaira(benefits.cancer.limit)),
  'cancer-types': ({ benefits }) => list(benefits.cancer.types),
  'dialysis-sessions': ({ benefits }, words) => plain(words.sessions(benefits.renalDialysis.sessions)),
  'screening-start': ({ benefits }, words) => plain(words.year(benefits.annualScreening.startYear)),
  'screening-tests': ({ benefits }) => list(benefits.annualScreening.tests),
  'maternal-care': ({ benefits }, words) => covered(benefits.maternalCare, words),
  'home-care': ({ benefits }, words) => covered(benefits.homeCare, words),
  telemedicine: ({ benefits }, words) => covered(benefits.telemedicine, words),
  'virtual-booth': ({ benefits }, words) => covered(benefits.virtualBooth, words),
  'premium-individual': ({ premiums }, words) => premium(premiums.individual, words),
  'premium-family4': ({ premiums }, words) =>
    premium('family4' in premiums ? premiums.family4 : undefined, words),
  'premium-family6': ({ premiums }, words) =>
    premium('family6' in premiums ? premiums.family6 : undefined, words),
  'premium-couple': ({ premiums }, words) =>
    premium('couple' in premiums ? premiums.couple : undefined, words),
};

/** The displayed value of a benefit, from the plan's record. */
export function planCell(plan: ComparedPlan, row: BenefitRowId, words: CellWords): PlanCell {
  return CELLS[row](plan, words);
}
