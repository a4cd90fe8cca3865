import type { CoveredGroup } from '../../schema/plan.ts';
import { answers, covered, jaaraPlus, notStated, seniors, standardJaara, standardReport } from './answers.ts';

export const everydayCare: CoveredGroup = {
  id: 'everyday-care',
  title: 'Everyday illness and medicines',
  questions: [
    {
      id: 'medicines',
      question: 'Medicines (drugs)',
      answers: answers(
        covered(
          'Medicines of the scheme’s formulary only. Refills for a long illness ask for a co-payment; the amount is not published.',
          standardJaara,
        ),
        covered(
          'Medicines of the scheme’s formulary only; pick-up at community pharmacies Monday to Saturday, 9am to 8pm.',
          jaaraPlus,
        ),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'malaria',
      question: 'Malaria and fever',
      answers: answers(
        notStated(undefined, standardJaara),
        covered('Malaria and other fevers, as an out-patient.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'blood-tests',
      question: 'Blood tests and laboratory',
      answers: answers(
        covered('Blood tests; which ones is not listed.', standardReport),
        covered(
          'Haematology, microbiology and clinical chemistry, with HbA1c, lipids and liver function.',
          jaaraPlus,
        ),
        notStated('Some tests are part of the yearly screening.', seniors),
      ),
    },
    {
      id: 'diabetes',
      question: 'Diabetes (sugar)',
      answers: answers(
        notStated('Fasting blood sugar is part of the yearly screening.'),
        covered('Follow-up visits and the HbA1c test; medicines of the formulary.', jaaraPlus),
        covered(
          'Diabetics may see an endocrinologist within the 6 specialist visits a year. More is not stated.',
        ),
      ),
    },
    {
      id: 'hypertension',
      question: 'High blood pressure (BP, hypertension)',
      answers: answers(
        notStated('A heart specialist is among the 4 specialist visits a year.'),
        covered('Follow-up visits; medicines of the formulary.', jaaraPlus),
        notStated('A heart specialist is among the 6 specialist visits a year.'),
      ),
    },
    {
      id: 'sickle-cell',
      question: 'Sickle cell disease',
      answers: answers(
        covered('Care is included; limits are not published.', standardReport),
        covered('Follow-up visits; medicines of the formulary.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'asthma',
      question: 'Asthma',
      answers: answers(
        covered('Care is included; limits are not published.', standardReport),
        covered('Follow-up visits, and an attack as an emergency.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'hiv',
      question: 'HIV',
      answers: answers(
        covered('By referral: your hospital sends you on for treatment.', standardJaara),
        covered('Testing, referral for treatment, service charge, protection of the newborn.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'tuberculosis',
      question: 'Tuberculosis (TB)',
      answers: answers(
        covered('By referral: your hospital sends you on for treatment.', standardJaara),
        covered('Sputum test, referral for treatment, service charge.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'mental-health',
      question: 'Mental health',
      answers: answers(
        notStated('Telemedicine is included; what it offers for mental health is not stated.'),
        covered('By telemedicine, with access to a psychologist.', jaaraPlus),
        notStated('Telemedicine is included; what it offers for mental health is not stated.'),
      ),
    },
    {
      id: 'illness-before-joining',
      question: 'An illness you had before you joined',
      answers: answers(
        notStated('A waiting period is spoken of, without its length.'),
        notStated('A waiting period is spoken of, without its length.'),
        notStated('A waiting period is spoken of, without its length.'),
      ),
    },
    {
      id: 'doctor-by-phone',
      question: 'A doctor by phone (telemedicine)',
      answers: answers(
        covered('Included in the plan; the hours are not published.'),
        covered('24 hours a day by app and telephone, with prescriptions.', jaaraPlus),
        covered('Included in the plan; the hours are not published.'),
      ),
    },
    {
      id: 'virtual-booth',
      question: 'Virtual booth in the market',
      answers: answers(
        notStated(
          'The sources differ: the plan comparison says no, the plan document names the booths.',
          standardJaara,
        ),
        covered(
          'Health education, blood pressure, blood sugar, height and weight, e-pharmacy, referral.',
          jaaraPlus,
        ),
        covered('Included in the plan.'),
      ),
    },
  ],
};
