import * as facts from '../facts/plans.ts';
import type { BenefitNote, ComparisonCategory } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { cellWords, comparedPlans } from './plans.ts';
import { askUs } from './support.ts';
import { synonyms } from './synonyms.ts';
import { waits } from './waiting.ts';

export const comparisonCategories: ComparisonCategory[] = withWords(facts.comparisonCategories, {
  consultation: {
    label: 'Consultation',
    rows: withWords(facts.comparisonCategories.consultation.rows, {
      'specialist-visits': {
        label: 'Specialist visits',
        tooltip:
          'How often a year your hospital may refer you to a specialist. Visits to a general doctor are not counted.',
      },
      specialists: {
        label: 'Specialists',
        tooltip: 'The fields of medicine to which your hospital can refer you under the plan.',
      },
      physiotherapy: {
        label: 'Physiotherapy sessions',
        tooltip: 'Sessions with a physiotherapist when a doctor finds that you need them.',
      },
    }),
  },
  'hospital-care': {
    label: 'Hospital care',
    rows: withWords(facts.comparisonCategories['hospital-care'].rows, {
      ward: {
        label: 'Ward',
        tooltip: 'The kind of ward you lie in when you are admitted. A semi-private ward has fewer beds.',
      },
      'admission-days': {
        label: 'Days of admission',
        tooltip: 'The days in hospital that the plan pays for in one policy year, all stays added up.',
      },
      meals: {
        label: 'Meals',
        tooltip: 'Meals that the plan pays for while you are admitted, where the hospital serves them.',
      },
    }),
  },
  'eye-care': {
    label: 'Eye care',
    rows: withWords(facts.comparisonCategories['eye-care'].rows, {
      'lens-limit': {
        label: 'Lenses and frames, up to',
        tooltip: 'The most that the plan pays towards glasses after an eye test.',
      },
      pterygium: {
        label: 'Pterygium surgery',
        tooltip: 'Removal of a growth of tissue over the white of the eye.',
      },
      cataract: {
        label: 'Cataract surgery',
        tooltip: 'Removal of a clouded lens, so that the eye can see again.',
      },
    }),
  },
  'cancer-care': {
    label: 'Cancer care',
    rows: withWords(facts.comparisonCategories['cancer-care'].rows, {
      'cancer-limit': {
        label: 'Cancer care, up to',
        tooltip: `The most that the plan pays for cancer treatment. Cover applies from year ${waits.cancerYear}.`,
      },
      'cancer-types': {
        label: 'Cancers covered',
        tooltip:
          'The kinds of cancer that the plan treats. Burkitt’s lymphoma and retinoblastoma are cancers of childhood.',
      },
    }),
  },
  'renal-dialysis': {
    label: 'Renal dialysis',
    rows: withWords(facts.comparisonCategories['renal-dialysis'].rows, {
      'dialysis-sessions': {
        label: 'Dialysis sessions',
        tooltip: 'Cleaning of the blood by machine when the kidneys fail suddenly (acute renal failure).',
      },
    }),
  },
  'annual-screening': {
    label: 'Annual screening',
    rows: withWords(facts.comparisonCategories['annual-screening'].rows, {
      'screening-start': {
        label: 'Screening starts',
        tooltip: 'The policy year in which you may have your first yearly health check.',
      },
      'screening-tests': {
        label: 'Tests',
        tooltip: 'What is checked, once a year, to find illness before you feel it.',
      },
    }),
  },
  'maternal-newborn': {
    label: 'Maternal & newborn',
    rows: withWords(facts.comparisonCategories['maternal-newborn'].rows, {
      'maternal-care': {
        label: 'Maternal and newborn care',
        tooltip: 'Antenatal visits, birth by vaginal delivery or caesarean section, and care of the newborn.',
      },
    }),
  },
  'home-care': {
    label: 'Home care',
    rows: withWords(facts.comparisonCategories['home-care'].rows, {
      'home-care': {
        label: 'Home care nursing',
        tooltip: 'A nurse comes to your home, for people who find the way to hospital hard.',
      },
    }),
  },
  telemedicine: {
    label: 'Telemedicine & virtual booth',
    rows: withWords(facts.comparisonCategories.telemedicine.rows, {
      telemedicine: {
        label: 'Telemedicine',
        tooltip:
          'Speak with a doctor from home. Jaara Plus names app and telephone, 24 hours a day, prescriptions and mental health.',
      },
      'virtual-booth': {
        label: 'Virtual booth',
        tooltip:
          'A booth in the market, with checks of blood pressure and blood sugar, e-pharmacy and referral.',
      },
    }),
  },
  premiums: {
    label: 'Premiums',
    rows: withWords(facts.comparisonCategories.premiums.rows, {
      'premium-individual': {
        label: 'Individual',
        tooltip: 'The price for one person and one policy year of 12 months.',
      },
      'premium-family4': {
        label: 'Family of 4',
        tooltip:
          'Up to four people: principal, spouse and 2 children, or principal and 3 children, all children under 23.',
      },
      'premium-family6': {
        label: 'Family of 6',
        tooltip:
          'Up to six people: principal, spouse and 4 children, or principal and 5 children, all children under 23.',
      },
      'premium-couple': {
        label: 'Couple',
        tooltip: 'Two spouses of 60 and above on one policy, for one policy year of 12 months.',
      },
    }),
  },
});

