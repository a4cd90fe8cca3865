const everyPlan = ['standard-jaara', 'jaara-plus', 'seniors-plan'] as const;

const jaaraPlans = ['standard-jaara', 'jaara-plus'] as const;

export const comparisonCategories = {
  consultation: {
    id: 'consultation',
    rows: {
      'specialist-visits': { id: 'specialist-visits' },
      specialists: { id: 'specialists' },
      physiotherapy: { id: 'physiotherapy' },
    },
  },
  'hospital-care': {
    id: 'hospital-care',
    rows: { ward: { id: 'ward' }, 'admission-days': { id: 'admission-days' }, meals: { id: 'meals' } },
  },
  'eye-care': {
    id: 'eye-care',
    rows: {
      'lens-limit': { id: 'lens-limit' },
      pterygium: { id: 'pterygium' },
      cataract: { id: 'cataract' },
    },
  },
  'cancer-care': {
    id: 'cancer-care',
    rows: { 'cancer-limit': { id: 'cancer-limit' }, 'cancer-types': { id: 'cancer-types' } },
  },
  'renal-dialysis': { id: 'renal-dialysis', rows: { 'dialysis-sessions': { id: 'dialysis-sessions' } } },
  'annual-screening': {
    id: 'annual-screening',
    rows: { 'screening-start': { id: 'screening-start' }, 'screening-tests': { id: 'screening-tests' } },
  },
  'maternal-newborn': { id: 'maternal-newborn', rows: { 'maternal-care': { id: 'maternal-care' } } },
  'home-care': { id: 'home-care', rows: { 'home-care': { id: 'home-care' } } },
  telemedicine: {
    id: 'telemedicine',
    rows: { telemedicine: { id: 'telemedicine' }, 'virtual-booth': { id: 'virtual-booth' } },
  },
  premiums: {
    id: 'premiums',
    rows: {
      'premium-individual': { id: 'premium-individual' },
      'premium-family4': { id: 'premium-family4' },
      'premium-family6': { id: 'premium-family6' },
      'premium-couple': { id: 'premium-couple' },
    },
  },
} as const;

export const since = { iso: '2026-01-01' } as const;

export const benefitNotes = {
  'new-enrollee': { id: 'new-enrollee', kind: 'waiting', rows: 'every', plans: everyPlan },
  antenatal: { id: 'antenatal', kind: 'waiting', rows: ['maternal-care'], plans: jaaraPlans },
  delivery: { id: 'delivery', kind: 'waiting', rows: ['maternal-care'], plans: jaaraPlans },
  'elective-surgery': {
    id: 'elective-surgery',
    kind: 'waiting',
    rows: ['pterygium', 'cataract', 'ward'],
    plans: everyPlan,
  },
  'cancer-year': { id: 'cancer-year', kind: 'waiting', rows: ['cancer-limit'], plans: everyPlan },
  'dialysis-year': {
    id: 'dialysis-year',
    kind: 'waiting',
    rows: ['dialysis-sessions'],
    plans: ['jaara-plus'],
  },
  'seniors-dialysis-year': {
    id: 'seniors-dialysis-year',
    kind: 'waiting',
    rows: ['dialysis-sessions'],
    plans: ['seniors-plan'],
  },
  'cancer-stages': { id: 'cancer-stages', kind: 'condition', rows: ['cancer-types'], plans: ['jaara-plus'] },
  'seniors-cancer-stages': {
    id: 'seniors-cancer-stages',
    kind: 'condition',
    rows: ['cancer-types'],
    plans: ['seniors-plan'],
  },
  'principal-and-spouse': {
    id: 'principal-and-spouse',
    kind: 'condition',
    rows: ['maternal-care'],
    plans: jaaraPlans,
  },
  'screening-on-plus': {
    id: 'screening-on-plus',
    kind: 'condition',
    rows: ['screening-tests'],
    plans: ['jaara-plus'],
  },
  'screening-on-standard': {
    id: 'screening-on-standard',
    kind: 'condition',
    rows: ['screening-tests'],
    plans: ['standard-jaara'],
  },
  'specialist-co-payment': {
    id: 'specialist-co-payment',
    kind: 'condition',
    rows: ['specialist-visits'],
    plans: ['standard-jaara'],
  },
  'full-premium-surgery': {
    id: 'full-premium-surgery',
    kind: 'condition',
    rows: ['pterygium', 'cataract'],
    plans: ['jaara-plus'],
  },
  'home-care-optional': {
    id: 'home-care-optional',
    kind: 'condition',
    rows: ['home-care'],
    plans: ['seniors-plan'],
  },
} as const;
