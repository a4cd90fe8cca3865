import type * as english from '../en/plan-details.ts';
import { timesAmount } from '../times.ts';
import { planFactsDate } from './plans.ts';
import { brand } from './site.ts';
import { supportOpen } from './support.ts';

/** What a plan covers beyond the compared benefits. */
export const planDetails: typeof english.planDetails = {
  'standard-jaara': {
    heading: 'Oda tins wey plan dey cover',
    source: 'Di plan from 16 July 2024, as at March 2025, and im document from October 2025.',
    details: [
      {
        heading: 'Everyday sickness',
        items: [
          'Care for asthma and sickle cell sickness',
          'Blood test and chest X-ray',
          'Medicine wey dey di scheme list (formulary); you go pay part (co-payment) wen you collect medicine again for sickness wey don tey',
          'HIV and tuberculosis: dem go send you go anoda place for treatment (referral)',
        ],
      },
      {
        heading: 'Pikin dem',
        items: [
          'Immunisation from di national programme for pikin dem wey neva reach 5 years',
          'Incubator, e no pass 5 days',
        ],
      },
      { heading: 'Teeth', items: ['Dental (teeth) care'] },
      {
        heading: 'Surgery (operation)',
        items: [
          'Surgery, appendix surgery (appendectomy) dey inside; wound dressing for 5 days',
          'Blood: 2 pints',
        ],
      },
    ],
  },
  'jaara-plus': {
    heading: 'Oda tins wey plan dey cover',
    source: 'E come from di Jaara Plus benefit package.',
    details: [
      {
        heading: 'Everyday sickness',
        items: [
          'Registration, to see general doctor and to check vital signs',
          'Malaria and oda fevers, running stomach (diarrhoea), breathing infection (respiratory infection), pneumonia wey no get complication, simple blood shortage (anaemia), skin sickness',
          'Follow-up for high blood pressure (hypertension), diabetes, sickle cell sickness, asthma and osteoarthritis',
          'First aid if sometin bite or sting you',
          'Medicine wey dey di scheme list (formulary); you fit collect am for community pharmacies Monday to Saturday, 9am to 8pm',
        ],
      },
      {
        heading: 'Pikin dem',
        items: [
          'Common sickness for pikin dem, advice on food and to check how pikin dey grow',
          'Immunisation from di national programme for pikin dem wey neva reach 5 years',
        ],
      },
      {
        heading: 'Mama and new born baby',
        items: [
          'Antenatal tests and at least 2 scans; stitch for mouth of womb (cervical cerclage)',
          'Normal and assisted delivery, C-section (CS), anti-D, care for complications',
          'Care for di new born baby for 28 days: incubator wey no pass 5 days, light treatment (phototherapy), blood infection (sepsis)',
          'Circumcision and to pierce ear',
          'Local ambulance for emergency wey concern belle or delivery',
        ],
      },
      {
        heading: 'Family planning',
        items: [
          'Counselling, pills, condoms (3 units for each policy), emergency contraception, injections, implants, Copper-T',
        ],
      },
      {
        heading: 'Eye and teeth',
        items: [
          'Small eye sickness, to remove wetin enta eye (foreign bodies), eye test for glasses (refraction)',
          'Inside one year: wash teeth (scaling and polishing) 1 time, remove teeth without surgery 2 times, 2 dental X-rays, close hole for teeth (composite filling) 2 times',
        ],
      },
      {
        heading: 'Laboratory',
        items: [
          'Haematology, microbiology and clinical chemistry (HbA1c, lipids and liver function dey among dem)',
          'HIV: test, referral, service charge, protection for di new born baby',
          'Tuberculosis: sputum (cough) test, referral, service charge',
        ],
      },
      {
        heading: 'X-ray and scan (imaging)',
        items: [
          'Plain X-ray; inside one year: 1 echocardiogram (heart scan), 2 scans for abdomen and pelvis, 2 ECGs, 1 Pap smear, 1 mammogram',
          'Scans for belle (obstetric): at least 2, and 1 wey no dey inside antenatal care',
        ],
      },
      {
        heading: 'Surgery (operation) and emergency',
        items: [
          'To drain (drainage), to stitch wound (suturing), wound dressing for 5 days, plaster for simple broken bone (fractures)',
          'Herniotomy, herniorrhaphy, appendectomy, lumpectomy, exploratory laparotomy, salpingectomy, and fistula repair',
          'Emergency: to make patient stable for 48 hours; help you breathe (airway), bleeding, jerking (convulsions), bring pesin back (resuscitation), asthma attack, tie broken bone (splinting)',
          'Blood: 2 pints inside one year, and dem go test di pesin wey donate am',
        ],
      },
      {
        heading: 'See doctor from far',
        items: [
          'See doctor for phone (telemedicine) 24 hours every day by app and telephone: prescriptions, mental health, and you fit reach psychologist',
          'Virtual booths dey for: Adamo Market and Sabo Market (Ikorodu), Sabo Market (Yaba), Ketu Fruit Market, Aiyetoro Market (Epe)',
          'For di booth: health education, blood pressure, blood sugar, height and weight, e-pharmacy, referral, registration and payment',
        ],
      },
    ],
  },
  'seniors-plan': {
    heading: 'How to use di plan',
    source: 'For pipo wey be 60 years and above.',
    details: [
      {
        heading: 'For di hospital',
        items: ['You go get treatment wen you show your policy number or your Ilera Eko ID'],
      },
      { heading: 'Check-up (screening)', items: ['Each check-up (screening) test one time every year'] },
    ],
  },
  'diaspora-plan': { heading: 'Benefits', source: 'Ask us wetin dis plan dey cover.', details: [] },
};

