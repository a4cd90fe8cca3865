import type { ComparedPlan, CoveredGroup } from '../../schema/plan.ts';
import { jaaraPlus as plus, seniorsPlan as senior, standardJaara as standard } from '../plans.ts';
import {
  answers,
  covered,
  jaaraPlus,
  notCovered,
  notStated,
  plans,
  seniors,
  standardJaara,
  standardReport,
  waiting,
} from './answers.ts';

const glasses = (limit: string) => covered(`Lenses and frames up to ${limit}.`);
const screening = ({ benefits }: ComparedPlan) =>
  `From year ${benefits.annualScreening.startYear}, once a year: ${benefits.annualScreening.tests.join(', ')}.`;

export const eyesTeethAndChecks: CoveredGroup = {
  id: 'eyes-teeth-and-checks',
  title: 'Eyes, teeth and check-ups',
  questions: [
    {
      id: 'glasses',
      question: 'Glasses',
      answers: answers(glasses('₦10,000'), glasses('₦10,000'), glasses('₦25,000')),
    },
    {
      id: 'eye-surgery',
      question: 'Eye surgery (cataract, pterygium)',
      answers: answers(
        covered(
          'After four months of enrolment; until then the patient pays.',
          `${waiting}; ${standardJaara}`,
        ),
        covered(
          'One eye a year each, after four months of enrolment, once the premium of the whole year is paid.',
          `${waiting}; ${jaaraPlus}`,
        ),
        covered('After four months of enrolment.', waiting),
      ),
    },
    {
      id: 'dental-care',
      question: 'Dental care (teeth)',
      answers: answers(
        covered('Included; which treatments is not listed.', standardReport),
        covered(
          'A year: 1 scaling and polishing, 2 non-surgical extractions, 2 dental X-rays, 2 composite fillings.',
          jaaraPlus,
        ),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'health-check',
      question: 'Yearly health check (screening)',
      answers: answers(
        covered(
          `${screening(standard)} The sources differ: the plan document has the tests of Jaara Plus. Needs the premium of the whole year.`,
          `${plans}; ${standardJaara}`,
        ),
        covered(
          `${screening(plus)} For principal and spouse only, once the premium of the whole year is paid.`,
        ),
        covered(screening(senior)),
      ),
    },
    {
      id: 'physiotherapy',
      question: 'Physiotherapy',
      answers: answers(
        covered(`${standard.benefits.consultation.physiotherapy} sessions a year.`),
        covered(`${plus.benefits.consultation.physiotherapy} sessions a year.`),
        covered(`${senior.benefits.consultation.physiotherapy} sessions a year.`),
      ),
    },
    {
      id: 'home-nursing',
      question: 'Nursing at home',
      answers: answers(
        notCovered(),
        notCovered(),
        covered('An optional part of the plan; its price is not published.', seniors),
      ),
    },
  ],
};
