import type * as english from '../en/plan-words.ts';

export const planWords: typeof english.planWords = {
  card: {
    specialistVisits: (count) => `${count} specialist doctor visits every year`,
    admission: (days, ward) => `${days} days every year for ${ward} ward`,
    cancerCare: (limit) => `Cancer care wey no pass ${limit}`,
    virtualBooth: 'Virtual booths for markets',
    noVirtualBooth: 'E no get virtual booth',
    maternalCare: 'Antenatal, delivery and new born baby care',
    noMaternalCare: 'E no get care for belle and delivery',
    homeCare: 'Nurse for house (home care), if you choose am',
    noHomeCare: 'E no get nurse for house (home care)',
    physiotherapy: (count) => `${count} physiotherapy sessions every year`,
    screening: (year) => `Yearly health check-up (screening) from year ${year}`,
  },
  cell: {
    covered: 'Plan dey cover am',
    notCovered: 'Plan no cover am',
    notApplicable: 'E no concern dis plan',
    coveredEyes: (count) => `Plan dey cover am, ${count === 1 ? 'one eye' : `${count} eyes`} every year`,
    visits: (count) => (count === 1 ? '1 visit every year' : `${count} visits every year`),
    sessionsAYear: (count) => (count === 1 ? '1 session every year' : `${count} sessions every year`),
    sessions: (count) => (count === 1 ? '1 session' : `${count} sessions`),
    days: (count) => (count === 1 ? '1 day every year' : `${count} days every year`),
    meals: (count) => `Food ${count} time${count === 1 ? '' : 's'} every day`,
    year: (year) => `Year ${year}`,
    wards: { standard: 'Standard ward', 'semi-private': 'Semi-private ward' },
  },
};
