import type { CoveredGroup } from '../../schema/plan.ts';
import {
  answers,
  covered,
  jaaraPlus,
  notCovered,
  notStated,
  seniors,
  standardJaara,
  waiting,
} from './answers.ts';

const forWhom = 'For principal and spouse only, once the premium of the whole year is paid.';
const noMaternalCare = notCovered('The plan has no maternal care.');
const noItemsForChildren = notStated(
  'The plan is for people of 60 and above; its list has nothing for children.',
  seniors,
);

export const mothersAndChildren: CoveredGroup = {
  id: 'mothers-and-children',
  title: 'Pregnancy, birth and children',
  questions: [
    {
      id: 'antenatal-care',
      question: 'Antenatal care (pregnancy)',
      answers: answers(
        covered(`No waiting period. ${forWhom}`, `${waiting}; ${standardJaara}`),
        covered(`No waiting period. Tests and at least 2 scans. ${forWhom}`, `${waiting}; ${jaaraPlus}`),
        noMaternalCare,
      ),
    },
    {
      id: 'delivery',
      question: 'Delivery (birth)',
      answers: answers(
        covered(
          `After five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${standardJaara}`,
        ),
        covered(
          `Normal and assisted, after five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${jaaraPlus}`,
        ),
        noMaternalCare,
      ),
    },
    {
      id: 'caesarean',
      question: 'Caesarean section (CS)',
      answers: answers(
        covered(
          `After five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${standardJaara}`,
        ),
        covered(
          `After five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${jaaraPlus}`,
        ),
        noMaternalCare,
      ),
    },
    {
      id: 'newborn',
      question: 'Care of the newborn',
      answers: answers(
        covered('Incubator up to 5 days.', standardJaara),
        covered(
          'The first 28 days: incubator up to 5 days, phototherapy, sepsis; circumcision and ear piercing.',
          jaaraPlus,
        ),
        noMaternalCare,
      ),
    },
    {
      id: 'immunisation',
      question: 'Immunisation (vaccines)',
      answers: answers(
        covered('The national programme, for children under 5.', standardJaara),
        covered('The national programme, for children under 5.', jaaraPlus),
        noItemsForChildren,
      ),
    },
    {
      id: 'childhood-illness',
      question: 'Illness of children',
      answers: answers(
        notStated('A children’s doctor is among the 4 specialist visits a year.'),
        covered('Common childhood illness, nutrition advice and growth monitoring.', jaaraPlus),
        noItemsForChildren,
      ),
    },
    {
      id: 'family-planning',
      question: 'Family planning',
      answers: answers(
        notStated(undefined, standardJaara),
        covered(
          'Counselling, pills, condoms (3 units per policy), emergency contraception, injectables, implants, Copper-T.',
          jaaraPlus,
        ),
        notStated('Its list has nothing for family planning.', seniors),
      ),
    },
    {
      id: 'infertility',
      question: 'Infertility treatment (IVF)',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated('Semen analysis is among the laboratory tests.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
  ],
};
