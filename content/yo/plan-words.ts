import type * as english from '../en/plan-words.ts';

/** The first years of a plan: a bare figure after the noun would count years. */
const ordinals: Record<number, string> = { 1: ' àkọ́kọ́', 2: ' kejì' };
const planYear = (year: number) => `ètò${ordinals[year] ?? ''} (${year})`;

export const planWords: typeof english.planWords = {
  card: {
    specialistVisits: (count) => `Ìgbà ${count} lọ́dún lọ́dọ̀ dókítà akọ́ṣẹ́mọṣẹ́`,
    admission: (days, ward) =>
      `Ọjọ́ ${days} lọ́dún nínú wọ́ọ̀dù ${ward === 'standard' ? 'gbogbogbò' : 'oníbùsùn díẹ̀'} (${ward})`,
    cancerCare: (limit) => `Ìtọ́jú àrùn jẹjẹrẹ, títí dé ${limit}`,
    virtualBooth: 'Àwọn àgọ́ VBooth nínú ọjà',
    noVirtualBooth: 'Kò sí àgọ́ VBooth',
    maternalCare: 'Ìtọ́jú aláboyún, ìbímọ àti ọmọ tuntun',
    noMaternalCare: 'Kò sí ìtọ́jú oyún àti ìbímọ',
    homeCare: 'Ìtọ́jú nọ́ọ̀sì nílé, bí ẹ bá yàn án',
    noHomeCare: 'Kò sí ìtọ́jú nọ́ọ̀sì nílé',
    physiotherapy: (count) => `Ìgbà ${count} lọ́dún fún ìtọ́jú iṣan àti oríkèé (physiotherapy)`,
    screening: (year) => `Àyẹ̀wò ìlera ọdọọdún láti ọdún ${planYear(year)}`,
  },
  cell: {
    covered: 'Ó wà nínú ètò',
    notCovered: 'Kò sí nínú ètò',
    notApplicable: 'Kò kan irú ètò yìí',
    coveredEyes: (count) => `Ó wà nínú ètò, ojú ${count === 1 ? 'kan' : count} lọ́dún`,
    visits: (count) => `Ìgbà ${count} lọ́dún`,
    sessionsAYear: (count) => `Ìgbà ${count} lọ́dún`,
    sessions: (count) => `Ìgbà ${count}`,
    days: (count) => `Ọjọ́ ${count} lọ́dún`,
    meals: (count) => `Ìgbà ${count} lójúmọ́`,
    year: (year) => `Ọdún ${planYear(year)}`,
    wards: { standard: 'Wọ́ọ̀dù gbogbogbò (standard)', 'semi-private': 'Wọ́ọ̀dù oníbùsùn díẹ̀ (semi-private)' },
  },
};
