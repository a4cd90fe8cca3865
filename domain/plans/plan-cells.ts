import type { ComparedPlan, EyeSurgery } from '#content/schema/plan.ts';
import type { BenefitRowId } from '#content/schema/plan-comparison.ts';
import { formatNaira } from '../text/format-naira.ts';

/** The content of a table cell: the tone selects its mark, and `items` is set when the value is a list. */
export type PlanCell = {
  tone: 'plain' | 'covered' | 'not-covered' | 'not-applicable';
  text: string;
  items?: readonly string[];
};

const plain = (text: string): PlanCell => ({ tone: 'plain', text });
const list = (items: readonly string[]): PlanCell => ({ tone: 'plain', text: items.join(', '), items });
const counted = (count: number, one: string, per?: string) =>
  plain(`${count} ${count === 1 ? one : `${one}s`}${per ? ` a ${per}` : ''}`);
const covered = (isCovered: boolean): PlanCell =>
  isCovered ? { tone: 'covered', text: 'Covered' } : { tone: 'not-covered', text: 'Not covered' };
const premium = (amount: number | undefined): PlanCell =>
  amount === undefined ? { tone: 'not-applicable', text: 'Not applicable' } : plain(formatNaira(amount));

function surgery({ covered: isCovered, eyesAYear }: EyeSurgery): PlanCell {
  if (!isCovered || eyesAYear === undefined) return covered(isCovered);
  return { tone: 'covered', text: `Covered, ${eyesAYear === 1 ? 'one eye' : `${eyesAYear} eyes`} a year` };
}

const WARDS = { standard: 'Standard ward', 'semi-private': 'Semi-private ward' };

const CELLS: Record<BenefitRowId, (plan: ComparedPlan) => PlanCell> = {
  'specialist-visits': ({ benefits }) => counted(benefits.consultation.visits, 'visit', 'year'),
  specialists: ({ benefits }) => list(benefits.consultation.specialists),
  physiotherapy: ({ benefits }) => counted(benefits.consultation.physiotherapy, 'session', 'year'),
  ward: ({ benefits }) => plain(WARDS[benefits.hospitalCare.ward]),
  'admission-days': ({ benefits }) => counted(benefits.hospitalCare.days, 'day', 'year'),
  meals: ({ benefits }) => counted(benefits.hospitalCare.meals, 'meal', 'day'),
  'lens-limit': ({ benefits }) => plain(formatNaira(benefits.eyecare.lensLimit)),
  pterygium: ({ benefits }) => surgery(benefits.eyecare.pterygium),
  cataract: ({ benefits }) => surgery(benefits.eyecare.cataract),
  'cancer-limit': ({ benefits }) => plain(formatNaira(benefits.cancer.limit)),
  'cancer-types': ({ benefits }) => list(benefits.cancer.types),
  'dialysis-sessions': ({ benefits }) => counted(benefits.renalDialysis.sessions, 'session'),
  'screening-start': ({ benefits }) => plain(`Year ${benefits.annualScreening.startYear}`),
  'screening-tests': ({ benefits }) => list(benefits.annualScreening.tests),
  'maternal-care': ({ benefits }) => covered(benefits.maternalCare),
  'home-care': ({ benefits }) => covered(benefits.homeCare),
  telemedicine: ({ benefits }) => covered(benefits.telemedicine),
  'virtual-booth': ({ benefits }) => covered(benefits.virtualBooth),
  'premium-individual': ({ premiums }) => premium(premiums.individual),
  'premium-family4': ({ premiums }) => premium('family4' in premiums ? premiums.family4 : undefined),
  'premium-family6': ({ premiums }) => premium('family6' in premiums ? premiums.family6 : undefined),
  'premium-couple': ({ premiums }) => premium('couple' in premiums ? premiums.couple : undefined),
};

/** The displayed value of a benefit, from the plan's record. */
export function planCell(plan: ComparedPlan, row: BenefitRowId): PlanCell {
  return CELLS[row](plan);
}
