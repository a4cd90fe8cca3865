import type {
  BenefitNote,
  ComparedPlan,
  CoverBenefitId,
  CoverRule,
  StatedCare,
} from '#content/schema/plan.ts';
import type { ExampleWords } from '#words/worked-examples.ts';
import { formatNaira } from '../text/format-naira.ts';

/** The input of the examples; what a plan does not state is never guessed. */
export type ExamplesContent = {
  plan: ComparedPlan;
  stated: StatedCare;
  rules: readonly { id: CoverBenefitId; rule: CoverRule }[];
  notes: readonly BenefitNote[];
  words: ExampleWords;
};

export type ExampleId = 'birth' | 'malaria' | 'blood-pressure' | 'operation' | 'glasses';

/** What the visitor pays: nothing, the whole price, a part that is not published, or a sum that follows from a limit. */
type Pay = 'nothing' | 'everything' | 'part' | 'if-listed' | 'not-stated' | { naira: number };

/** A line of an example; what happens before a waiting period ends or beyond a limit is no part of its outcome. */
type Line = { what: string; pay: Pay; isBeyond?: true };

export type WorkedExample = {
  id: ExampleId;
  title: string;
  situation: string;
  /** In short, and the tone that selects its sign. */
  outcome: string;
  tone: 'covered' | 'not-covered' | 'condition';
  /** What is not published is open. */
  lines: { what: string; pay: string; isOpen: boolean }[];
  conditions: string[];
};

const STAY_DAYS = 5;
/** Glasses that cost half as much again as the plan pays show the difference. */
const DEAR_GLASSES = 1.5;

const EXAMPLES: Record<ExampleId, { lines: (content: ExamplesContent) => Line[]; notes: readonly string[] }> =
  {
    birth: { lines: birth, notes: ['antenatal', 'principal-and-spouse'] },
    malaria: { lines: malaria, notes: ['new-enrollee'] },
    'blood-pressure': { lines: bloodPressure, notes: ['new-enrollee'] },
    operation: { lines: operation, notes: ['full-premium-surgery'] },
    glasses: { lines: glasses, notes: ['new-enrollee'] },
  };

/** What somebody on the plan pays for each example, from the figures of the plan. */
export function workExamples(content: ExamplesContent): WorkedExample[] {
  const { plan, notes, words } = content;
  return (Object.keys(EXAMPLES) as ExampleId[]).map((id) => {
    const lines = EXAMPLES[id].lines(content);
    return {
      id,
      title: words.titles[id],
      situation: words.situations[id](STAY_DAYS),
      ...summarise(id, lines, content),
      lines: lines.map(({ what, pay }) => ({
        what,
        pay: writePay(pay, words),
        isOpen: pay === 'part' || pay === 'if-listed' || pay === 'not-stated',
      })),
      conditions: notes
        .filter((note) => EXAMPLES[id].notes.includes(note.id) && note.plans.includes(plan.id))
        .map(({ text }) => text),
    };
  });
}

function birth({ plan, stated, rules, words: { lines } }: ExamplesContent): Line[] {
  if (!plan.benefits.maternalCare) return [{ what: lines.noMaternalCare, pay: 'everything' }];
  const months = waitingMonths(rules, 'delivery');
  return [
    { what: lines.antenatal, pay: 'nothing' },
    { what: lines.delivery(months), pay: 'nothing' },
    { what: lines.deliveryEarly(months), pay: 'everything', isBeyond: true },
    limited(lines.incubator, stated.incubatorDays),
    { what: lines.ambulance, pay: payFor(stated.maternityAmbulance) },
  ];
}

function malaria({ plan, stated, words: { lines } }: ExamplesContent): Line[] {
  const { telemedicine } = plan.benefits;
  return [
    { what: lines.malaria, pay: payFor(stated.malaria) },
    { what: lines.medicines, pay: payFor(stated.medicines) },
    ...(telemedicine
      ? [{ what: lines.telemedicine(stated.telemedicineHours), pay: 'nothing' } as const]
      : []),
  ];
}

