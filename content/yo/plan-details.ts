import type * as english from '../en/plan-details.ts';
import { timesAmount } from '../times.ts';
import { planFactsDate } from './plans.ts';
import { brand } from './site.ts';
import { supportOpen } from './support.ts';
import { waits } from './waiting.ts';

export const planDetails: typeof english.planDetails = {
  'standard-jaara': {
    heading: 'Ohun mìíràn tó wà nínú ètò',
    source:
      'Irú ètò ti ọjọ́ 16, Oṣù Keje (July) 2024, gẹ́gẹ́ bó ṣe wà ní Oṣù Kẹta (March) 2025, àti ìwé rẹ̀ ti Oṣù Kẹwàá (October) 2025.',
    details: [
      {
        heading: 'Àìsàn ojoojúmọ́',
        items: [
          'Ìtọ́jú àìsàn èémí (asthma) àti àrùn fòníkú-fọ̀ladìde (sickle cell)',
          'Àyẹ̀wò ẹ̀jẹ̀ àti X-ray àyà',
          'Oògùn inú àkójọ oògùn ètò; ẹ̀yin máa san apá kan (co-payment) bí ẹ bá tún gba oògùn nínú àìsàn ọlọ́jọ́ pípẹ́',
          'HIV àti ikọ́ ife (tuberculosis): ìtọ́jú níbi tí a bá fi yín ránṣẹ́ sí',
        ],
      },
      {
        heading: 'Àwọn ọmọdé',
        items: [
          'Abẹ́rẹ́ àjẹsára ti ètò orílẹ̀-èdè fún ọmọ tí kò tíì pé ọdún 5',
          'Ẹ̀rọ tó ń mú ọmọ tuntun móoru (incubator), kò ju ọjọ́ 5 lọ',
        ],
      },
      { heading: 'Eyín', items: ['Ìtọ́jú eyín'] },
      {
        heading: 'Iṣẹ́ abẹ',
        items: ['Iṣẹ́ abẹ, títí kan yíyọ apẹ́ńdíìsì (appendectomy); dídi ojú ọgbẹ́ fún ọjọ́ 5', 'Ẹ̀jẹ̀: páìǹtì 2'],
      },
    ],
  },
  'jaara-plus': {
    heading: 'Ohun mìíràn tó wà nínú ètò',
    source: 'Láti inú àkójọ àǹfààní Jaara Plus.',
    details: [
      {
        heading: 'Àìsàn ojoojúmọ́',
        items: [
          'Ìforúkọsílẹ̀, rírí dókítà gbogbogbò àti àyẹ̀wò bí ara ṣe ń ṣiṣẹ́ (vital signs)',
          'Ibà malaria àti àwọn ibà mìíràn, ìgbẹ́ gbuuru, àkóràn ọ̀nà èémí, òtútù àyà (pneumonia) tí kò díjú, àìtó ẹ̀jẹ̀ tí kò díjú, àrùn awọ ara',
          'Àbójútó ẹ̀jẹ̀ ríru, ìtọ̀ ṣúgà, àrùn fòníkú-fọ̀ladìde (sickle cell), àìsàn èémí (asthma) àti àrùn oríkèé (osteoarthritis)',
          'Ìtọ́jú àkọ́kọ́ fún ẹni tí nǹkan gé jẹ tàbí ta',
          'Oògùn inú àkójọ oògùn ètò; ẹ lè gbà á ní ilé ìtajà oògùn àdúgbò láti ọjọ́ Ajé sí ọjọ́ Àbámẹ́ta, aago 9 àárọ̀ sí aago 8 alẹ́',
        ],
      },
      {
        heading: 'Àwọn ọmọdé',
        items: [
          'Àwọn àìsàn ọmọdé tó wọ́pọ̀, ìmọ̀ràn lórí oúnjẹ àti àbójútó ìdàgbàsókè ọmọ',
          'Abẹ́rẹ́ àjẹsára ti ètò orílẹ̀-èdè fún ọmọ tí kò tíì pé ọdún 5',
        ],
      },
      {
        heading: 'Ìyá àti ọmọ tuntun',
        items: [
          'Àyẹ̀wò aláboyún, àti scan tí kò dín ní 2; rírán ẹnu ilé ọmọ (cervical cerclage)',
          'Ìbímọ láìsí iṣẹ́ abẹ àti ìbímọ pẹ̀lú ìrànlọ́wọ́, ìbímọ pẹ̀lú iṣẹ́ abẹ (CS), abẹ́rẹ́ anti-D, ìtọ́jú ìṣòro tó bá yọjú',
          'Ìtọ́jú ọmọ tuntun fún ọjọ́ 28: ẹ̀rọ tó ń mú ọmọ móoru (incubator), kò ju ọjọ́ 5 lọ, ìtọ́jú pẹ̀lú ìmọ́lẹ̀ (phototherapy), àkóràn inú ẹ̀jẹ̀ (sepsis)',
          'Dídá abẹ́ ọmọkùnrin àti lílu etí',
          'Ọkọ̀ áńbúláǹsì àdúgbò nínú pàjáwìrì oyún àti ìbímọ',
        ],
      },
      {
        heading: 'Ìfètò sọ́mọ bíbí',
        items: [
          'Ìmọ̀ràn, oògùn oníhóró, kọ́ńdọ̀mù (3 fún ètò kọ̀ọ̀kan), oògùn pàjáwìrì láti dènà oyún, abẹ́rẹ́, ohun tí a ń fi sábẹ́ awọ (implants), Copper-T',
        ],
      },
      {
        heading: 'Ojú àti eyín',
        items: [
          'Àìsàn ojú kéékèèké, yíyọ ohun tó kó sí ojú, àyẹ̀wò ìríran fún ìgò ojú (refraction)',
          'Lọ́dún: fífọ àti dídán eyín lẹ́ẹ̀kan (1), yíyọ eyín láìsí iṣẹ́ abẹ lẹ́ẹ̀mejì (2), X-ray eyín lẹ́ẹ̀mejì (2), dídí ihò eyín (composite) lẹ́ẹ̀mejì (2)',
        ],
      },
      {
        heading: 'Àyẹ̀wò (laboratory)',
        items: [
          'Àyẹ̀wò ẹ̀jẹ̀ (haematology), kòkòrò àrùn (microbiology) àti èròjà inú ara (clinical chemistry); HbA1c, ọ̀rá inú ẹ̀jẹ̀ àti iṣẹ́ ẹ̀dọ̀ wà lára wọn',
          'HIV: àyẹ̀wò, fífi yín ránṣẹ́ síbi ìtọ́jú, owó iṣẹ́, dídáàbò bo ọmọ tuntun',
          'Ikọ́ ife (tuberculosis): àyẹ̀wò kẹ̀lẹ̀bẹ̀, fífi yín ránṣẹ́ síbi ìtọ́jú, owó iṣẹ́',
        ],
      },
      {
        heading: 'Yíya àwòrán inú ara',
        items: [
          'X-ray lásán; lọ́dún: àyẹ̀wò àwòrán ọkàn (echocardiogram) 1, scan ikùn àti ìbàdí 2, àyẹ̀wò ìlù ọkàn (ECG) 2, àyẹ̀wò ẹnu ilé ọmọ (Pap smear) 1, X-ray ọyàn (mammogram) 1',
          'Scan oyún: ó kéré tán 2, àti 1 tí kò sí lára ìtọ́jú aláboyún',
        ],
      },
      {
        heading: 'Iṣẹ́ abẹ àti pàjáwìrì',
        items: [
          'Fífa ọyún tàbí omi tó kó jọ sínú ara jáde (drainage), rírán ojú ọgbẹ́, dídi ojú ọgbẹ́ fún ọjọ́ 5, POP (plaster) fún eegun tó ṣẹ́ tí kò díjú',
          'Iṣẹ́ abẹ ìpá (herniotomy, herniorrhaphy), yíyọ apẹ́ńdíìsì (appendectomy), yíyọ kókó ọyàn (lumpectomy), ṣíṣí ikùn láti yẹ inú wò (exploratory laparotomy), yíyọ ọ̀nà ẹyin obìnrin (salpingectomy), títún fistula ṣe',
          'Pàjáwìrì: ìtọ́jú fún wákàtí 48 láti mú aláìsàn kúrò nínú ewu; ọ̀nà èémí, ẹ̀jẹ̀ dídà, gìrì, mímú ẹ̀mí padà bọ̀ sípò (resuscitation), àìlèmí dáadáa nítorí asthma, fífi igi di eegun (splinting)',
          'Ẹ̀jẹ̀: páìǹtì 2 lọ́dún, pẹ̀lú àyẹ̀wò ẹni tó fi ẹ̀jẹ̀ sílẹ̀',
        ],
      },
      {
        heading: 'Dókítà láti ọ̀nà jíjìn',
        items: [
          'Ìtọ́jú lórí fóònù (telemedicine) wákàtí 24 lójúmọ́, lórí áàpù àti fóònù: ìwé oògùn, ìlera ọpọlọ, rírí onímọ̀ nípa ìrònú ẹ̀dá (psychologist)',
          'Àgọ́ VBooth: Ọjà Adamo àti Ọjà Sabo (Ìkòròdú), Ọjà Sabo (Yaba), Ọjà Èso Ketu, Ọjà Aiyetoro (Ẹ̀pẹ́)',
          'Ní àgọ́ náà: ẹ̀kọ́ nípa ìlera, ìfúnpá, ṣúgà inú ẹ̀jẹ̀, gíga àti ìwọ̀n ara, ìtajà oògùn lórí ẹ̀rọ, fífi yín ránṣẹ́ síbi ìtọ́jú mìíràn, ìforúkọsílẹ̀ àti owó sísan',
        ],
      },
    ],
  },
  'seniors-plan': {
    heading: 'Bí ẹ ṣe lè lo irú ètò yìí',
    source: 'Fún àwọn ẹni ọdún 60 sókè.',
    details: [
      {
        heading: 'Ní ilé ìwòsàn',
        items: ['Ẹ máa gba ìtọ́jú bí ẹ bá fi nọ́ḿbà ètò adójútòfò yín tàbí ID Ilera Eko yín hàn'],
      },
      { heading: 'Àyẹ̀wò ìlera', items: ['Àyẹ̀wò kọ̀ọ̀kan lẹ́ẹ̀kan lọ́dún'] },
    ],
  },
  'diaspora-plan': {
    heading: 'Àwọn àǹfààní',
    source: 'Ẹ béèrè ohun tó wà nínú irú ètò yìí lọ́wọ́ wa.',
    details: [],
  },
};

