import type { ComparedPlan, CoveredGroup } from '../../schema/plan.ts';
import { jaaraPlus as plus, seniorsPlan as senior, standardJaara as standard } from '../plans.ts';
import {
  answers,
  covered,
  jaaraPlus,
  notStated,
  order,
  seniors,
  standardJaara,
  standardReport,
  waiting,
} from './answers.ts';

const treatedFirst =
  'A life-threatening emergency must be treated without proof of cover; proof is asked for once the patient is stable.';

const admission = ({ benefits: { hospitalCare } }: ComparedPlan) =>
  covered(
    `${hospitalCare.days} days a year in a ${hospitalCare.ward} ward, with ${hospitalCare.meals} meal a day.`,
  );
const specialists = ({ benefits: { consultation } }: ComparedPlan) =>
  `${consultation.visits} visits a year: ${consultation.specialists.join(', ')}.`;
const cancer = ({ benefits }: ComparedPlan, limit: string) =>
  `From year 2, up to ${limit}: ${benefits.cancer.types.join(', ')}.`;
const sessions = ({ benefits }: ComparedPlan) =>
  `${benefits.renalDialysis.sessions} sessions for sudden (acute) kidney failure only`;

export const hospitalCare: CoveredGroup = {
  id: 'hospital-care',
  title: 'Hospital, surgery and serious illness',
  questions: [
    {
      id: 'emergencies',
      question: 'Emergencies',
      answers: answers(
        notStated(`What the plan itself pays is not published. ${treatedFirst}`, order),
        covered(
          `Stabilisation for 48 hours: airway, bleeding, convulsions, resuscitation, asthma attack, splinting. ${treatedFirst}`,
          `${jaaraPlus}; ${order}`,
        ),
        notStated(`What the plan itself pays is not published. ${treatedFirst}`, order),
      ),
    },
    {
      id: 'ambulance',
      question: 'Ambulance',
      answers: answers(
        notStated(undefined, standardJaara),
        covered('A local ambulance in a maternity emergency. For other cases it is not stated.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'admission',
      question: 'Admission (days in hospital)',
      answers: answers(admission(standard), admission(plus), admission(senior)),
    },
    {
      id: 'specialists',
      question: 'Specialist doctors',
      answers: answers(
        covered(
          `${specialists(standard)} A co-payment is asked for; the amount is not published.`,
          standardJaara,
        ),
        covered(specialists(plus)),
        covered(specialists(senior)),
      ),
    },
    {
      id: 'surgery',
      question: 'Surgery (operation)',
      answers: answers(
        covered(
          'Appendectomy among others; the list is not published. Planned surgery after four months of enrolment; until then the patient pays.',
          `${standardReport}; ${standardJaara}`,
        ),
        covered(
          'Hernia, appendectomy, lumpectomy, exploratory laparotomy, salpingectomy, fistula repair, drainage and suturing. Planned surgery after four months, once the premium of the whole year is paid.',
          `${waiting}; ${jaaraPlus}`,
        ),
        notStated('Cataract and pterygium surgery are covered; planned surgery waits four months.', waiting),
      ),
    },
    {
      id: 'blood-transfusion',
      question: 'Blood transfusion',
      answers: answers(
        covered('2 pints.', standardJaara),
        covered('2 pints a year, with donor screening.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'x-ray-and-scans',
      question: 'X-ray, scan, ECG',
      answers: answers(
        covered('Chest X-ray; other pictures are not listed.', standardReport),
        covered(
          'Plain X-ray; a year: 1 echocardiogram, 2 abdominopelvic scans, 2 ECGs, 1 Pap smear, 1 mammogram.',
          jaaraPlus,
        ),
        covered('Chest X-ray, mammogram and a scan of abdomen and pelvis, once a year as screening.'),
      ),
    },
    {
      id: 'ct-and-mri',
      question: 'CT and MRI scans',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated(undefined, jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'cancer',
      question: 'Cancer',
      answers: answers(
        covered(cancer(standard, '₦2,000,000')),
        covered(`${cancer(plus, '₦2,500,000')} Stages 1 and 2 only.`, jaaraPlus),
        covered(`${cancer(senior, '₦2,500,000')} Stages 1 and 2 only.`, seniors),
      ),
    },
    {
      id: 'dialysis',
      question: 'Dialysis (kidney)',
      answers: answers(
        covered(`${sessions(standard)}. From when is not stated.`),
        covered(`${sessions(plus)}, from the second year in a row.`, jaaraPlus),
        covered(`${sessions(senior)}, from year 2.`, seniors),
      ),
    },
    {
      id: 'transplants',
      question: 'Organ transplants',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated(undefined, jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'cosmetic-surgery',
      question: 'Cosmetic surgery',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated(undefined, jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'care-outside-lagos',
      question: 'Care outside Lagos',
      answers: answers(
        notStated(
          'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
        ),
        notStated(
          'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
        ),
        notStated(
          'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
        ),
      ),
    },
  ],
};
