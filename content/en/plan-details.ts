import type { BenefitRowId, PlanId } from '../schema/plan.ts';
import { timesAmount } from '../times.ts';
import { planFactsDate } from './plans.ts';
import { brand } from './site.ts';
import { supportOpen } from './support.ts';

export type PlanDetails = {
  heading: string;
  source: string;
  details: { heading: string; items: string[] }[];
};

/** What a plan covers beyond the compared benefits. */
export const planDetails: Record<PlanId, PlanDetails> = {
  'standard-jaara': {
    heading: 'Also covered',
    source: 'The plan of 16 July 2024, as of March 2025, and its document of October 2025.',
    details: [
      {
        heading: 'Everyday illness',
        items: [
          'Care for asthma and sickle cell disease',
          'Blood tests and chest X-ray',
          'Medicines of the scheme’s formulary; a co-payment for refills in a long illness',
          'HIV and tuberculosis: treatment by referral',
        ],
      },
      {
        heading: 'Children',
        items: ['Immunisation of the national programme for children under 5', 'Incubator up to 5 days'],
      },
      { heading: 'Teeth', items: ['Dental care'] },
      {
        heading: 'Surgery',
        items: ['Surgery, appendectomy included; dressings for 5 days', 'Blood: 2 pints'],
      },
    ],
  },
  'jaara-plus': {
    heading: 'Also covered',
    source: 'From the Jaara Plus benefit package.',
    details: [
      {
        heading: 'Everyday illness',
        items: [
          'Registration, general consultation and vital signs',
          'Malaria and other fevers, diarrhoea, respiratory infection, uncomplicated pneumonia, simple anaemia, skin disease',
          'Follow-up of hypertension, diabetes, sickle cell disease, asthma and osteoarthritis',
          'First aid for bites and stings',
          'Medicines of the scheme’s formulary; pick-up at community pharmacies Monday to Saturday, 9am to 8pm',
        ],
      },
      {
        heading: 'Children',
        items: [
          'Common childhood illness, nutrition advice and growth monitoring',
          'Immunisation of the national programme for children under 5',
        ],
      },
      {
        heading: 'Mothers and newborns',
        items: [
          'Antenatal tests and at least 2 scans; cervical cerclage',
          'Normal and assisted delivery, caesarean section, anti-D, care of complications',
          'Care of the newborn for 28 days: incubator up to 5 days, phototherapy, sepsis',
          'Circumcision and ear piercing',
          'Local ambulance in a maternity emergency',
        ],
      },
      {
        heading: 'Family planning',
        items: [
          'Counselling, pills, condoms (3 units per policy), emergency contraception, injectables, implants, Copper-T',
        ],
      },
      {
        heading: 'Eyes and teeth',
        items: [
          'Minor eye ailments, removal of foreign bodies, refraction',
          'A year: 1 scaling and polishing, 2 non-surgical extractions, 2 dental X-rays, 2 composite fillings',
        ],
      },
      {
        heading: 'Laboratory',
        items: [
          'Haematology, microbiology and clinical chemistry (HbA1c, lipids and liver function among them)',
          'HIV: testing, referral, service charge, protection of the newborn',
          'Tuberculosis: sputum test, referral, service charge',
        ],
      },
      {
        heading: 'Imaging',
        items: [
          'Plain X-ray; a year: 1 echocardiogram, 2 abdominopelvic scans, 2 ECGs, 1 Pap smear, 1 mammogram',
          'Obstetric scans: at least 2, and 1 outside antenatal care',
        ],
      },
      {
        heading: 'Surgery and emergencies',
        items: [
          'Drainage, suturing, dressings for 5 days, plaster for simple fractures',
          'Herniotomy, herniorrhaphy, appendectomy, lumpectomy, exploratory laparotomy, salpingectomy, fistula repair',
          'Emergency: stabilisation for 48 hours; airway, bleeding, convulsions, resuscitation, asthma attack, splinting',
          'Blood: 2 pints a year, with donor screening',
        ],
      },
      {
        heading: 'Doctor at a distance',
        items: [
          'Telemedicine 24 hours a day by app and telephone: prescriptions, mental health, access to a psychologist',
          'Virtual booths: Adamo Market and Sabo Market (Ikorodu), Sabo Market (Yaba), Ketu Fruit Market, Aiyetoro Market (Epe)',
          'At the booth: health education, blood pressure, blood sugar, height and weight, e-pharmacy, referral, enrolment and payment',
        ],
      },
    ],
  },
  'seniors-plan': {
    heading: 'Using the plan',
    source: 'For people of 60 and above.',
    details: [
      { heading: 'At the hospital', items: ['Care on showing your policy number or your Ilera Eko ID'] },
      { heading: 'Screening', items: ['Each screening test once a year'] },
    ],
  },
  'diaspora-plan': { heading: 'Benefits', source: 'Ask us what this plan covers.', details: [] },
};

/** The words of the plan documents (PDF) that the plan page does not have. */
export const planDocument = {
  kind: 'Benefit package',
  author: `${brand.fullName} (${brand.name})`,
  subject: (planName: string) =>
    `What the ${planName} of ${brand.scheme} covers, what it costs and when cover begins`,
  factsDate: `Facts as of ${planFactsDate.text}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  glance: 'At a glance',
  costs: {
    heading: 'What it costs',
    who: 'Who is covered',
    year: 'A year',
    instalments: 'In instalments',
    note: 'What it means',
    meanings: {
      'premium-individual': 'One person',
      'premium-family4': 'Principal, spouse and 2 children, or principal and 3 children; children under 23',
      'premium-family6': 'Principal, spouse and 4 children, or principal and 5 children; children under 23',
      'premium-couple': 'Two spouses of 60 and above',
    } as Partial<Record<BenefitRowId, string>>,
    or: 'or',
    each: timesAmount,
    notApplicable: 'Not applicable',
    notStated: 'Ask us',
    extraUnder23: { label: 'Extra dependant under 23', note: 'For each one beyond the family package' },
    above23: { label: 'Dependant above 23', note: 'For each one, whatever the size of the family' },
    instalmentTotals: (totals: string, isMore: boolean) =>
      isMore ? `In instalments a year costs more: ${totals}.` : `A year in instalments: ${totals}.`,
  },
  benefits: { heading: 'What the plan covers', benefit: 'Benefit', cover: 'Cover' },
  details: { part: 'Field', what: 'What you get' },
  waiting: {
    heading: 'When cover begins',
    screening: (year: number) => `Annual screening starts in year ${year}.`,
  },
  contact: {
    heading: 'Talk to us',
    lead: supportOpen.trim(),
    register: 'Enrol online',
    email: 'E-mail',
    office: 'Office',
  },
  diaspora: {
    kind: 'Cover paid from abroad',
    launched: 'launched',
    divided: 'divided into two products',
    products: 'The two products',
    product: 'Product',
    audience: 'For whom',
    terms: 'Benefits and prices',
    unpublished: 'On request: ask us',
  },
};
