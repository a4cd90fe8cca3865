import type * as english from '../en/plan-comparison.ts';
import * as facts from '../facts/plans.ts';
import { withWords } from '../with-words.ts';
import { cellWords, comparedPlans } from './plans.ts';
import { askUs } from './support.ts';
import { synonyms } from './synonyms.ts';
import { waits } from './waiting.ts';

export const comparisonCategories: typeof english.comparisonCategories = withWords(
  facts.comparisonCategories,
  {
    consultation: {
      label: 'See doctor (consultation)',
      rows: withWords(facts.comparisonCategories.consultation.rows, {
        'specialist-visits': {
          label: 'Specialist doctor visits',
          tooltip:
            'How many times inside one year your hospital fit send you go specialist doctor. Visits to general doctor no dey count.',
        },
        specialists: {
          label: 'Specialist doctors',
          tooltip: 'Di kind specialist doctors wey your hospital fit send you go under di plan.',
        },
        physiotherapy: {
          label: 'Physiotherapy sessions',
          tooltip: 'Sessions wit physiotherapist wen doctor see say you need am.',
        },
      }),
    },
    'hospital-care': {
      label: 'Hospital care',
      rows: withWords(facts.comparisonCategories['hospital-care'].rows, {
        ward: {
          label: 'Ward',
          tooltip:
            'Di kind ward wey you go lie down wen hospital admit you. Semi-private ward get less beds.',
        },
        'admission-days': {
          label: 'Days for hospital admission',
          tooltip:
            'Di days for hospital wey di plan dey pay for inside one policy year, all di stays join together.',
        },
        meals: {
          label: 'Food',
          tooltip: 'Food wey di plan dey pay for wen you dey on admission, if di hospital dey serve am.',
        },
      }),
    },
    'eye-care': {
      label: 'Eye care',
      rows: withWords(facts.comparisonCategories['eye-care'].rows, {
        'lens-limit': {
          label: 'Lenses and frames, e no pass',
          tooltip: 'Di highest money wey di plan fit pay for eye glasses afta eye test.',
        },
        pterygium: {
          label: 'Pterygium surgery',
          tooltip: 'Surgery to remove flesh wey grow on top di white part of di eye.',
        },
        cataract: {
          label: 'Cataract surgery',
          tooltip: 'Surgery to remove eye lens wey don cloudy, so dat di eye fit see again.',
        },
      }),
    },
    'cancer-care': {
      label: 'Cancer care',
      rows: withWords(facts.comparisonCategories['cancer-care'].rows, {
        'cancer-limit': {
          label: 'Cancer care, e no pass',
          tooltip: `Di highest money wey di plan fit pay for cancer treatment. Cover dey from year ${waits.cancerYear}.`,
        },
        'cancer-types': {
          label: 'Cancers wey plan dey cover',
          tooltip:
            'Di kind cancer wey di plan dey treat. Burkitt’s lymphoma and retinoblastoma na cancer wey dey catch pikin dem.',
        },
      }),
    },
    'renal-dialysis': {
      label: 'Kidney dialysis',
      rows: withWords(facts.comparisonCategories['renal-dialysis'].rows, {
        'dialysis-sessions': {
          label: 'Dialysis sessions',
          tooltip: 'Machine dey clean di blood wen kidneys stop to work suddenly (acute renal failure).',
        },
      }),
    },
    'annual-screening': {
      label: 'Yearly check-up (screening)',
      rows: withWords(facts.comparisonCategories['annual-screening'].rows, {
        'screening-start': {
          label: 'Wen check-up dey start',
          tooltip: 'Di policy year wey you fit do your first yearly check-up (screening).',
        },
        'screening-tests': {
          label: 'Tests',
          tooltip: 'Wetin dem dey check, one time every year, to see sickness before you feel am.',
        },
      }),
    },
    'maternal-newborn': {
      label: 'Mama and new born baby',
      rows: withWords(facts.comparisonCategories['maternal-newborn'].rows, {
        'maternal-care': {
          label: 'Care for mama and new born baby',
          tooltip:
            'Antenatal visits, delivery by normal (vaginal) way or by C-section (CS), and care for di new born baby.',
        },
      }),
    },
    'home-care': {
      label: 'Home care',
      rows: withWords(facts.comparisonCategories['home-care'].rows, {
        'home-care': {
          label: 'Nurse for house (home care)',
          tooltip: 'Nurse dey come your house, for pipo wey e hard for to go hospital.',
        },
      }),
    },
    telemedicine: {
      label: 'See doctor for phone (telemedicine) and virtual booth',
      rows: withWords(facts.comparisonCategories.telemedicine.rows, {
        telemedicine: {
          label: 'See doctor for phone (telemedicine)',
          tooltip:
            'Tok to doctor from house. Jaara Plus mention app and telephone, 24 hours every day, prescriptions and mental health.',
        },
        'virtual-booth': {
          label: 'Virtual booth (VBooth)',
          tooltip:
            'Booth for market wia dem dey check blood pressure and blood sugar, wit e-pharmacy, and dem fit send you go hospital (referral).',
        },
      }),
    },
    premiums: {
      label: 'Insurance money (premium)',
      rows: withWords(facts.comparisonCategories.premiums.rows, {
        'premium-individual': {
          label: 'One pesin',
          tooltip: 'Di price for one pesin for one policy year (12 months).',
        },
        'premium-family4': {
          label: 'Family of 4',
          tooltip:
            'E no pass four pipo: pesin wey get di policy (principal), husband or wife and 2 pikin, or dat pesin and 3 pikin, and all di pikin dem neva reach 23 years.',
        },
        'premium-family6': {
          label: 'Family of 6',
          tooltip:
            'E no pass six pipo: pesin wey get di policy (principal), husband or wife and 4 pikin, or dat pesin and 5 pikin, and all di pikin dem neva reach 23 years.',
        },
        'premium-couple': {
          label: 'Husband and wife',
          tooltip:
            'Husband and wife wey be 60 years and above for one policy, for one policy year (12 months).',
        },
      }),
    },
  },
);