/** The words of the plan documents (PDF) that the plan page does not have. */
export const planDocument: typeof english.planDocument = {
  kind: 'Benefit package',
  author: `${brand.fullName} (${brand.name})`,
  subject: (planName: string) =>
    `Wetin di ${planName} for ${brand.scheme} dey cover, how much e be and wen cover dey start`,
  factsDate: `Wetin we know as at ${planFactsDate.text}`,
  page: (number: number, count: number) => `Page ${number} out of ${count}`,
  glance: 'Quick look',
  costs: {
    heading: 'How much e be',
    who: 'Who di plan dey cover',
    year: 'For one year',
    instalments: 'If you pay small small (instalments)',
    note: 'Wetin e mean',
    meanings: {
      'premium-individual': 'One pesin',
      'premium-family4':
        'Pesin wey get di policy (principal), husband or wife and 2 pikin, or dat pesin and 3 pikin; pikin dem wey neva reach 23 years',
      'premium-family6':
        'Pesin wey get di policy (principal), husband or wife and 4 pikin, or dat pesin and 5 pikin; pikin dem wey neva reach 23 years',
      'premium-couple': 'Husband and wife wey be 60 years and above',
    },
    or: 'or',
    each: timesAmount,
    notApplicable: 'E no concern dis one',
    notStated: 'Ask us',
    extraUnder23: {
      label: 'Extra pesin wey you dey take care of, wey neva reach 23 years',
      note: 'For each one wey pass di family package',
    },
    above23: {
      label: 'Pesin wey you dey take care of, wey don pass 23 years',
      note: 'For each one, no matter how big di family be',
    },
    instalmentTotals: (totals: string, isMore: boolean) =>
      isMore
        ? `If you pay small small, one year go cost more: ${totals}.`
        : `One year if you pay small small: ${totals}.`,
  },
  benefits: { heading: 'Wetin di plan dey cover', benefit: 'Benefit', cover: 'Cover' },
  details: { part: 'Part', what: 'Wetin you go get' },
  waiting: {
    heading: 'Wen cover dey start',
    screening: (year: number) => `Yearly check-up (screening) dey start for year ${year}.`,
  },
  contact: {
    heading: 'Tok to us',
    lead: supportOpen.trim(),
    register: 'Register online',
    email: 'Email',
    office: 'Office',
  },
  diaspora: {
    kind: 'Cover wey dem dey pay for from abroad',
    launched: 'di plan start',
    divided: 'dem divide am into two products',
    products: 'Di two products',
    product: 'Product',
    audience: 'Who e dey for',
    terms: 'Benefits and prices',
    unpublished: 'Ask us, we go tell you',
  },
};