function bloodPressure({ plan, stated, words: { lines } }: ExamplesContent): Line[] {
  const { visits } = plan.benefits.consultation;
  return [
    { what: lines.followUp, pay: payFor(stated.followUp) },
    { what: lines.specialist(visits), pay: payFor(stated.specialist) },
    { what: lines.furtherVisits(visits), pay: 'everything', isBeyond: true },
    { what: lines.refills, pay: payFor(stated.refills) },
  ];
}

function operation({ plan, stated, rules, words: { lines } }: ExamplesContent): Line[] {
  const { hospitalCare, eyecare } = plan.benefits;
  const months = waitingMonths(rules, 'planned-surgery');
  return [
    // No plan pays for every operation.
    {
      what: lines.operation(months),
      pay: stated.surgery === 'covered' ? 'if-listed' : payFor(stated.surgery),
    },
    { what: lines.operationEarly(months), pay: 'everything', isBeyond: true },
    ...(eyecare.cataract.covered
      ? [{ what: lines.cataract(eyecare.cataract.eyesAYear), pay: 'nothing' } as const]
      : []),
    {
      what: lines.ward(Math.min(STAY_DAYS, hospitalCare.days), hospitalCare.days, hospitalCare.ward),
      pay: 'nothing',
    },
    { what: lines.furtherDays(hospitalCare.days), pay: 'everything', isBeyond: true },
    { what: lines.meals(hospitalCare.meals), pay: 'nothing' },
    limited(lines.blood, stated.bloodPints),
    limited(lines.dressings, stated.dressingDays),
  ];
}

function glasses({ plan, stated, words: { lines } }: ExamplesContent): Line[] {
  const { lensLimit } = plan.benefits.eyecare;
  const price = lensLimit * DEAR_GLASSES;
  return [
    { what: lines.eyeTest, pay: payFor(stated.eyeTest) },
    { what: lines.glasses(formatNaira(lensLimit)), pay: 'nothing' },
    {
      what: lines.dearGlasses(formatNaira(price), formatNaira(lensLimit)),
      pay: { naira: price - lensLimit },
      isBeyond: true,
    },
  ];
}

function payFor(care: StatedCare['malaria']): Pay {
  return ({ covered: 'nothing', 'co-payment': 'part', 'not-stated': 'not-stated' } as const)[care];
}

/** Covered up to a limit, where one is stated. */
function limited(label: (limit: number | undefined) => string, limit: number | undefined): Line {
  return { what: label(limit), pay: limit === undefined ? 'not-stated' : 'nothing' };
}

function waitingMonths(rules: ExamplesContent['rules'], id: CoverBenefitId): number {
  const rule = rules.find((each) => each.id === id)?.rule;
  return typeof rule === 'object' && 'months' in rule ? rule.months : 0;
}

function writePay(pay: Pay, words: ExampleWords): string {
  if (typeof pay === 'object') return formatNaira(pay.naira);
  return pay === 'nothing' ? formatNaira(0) : words.pay[pay];
}

function summarise(
  id: ExampleId,
  lines: readonly Line[],
  { plan, words }: ExamplesContent,
): Pick<WorkedExample, 'outcome' | 'tone'> {
  const pays = lines.filter(({ isBeyond }) => !isBeyond).map(({ pay }) => pay);
  const { outcomes } = words;
  if (id === 'glasses')
    return { outcome: outcomes.glasses(formatNaira(plan.benefits.eyecare.lensLimit)), tone: 'covered' };
  if (pays.every((pay) => pay === 'nothing')) return { outcome: outcomes.nothing, tone: 'covered' };
  if (pays.every((pay) => pay === 'everything')) return { outcome: outcomes.everything, tone: 'not-covered' };
  // The first line is what the example is about.
  if (pays[0] === 'if-listed') return { outcome: outcomes.listed, tone: 'condition' };
  return { outcome: pays[0] === 'nothing' ? outcomes.most : outcomes.ask, tone: 'condition' };
}