const since = { iso: facts.since.iso, text: `from ${waits.since}` };

export const benefitNotes: BenefitNote[] = withWords(facts.benefitNotes, {
  'new-enrollee': { text: `New enrollees wait ${waits.newEnrollee} before cover begins.`, since },
  antenatal: { text: 'Antenatal care has no waiting period.', since },
  delivery: {
    text: `Delivery, vaginal or caesarean, is covered after ${waits.delivery} of enrolment, with proof of antenatal visits.`,
    since,
  },
  'elective-surgery': {
    text: `Planned (elective) surgery, not an emergency, is covered after ${waits.surgery} of enrolment.`,
    since,
  },
  'cancer-year': { text: `Cancer care is covered from year ${waits.cancerYear}.` },
  'dialysis-year': { text: `Jaara Plus covers dialysis from the ${waits.dialysisOrdinal} year in a row.` },
  'seniors-dialysis-year': { text: `The Seniors Plan covers dialysis from year ${waits.dialysisYear}.` },
  'cancer-stages': { text: 'Jaara Plus covers stages 1 and 2.' },
  'seniors-cancer-stages': { text: 'The Seniors Plan covers stages 1 and 2.' },
  'principal-and-spouse': {
    text: 'This is for the principal and spouse only, once the full annual premium is paid.',
  },
  'screening-on-plus': {
    text: 'On Jaara Plus this is for the principal and spouse only, once the full annual premium is paid.',
  },
  'screening-on-standard': { text: 'On Standard Jaara this needs the full annual premium paid.' },
  'specialist-co-payment': {
    text: `Standard Jaara asks for a co-payment. How much: ${askUs.tollFree}.`,
  },
  'booths-on-standard': { text: 'On Standard Jaara, ask us before you go.' },
  'full-premium-surgery': { text: 'On Jaara Plus surgery needs the full annual premium paid.' },
  'home-care-optional': { text: 'Home care nursing is an optional part of the Seniors Plan.' },
});

/** The input of domain/plans/compare-plans.ts. */
export const comparisonContent = {
  plans: comparedPlans,
  categories: comparisonCategories,
  notes: benefitNotes,
  synonyms,
  words: cellWords,
};

/** The input of domain/plans/plan-query.ts. */
export const comparisonIds = {
  plans: comparedPlans.map(({ id }) => id),
  categories: comparisonCategories.map(({ id }) => id),
};