export const planDocument: typeof english.planDocument = {
  kind: 'Àkójọ àǹfààní',
  author: `${brand.fullName} (${brand.name})`,
  subject: (planName) =>
    `Ohun tó wà nínú ${planName} ti ${brand.scheme}, iye owó rẹ̀ àti ìgbà tí àǹfààní rẹ̀ bẹ̀rẹ̀`,
  factsDate: `Gẹ́gẹ́ bó ṣe wà ní ${planFactsDate.text}`,
  page: (number, count) => `Ojú ewé ${number} nínú ${count}`,
  glance: 'Ní ṣókí',
  costs: {
    heading: 'Iye owó rẹ̀',
    who: 'Ẹni tó wà nínú ètò',
    year: 'Lọ́dún',
    instalments: 'Ní díẹ̀díẹ̀',
    note: 'Ohun tó túmọ̀ sí',
    meanings: {
      'premium-individual': 'Ẹnì kan',
      'premium-family4':
        'Ẹni tí ètò wà lórúkọ rẹ̀ (principal), ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 2, tàbí ẹni náà àti ọmọ 3; ọmọ tí kò tíì pé ọdún 23',
      'premium-family6':
        'Ẹni tí ètò wà lórúkọ rẹ̀ (principal), ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 4, tàbí ẹni náà àti ọmọ 5; ọmọ tí kò tíì pé ọdún 23',
      'premium-couple': 'Ọkọ àti ìyàwó, ẹni ọdún 60 sókè',
    },
    or: 'tàbí',
    each: timesAmount,
    notApplicable: 'Kò kan èyí',
    notStated: 'Ẹ bi wá',
    extraUnder23: {
      label: 'Àfikún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23',
      note: 'Fún ẹnì kọ̀ọ̀kan tó lé lórí iye èèyàn inú ètò ìdílé',
    },
    above23: {
      label: 'Ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tó ju ọdún 23 lọ',
      note: 'Fún ẹnì kọ̀ọ̀kan, bó ti wù kí ìdílé tóbi tó',
    },
    instalmentTotals: (totals, isMore) =>
      isMore
        ? `Bí ẹ bá ń san án díẹ̀díẹ̀, owó ọdún kan máa pọ̀ sí i: ${totals}.`
        : `Owó ọdún kan bí ẹ bá ń san án díẹ̀díẹ̀: ${totals}.`,
  },
  benefits: { heading: 'Ohun tó wà nínú irú ètò yìí', benefit: 'Àǹfààní', cover: 'Ohun tí ètò ń san' },
  details: { part: 'Ẹ̀ka', what: 'Ohun tí ẹ máa rí gbà' },
  waiting: {
    heading: 'Ìgbà tí àǹfààní ètò bẹ̀rẹ̀',
    screening: (year) => `Àyẹ̀wò ìlera ọdọọdún bẹ̀rẹ̀ ní ọdún ${waits.year(year)}.`,
  },
  contact: {
    heading: 'Ẹ bá wa sọ̀rọ̀',
    lead: supportOpen.trim(),
    register: 'Ẹ forúkọ sílẹ̀ lórí ayélujára',
    email: 'Ímeèlì',
    office: 'Ọ́fíìsì',
  },
  diaspora: {
    kind: 'Ètò tí a ń san owó rẹ̀ láti ilẹ̀ òkèèrè',
    launched: 'ìgbà tó bẹ̀rẹ̀',
    divided: 'ìgbà tí a pín in sí ẹ̀yà méjì',
    products: 'Ẹ̀yà méjèèjì',
    product: 'Ẹ̀yà',
    audience: 'Àwọn tó wà fún',
    terms: 'Àǹfààní àti iye owó',
    unpublished: 'Ẹ béèrè lọ́wọ́ wa',
  },
};
