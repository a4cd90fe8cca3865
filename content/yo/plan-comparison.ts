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
      label: 'Rírí dókítà',
      rows: withWords(facts.comparisonCategories.consultation.rows, {
        'specialist-visits': {
          label: 'Iye ìgbà tí ẹ lè rí dókítà àkànṣe (specialist)',
          tooltip:
            'Iye ìgbà lọ́dún tí ilé ìwòsàn yín lè fi yín ránṣẹ́ sí dókítà àkànṣe (specialist). A kì í ka rírí dókítà gbogbogbò mọ́ ọn.',
        },
        specialists: {
          label: 'Àwọn dókítà àkànṣe (specialists)',
          tooltip: 'Àwọn ẹ̀ka ìṣègùn tí ilé ìwòsàn yín lè fi yín ránṣẹ́ sí.',
        },
        physiotherapy: {
          label: 'Iye ìgbà ìtọ́jú iṣan àti oríkèé (physiotherapy)',
          tooltip: 'Ìtọ́jú lọ́dọ̀ akọ́ṣẹ́mọṣẹ́ nípa iṣan àti oríkèé, nígbà tí dókítà bá rí i pé ẹ nílò rẹ̀.',
        },
      }),
    },
    'hospital-care': {
      label: 'Ìtọ́jú nílé ìwòsàn',
      rows: withWords(facts.comparisonCategories['hospital-care'].rows, {
        ward: {
          label: 'Wọ́ọ̀dù',
          tooltip:
            'Irú wọ́ọ̀dù tí wọ́n máa tọ́jú yín sí nígbà tí wọ́n bá dá yín dúró sí ilé ìwòsàn. Ibùsùn kò pọ̀ tó bẹ́ẹ̀ nínú wọ́ọ̀dù semi-private.',
        },
        'admission-days': {
          label: 'Iye ọjọ́ dídá dúró sí ilé ìwòsàn',
          tooltip: 'Iye ọjọ́ nílé ìwòsàn tí ètò máa sanwó rẹ̀ nínú ọdún ètò kan, bí a bá ro gbogbo ìgbà pọ̀.',
        },
        meals: {
          label: 'Oúnjẹ',
          tooltip:
            'Oúnjẹ tí ètò máa sanwó rẹ̀ nígbà tí wọ́n bá dá yín dúró sí ilé ìwòsàn, níbi tí ilé ìwòsàn bá ti ń pèsè oúnjẹ.',
        },
      }),
    },
    'eye-care': {
      label: 'Ìtọ́jú ojú',
      rows: withWords(facts.comparisonCategories['eye-care'].rows, {
        'lens-limit': {
          label: 'Ìgò ojú àti férémù rẹ̀, títí dé',
          tooltip: 'Iye tó pọ̀ jù lọ tí ètò máa san fún ìgò ojú lẹ́yìn àyẹ̀wò ojú.',
        },
        pterygium: {
          label: 'Iṣẹ́ abẹ ẹran tó hù lójú (pterygium)',
          tooltip: 'Yíyọ ẹran tó hù bo ibi funfun ojú.',
        },
        cataract: {
          label: 'Iṣẹ́ abẹ ìkùukùu ojú (cataract)',
          tooltip: 'Yíyọ awò inú ojú tó ti di bí ìkùukùu, kí ojú lè tún ríran.',
        },
      }),
    },
    'cancer-care': {
      label: 'Ìtọ́jú àrùn jẹjẹrẹ',
      rows: withWords(facts.comparisonCategories['cancer-care'].rows, {
        'cancer-limit': {
          label: 'Ìtọ́jú àrùn jẹjẹrẹ, títí dé',
          tooltip: `Iye tó pọ̀ jù lọ tí ètò máa san fún ìtọ́jú àrùn jẹjẹrẹ. Àǹfààní yìí bẹ̀rẹ̀ láti ọdún ${waits.year(waits.cancerYear)}.`,
        },
        'cancer-types': {
          label: 'Àwọn àrùn jẹjẹrẹ tó wà nínú ètò',
          tooltip:
            'Irú àwọn àrùn jẹjẹrẹ tí ètò ń tọ́jú. Burkitt’s lymphoma àti retinoblastoma jẹ́ àrùn jẹjẹrẹ àwọn ọmọdé.',
        },
      }),
    },
    'renal-dialysis': {
      label: 'Fífọ ẹ̀jẹ̀ fún kíndìnrín (dialysis)',
      rows: withWords(facts.comparisonCategories['renal-dialysis'].rows, {
        'dialysis-sessions': {
          label: 'Iye ìgbà fífọ ẹ̀jẹ̀ (dialysis)',
          tooltip: 'Fífi ẹ̀rọ fọ ẹ̀jẹ̀ nígbà tí kíndìnrín bá kọṣẹ́ lójijì (acute renal failure).',
        },
      }),
    },
    'annual-screening': {
      label: 'Àyẹ̀wò ìlera ọdọọdún',
      rows: withWords(facts.comparisonCategories['annual-screening'].rows, {
        'screening-start': {
          label: 'Ìgbà tí àyẹ̀wò ìlera ọdọọdún bẹ̀rẹ̀',
          tooltip: 'Ọdún ètò tí ẹ lè ṣe àyẹ̀wò ìlera ọdọọdún yín àkọ́kọ́.',
        },
        'screening-tests': {
          label: 'Àwọn àyẹ̀wò',
          tooltip: 'Àyẹ̀wò lẹ́ẹ̀kan lọ́dún, láti rí àìsàn kí ẹ tó mọ̀ ọ́n lára.',
        },
      }),
    },
    'maternal-newborn': {
      label: 'Oyún, ìbímọ àti ọmọ tuntun',
      rows: withWords(facts.comparisonCategories['maternal-newborn'].rows, {
        'maternal-care': {
          label: 'Ìtọ́jú oyún, ìbímọ àti ọmọ tuntun',
          tooltip:
            'Lílọ fún ìtọ́jú aláboyún, ìbímọ láti ojú ara tàbí pẹ̀lú iṣẹ́ abẹ (CS), àti ìtọ́jú ọmọ tuntun.',
        },
      }),
    },
    'home-care': {
      label: 'Ìtọ́jú nílé',
      rows: withWords(facts.comparisonCategories['home-care'].rows, {
        'home-care': {
          label: 'Ìtọ́jú nọ́ọ̀sì nílé',
          tooltip: 'Nọ́ọ̀sì máa wá sí ilé yín, fún àwọn tí ọ̀nà ilé ìwòsàn nira fún.',
        },
      }),
    },
    telemedicine: {
      label: 'Ìtọ́jú lórí fóònù (telemedicine) àti àgọ́ VBooth',
      rows: withWords(facts.comparisonCategories.telemedicine.rows, {
        telemedicine: {
          label: 'Ìtọ́jú lórí fóònù (telemedicine)',
          tooltip:
            'Ẹ bá dókítà sọ̀rọ̀ láti ilé. Jaara Plus dárúkọ áàpù àti fóònù, wákàtí 24 lójúmọ́, ìwé oògùn àti ìlera ọpọlọ.',
        },
        'virtual-booth': {
          label: 'Àgọ́ VBooth',
          tooltip:
            'Àgọ́ nínú ọjà: àyẹ̀wò ìfúnpá àti ṣúgà inú ẹ̀jẹ̀, ìtajà oògùn lórí ẹ̀rọ, àti fífi yín ránṣẹ́ síbi ìtọ́jú mìíràn.',
        },
      }),
    },
    premiums: {
      label: 'Owó adójútòfò (premium)',
      rows: withWords(facts.comparisonCategories.premiums.rows, {
        'premium-individual': {
          label: 'Ẹnì kan',
          tooltip: 'Iye owó fún ẹnì kan, fún ọdún ètò kan tó jẹ́ oṣù 12.',
        },
        'premium-family4': {
          label: 'Ìdílé ẹlẹ́ni 4',
          tooltip:
            'Kò ju èèyàn mẹ́rin lọ: ẹni tí ètò wà lórúkọ rẹ̀ (principal), ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 2, tàbí ẹni náà àti ọmọ 3. Àwọn ọmọ kò tíì pé ọdún 23.',
        },
        'premium-family6': {
          label: 'Ìdílé ẹlẹ́ni 6',
          tooltip:
            'Kò ju èèyàn mẹ́fà lọ: ẹni tí ètò wà lórúkọ rẹ̀ (principal), ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 4, tàbí ẹni náà àti ọmọ 5. Àwọn ọmọ kò tíì pé ọdún 23.',
        },
        'premium-couple': {
          label: 'Tọkọtaya',
          tooltip: 'Ọkọ àti ìyàwó, ẹni ọdún 60 sókè, nínú ètò kan ṣoṣo, fún ọdún ètò kan tó jẹ́ oṣù 12.',
        },
      }),
    },
  },
);

