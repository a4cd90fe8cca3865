/** The first days that can be asked for: of the waiting periods in force, and of care under the scheme. */
export const coverDateBounds = { paid: '2026-01-01', enrolled: '2019-07-01', last: '2099-12-31' };

export const coverRules = {
  'standard-jaara': {
    start: { firstDay: 8, lastDay: 8 },
    rules: {
      policy: { id: 'policy', rule: { months: 0 } },
      'new-enrollee': { id: 'new-enrollee', rule: { months: 1 } },
      antenatal: { id: 'antenatal', rule: { months: 0 } },
      'planned-surgery': { id: 'planned-surgery', rule: { months: 4 } },
      delivery: { id: 'delivery', rule: { months: 5 } },
      'cancer-care': { id: 'cancer-care', rule: { year: 2 } },
      screening: { id: 'screening', rule: { year: 2 } },
      dialysis: { id: 'dialysis', rule: 'not-stated' },
    },
  },
  'jaara-plus': {
    start: { firstDay: 1, lastDay: 7 },
    rules: {
      policy: { id: 'policy', rule: { months: 0 } },
      'new-enrollee': { id: 'new-enrollee', rule: { months: 1 } },
      antenatal: { id: 'antenatal', rule: { months: 0 } },
      'planned-surgery': { id: 'planned-surgery', rule: { months: 4 } },
      delivery: { id: 'delivery', rule: { months: 5 } },
      'cancer-care': { id: 'cancer-care', rule: { year: 2 } },
      screening: { id: 'screening', rule: { year: 2 } },
      dialysis: { id: 'dialysis', rule: { year: 2 } },
    },
  },
  'seniors-plan': {
    start: { firstDay: 8, lastDay: 8 },
    rules: {
      policy: { id: 'policy', rule: { months: 0 } },
      'new-enrollee': { id: 'new-enrollee', rule: { months: 1 } },
      antenatal: { id: 'antenatal', rule: 'not-covered' },
      'planned-surgery': { id: 'planned-surgery', rule: { months: 4 } },
      delivery: { id: 'delivery', rule: 'not-covered' },
      'cancer-care': { id: 'cancer-care', rule: { year: 2 } },
      screening: { id: 'screening', rule: { months: 1 } },
      dialysis: { id: 'dialysis', rule: { year: 2 } },
    },
  },
} as const;

export const coverDatesForm = { id: 'when-am-i-covered', covered: { to: '/plan/what-is-covered' } } as const;

export const coverDatesPage = {
  ways: { planWhatIsCovered: { to: '/plan/what-is-covered' }, plan: { to: '/plan' } },
} as const;
