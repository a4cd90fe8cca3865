import * as facts from '../../facts/faq/using-your-cover.ts';
import type { FaqGroup } from '../../schema/pages.ts';
import { withWords } from '../../with-words.ts';
import { phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const usingYourCover: FaqGroup = {
  id: facts.usingYourCover.id,
  title: 'Using your cover',
  questions: withWords(facts.usingYourCover.questions, {
    'finding-a-hospital': {
      question: 'Which hospitals can I use?',
      answer: [
        'You choose one accredited hospital of your plan and are treated there. Search the list by name, street or area; it shows which plan covers the place.',
      ],
      links: withWords(facts.usingYourCover.questions['finding-a-hospital'].links, {
        provider: { label: 'Find a hospital or pharmacy' },
      }),
      alsoFoundBy: 'clinic provider near me list accredited',
    },
    'changing-hospital': {
      question: 'How do I change my hospital?',
      answer: [
        'You may move to another accredited hospital of your plan once in each policy year, and beyond that in exceptional cases. Choose the new one in our list first, then ask for the change online.',
      ],
      links: withWords(facts.usingYourCover.questions['changing-hospital'].links, {
        changeHospital: { label: 'Ask for the change' },
        provider: { label: 'Find a new hospital' },
      }),
      basis: bases.published,
      alsoFoundBy: 'switch move transfer another clinic provider change',
    },
    'is-it-covered': {
      question: 'Is my treatment covered?',
      answer: [
        'Look it up plan by plan: covered, not covered, or not stated in the published package. Limits and co-payments stand beside it.',
        `Where the package is silent, ask on ${phoneLines.tollFree.display} before you need it.`,
      ],
      links: withWords(facts.usingYourCover.questions['is-it-covered'].links, {
        whatIsCovered: { label: 'What is covered?' },
      }),
      basis: bases.published,
      alsoFoundBy: 'benefit glasses malaria teeth surgery exclusions excluded',
    },
    emergency: {
      question: 'What happens in an emergency?',
      answer: [
        'Go to the nearest hospital. A life-threatening emergency must be treated without proof of cover. Proof is asked for once the patient is stable.',
      ],
      basis: bases.order,
      alsoFoundBy: 'accident urgent ambulance bleeding',
    },
    'hospital-asks-for-money': {
      question: 'What if a hospital asks me for money?',
      answer: [
        `Call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}) from the hospital, before you pay. The line is free and answered day and night.`,
        'Care that your plan covers, at the hospital you chose, is not charged for, and nobody may ask a fee for enrolling. On Standard Jaara you pay a part of specialist visits and of refills of long-term drugs (how much is not published), and surgery in the first four months.',
        'If you have already paid, keep the receipt, note the name of the hospital, the day and what it was for, and complain.',
      ],
      links: withWords(facts.usingYourCover.questions['hospital-asks-for-money'].links, {
        planPlanComparison: { label: 'What the plans cover' },
        complaint: { label: 'Make a complaint' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy: 'asked pay cash charge bill deposit extra bribe complaint',
    },
    pregnancy: {
      question: 'I am pregnant. What is covered?',
      answer: [
        'Both Jaara plans cover maternal and newborn care; the Seniors Plan does not. Antenatal care has no waiting period, so enrol early. Delivery is covered after five months of enrolment, with proof of antenatal visits.',
        'Maternal care is for principal and spouse, once the full annual premium is paid.',
      ],
      links: withWords(facts.usingYourCover.questions.pregnancy.links, {
        planCoverDates: { label: 'Last day to join for your due date' },
        maternalCare: { label: 'Maternal care in the comparison' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'baby birth antenatal caesarean delivery mother maternity',
    },
    'doctor-by-phone': {
      question: 'Can I talk to a doctor by phone?',
      answer: [
        `Yes. Telemedicine is part of every compared plan: call ${phoneLines.doctorLine.display} (${phoneLines.doctorLine.digits}), or use the app. Jaara Plus names it 24 hours a day; for the others the hours are not published.`,
        'Jaara Plus and the Seniors Plan also include the virtual booths: Adamo Market and Sabo Market in Ikorodu, Sabo Market in Yaba, Ketu Fruit Market, and Aiyetoro Market in Epe. For Standard Jaara the sources differ: the plan comparison leaves the booths out, the plan document names them. Ask before you go.',
      ],
      links: withWords(facts.usingYourCover.questions['doctor-by-phone'].links, {
        telemedicine: { label: 'Telemedicine' },
      }),
      basis: bases.published,
      alsoFoundBy: 'telemedicine vbooth virtual app call',
    },
    medicines: {
      question: 'Where do I get my medicines?',
      answer: [
        'Both Jaara plans cover the medicines of the scheme’s formulary. On Jaara Plus you pick them up at community pharmacies from Monday to Saturday, 9am to 8pm. Standard Jaara asks for a co-payment for refills in a long illness; the amount is not published. For the Seniors Plan, ask your hospital or us.',
      ],
      links: withWords(facts.usingYourCover.questions.medicines.links, {
        providerOpenPharmacy: { label: 'Community pharmacies' },
        whatIsCovered: { label: 'What else is covered' },
      }),
      basis: bases.published,
      alsoFoundBy: 'drugs pharmacy prescription tablets',
    },
    'refused-drugs': {
      question: 'What if I am refused drugs, or told to buy them?',
      answer: [
        'Ask whether the drug is on the scheme’s list (the formulary): only those are covered. On Standard Jaara you pay a part of refills of long-term drugs; how much is not published.',
        `If it is on the list and you do not get it, call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}) from the counter. Note the place, the day and the name of the drug, and keep the receipt if you had to buy it.`,
      ],
      links: withWords(facts.usingYourCover.questions['refused-drugs'].links, {
        complaint: { label: 'Make a complaint' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy: 'medicine refuse denied out of stock pharmacy prescription formulary',
    },
    'not-covered': {
      question: 'What is not covered?',
      answer: [
        `No published plan has a list of what is left out; they have limits and waiting periods. If you do not find a treatment in the plan, ask on ${phoneLines.tollFree.display} before you count on it.`,
      ],
      links: withWords(facts.usingYourCover.questions['not-covered'].links, {
        whatIsCovered: { label: 'Covered, not covered, not stated' },
      }),
      basis: bases.published,
      alsoFoundBy: 'exclusion excluded exclude except limit transplant cosmetic mri',
    },
    'checking-enrolment': {
      question: 'How do I check that I am enrolled?',
      answer: ['Look yourself up on the verification portal, or call us with your policy number.'],
      links: withWords(facts.usingYourCover.questions['checking-enrolment'].links, {
        verify: { label: 'Verification portal' },
      }),
      alsoFoundBy: 'verify status active confirm policy number',
    },
    'lost-card': {
      question: 'I lost my card. What now?',
      answer: [
        `Call ${phoneLines.tollFree.display} and have your policy number ready if you know it. On the Seniors Plan the policy number alone is enough at the hospital, so write it down and keep a copy at home.`,
        'How a card is replaced, and what it costs, is not published. Ask us before you pay anybody for one.',
      ],
      alsoFoundBy: 'stolen missing replace id card forgotten number',
    },
    'moving-away': {
      question: 'What if I move?',
      answer: [
        'Inside Lagos, change your hospital to one near your new home.',
        `If you leave Lagos State, call ${phoneLines.tollFree.display} before you go: the scheme is for residents. Ask what becomes of a policy that you have already paid.`,
      ],
      links: withWords(facts.usingYourCover.questions['moving-away'].links, {
        faqChangingHospital: { label: 'Changing hospital' },
      }),
      alsoFoundBy: 'relocate new address leave travel outside lagos state japa',
    },
  }),
};