const since = { iso: facts.since.iso, text: `láti ${waits.since}` };

export const benefitNotes: typeof english.benefitNotes = withWords(facts.benefitNotes, {
  'new-enrollee': {
    text: `Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee} kí àǹfààní ètò tó bẹ̀rẹ̀.`,
    since,
  },
  antenatal: { text: 'Kò sí àkókò ìdúró fún ìtọ́jú aláboyún.', since },
  delivery: {
    text: `Lẹ́yìn ${waits.delivery} tí ẹ forúkọ sílẹ̀ ni ètò máa sanwó ìbímọ, láti ojú ara tàbí pẹ̀lú iṣẹ́ abẹ (CS), bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún.`,
    since,
  },
  'elective-surgery': {
    text: `Lẹ́yìn ${waits.surgery} tí ẹ forúkọ sílẹ̀ ni ètò máa sanwó iṣẹ́ abẹ tí a ṣètò sílẹ̀, tí kì í ṣe pàjáwìrì.`,
    since,
  },
  'cancer-year': { text: `Ètò máa sanwó ìtọ́jú àrùn jẹjẹrẹ láti ọdún ${waits.year(waits.cancerYear)}.` },
  'dialysis-year': {
    text: `Jaara Plus máa sanwó fífọ ẹ̀jẹ̀ (dialysis) láti ọdún ${waits.dialysisOrdinal} tí ẹ wà nínú rẹ̀ tẹ̀léra-tẹ̀léra.`,
  },
  'seniors-dialysis-year': {
    text: `Seniors Plan máa sanwó fífọ ẹ̀jẹ̀ (dialysis) láti ọdún ${waits.year(waits.dialysisYear)}.`,
  },
  'cancer-stages': { text: 'Jaara Plus máa sanwó ìpele 1 àti ìpele 2 àrùn náà.' },
  'seniors-cancer-stages': { text: 'Seniors Plan máa sanwó ìpele 1 àti ìpele 2 àrùn náà.' },
  'principal-and-spouse': {
    text: 'Ẹni tí ètò wà lórúkọ rẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀ nìkan ni èyí wà fún, lẹ́yìn tí ẹ bá ti san gbogbo owó adójútòfò (premium) ọdún náà.',
  },
  'screening-on-plus': {
    text: 'Nínú Jaara Plus, ẹni tí ètò wà lórúkọ rẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀ nìkan ni èyí wà fún, lẹ́yìn tí ẹ bá ti san gbogbo owó adójútòfò (premium) ọdún náà.',
  },
  'screening-on-standard': {
    text: 'Nínú Standard Jaara, ẹ gbọ́dọ̀ ti san gbogbo owó adójútòfò (premium) ọdún náà kí ẹ tó lè gba èyí.',
  },
  'specialist-co-payment': {
    text: `Standard Jaara ní kí ẹ san apá kan (co-payment). Láti mọ iye rẹ̀, ${askUs.tollFree}.`,
  },
  'booths-on-standard': { text: 'Fún Standard Jaara, ẹ bi wá kí ẹ tó lọ.' },
  'full-premium-surgery': {
    text: 'Nínú Jaara Plus, ẹ gbọ́dọ̀ ti san gbogbo owó adójútòfò (premium) ọdún náà kí ètò tó lè sanwó iṣẹ́ abẹ.',
  },
  'home-care-optional': { text: 'Ìtọ́jú nọ́ọ̀sì nílé jẹ́ apá Seniors Plan tí ẹ lè yàn bí ẹ bá fẹ́.' },
});

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