const since = { iso: facts.since.iso, text: `from ${waits.since}` };

export const benefitNotes: typeof english.benefitNotes = withWords(facts.benefitNotes, {
  'new-enrollee': {
    text: `New pipo wey register go wait ${waits.newEnrollee} before dia cover start.`,
    since,
  },
  antenatal: { text: 'Antenatal care no get waiting time.', since },
  delivery: {
    text: `Plan dey cover delivery, normal (vaginal) or C-section (CS), afta you don dey di scheme for ${waits.delivery}, wit proof say you go antenatal visits.`,
    since,
  },
  'elective-surgery': {
    text: `Plan dey cover planned (elective) surgery, no be emergency, afta you don dey di scheme for ${waits.surgery}.`,
    since,
  },
  'cancer-year': { text: `Plan dey cover cancer care from year ${waits.cancerYear}.` },
  'dialysis-year': {
    text: `Jaara Plus dey cover dialysis from di ${waits.dialysisOrdinal} year wey follow di first one without gap.`,
  },
  'seniors-dialysis-year': { text: `Di Seniors Plan dey cover dialysis from year ${waits.dialysisYear}.` },
  'cancer-stages': { text: 'Jaara Plus dey cover stages 1 and 2.' },
  'seniors-cancer-stages': { text: 'Di Seniors Plan dey cover stages 1 and 2.' },
  'principal-and-spouse': {
    text: 'Dis one na only for di pesin wey get di policy (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.',
  },
  'screening-on-plus': {
    text: 'For Jaara Plus dis one na only for di pesin wey get di policy (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.',
  },
  'screening-on-standard': {
    text: 'For Standard Jaara you must don pay complete insurance money (premium) for di whole year before you get dis one.',
  },
  'specialist-co-payment': {
    text: `Standard Jaara dey ask make you pay part (co-payment). How much: ${askUs.tollFree}.`,
  },
  'booths-on-standard': { text: 'If na Standard Jaara, ask us before you go dia.' },
  'full-premium-surgery': {
    text: 'For Jaara Plus you must don pay complete insurance money (premium) for di whole year before surgery.',
  },
  'home-care-optional': {
    text: 'Nurse for house (home care) na part of di Seniors Plan wey you fit choose if you want.',
  },
});

/** The input of domain/plans/compare-plans.ts. */
export const comparisonContent: typeof english.comparisonContent = {
  plans: comparedPlans,
  categories: comparisonCategories,
  notes: benefitNotes,
  synonyms,
  words: cellWords,
};

/** Ids, which no language changes: so that the English words stay behind. */
export const comparisonIds: typeof english.comparisonIds = {
  plans: comparedPlans.map(({ id }) => id),
  categories: comparisonCategories.map(({ id }) => id),
};
