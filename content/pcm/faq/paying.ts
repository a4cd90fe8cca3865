import type * as english from '../../en/faq/paying.ts';
import { contactLink } from '../../facts/contact-href.ts';
import * as facts from '../../facts/faq/paying.ts';
import { withWords } from '../../with-words.ts';
import { coverStart } from '../cover-start.ts';
import { fromAbroad, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const paying: typeof english.paying = {
  id: facts.paying.id,
  title: 'Plans and how to pay',
  questions: withWords(facts.paying.questions, {
    'what-does-it-cost': {
      question: 'How much e be?',
      answer: [
        'For one pesin, Standard Jaara na ₦15,000 for one year and Standard Jaara Plus na ₦40,000. Family wey no pass 4 pipo go pay ₦55,000 or ₦146,000, family wey no pass 6 pipo go pay ₦80,000 or ₦220,000.',
        'Di Seniors Plan na ₦60,000 for one pesin and ₦100,000 for husband and wife. For di Diaspora Plan, ask us for di price.',
      ],
      links: withWords(facts.paying.questions['what-does-it-cost'].links, {
        planHouseholdCost: { label: 'How much our house go pay?' },
        planPlanComparison: { label: 'Compare di plans' },
      }),
      basis: bases.published,
      alsoFoundBy: 'price premium amount naira how much money cost wetin e cost na how much',
    },
    'how-to-pay': {
      question: 'How I go take pay?',
      answer: ['By card, bank transfer or USSD, for di payment portal. Keep your policy details near you.'],
      links: withWords(facts.paying.questions['how-to-pay'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal online transfer ussd payment pay again',
    },
    'paying-in-instalments': {
      question: 'I fit pay small small (instalments)?',
      answer: [
        'For Standard Jaara, yes: two times for one year, each time ₦8,000 for one pesin, ₦29,250 for family wey no pass 4 pipo, or ₦42,500 for family wey no pass 6 pipo; or four times for one year, each time ₦4,125, ₦15,000 or ₦22,000.',
        'For Standard Jaara Plus, yes: two times for one year, each time ₦21,500 for one pesin, ₦78,500 for family wey no pass 4 pipo, or ₦118,000 for family wey no pass 6 pipo. To pay for di whole year one time cheap pass.',
        'Until you pay complete insurance money (premium) for di whole year, Standard Jaara no dey cover care for belle and delivery (maternal care) or di yearly check-up (screening), and Jaara Plus no dey cover dis two, and e no dey cover surgery (operation) or secondary care.',
        `For di Seniors Plan, call ${phoneLines.salesLine.display} and ask how you fit pay.`,
      ],
      basis: bases.published,
      alsoFoundBy: 'installment instalments half yearly monthly part small small pay bit by bit every month',
    },
    'when-cover-starts': {
      question: 'Wen my cover go begin?',
      answer: [
        `${coverStart.paidBy} One policy year get 12 months.`,
        `${coverStart.month} Cover no dey ever start immediately, no matter who tell you so. For your own first day, call ${phoneLines.tollFree.display} and ask.`,
      ],
      links: withWords(facts.paying.questions['when-cover-starts'].links, {
        planCoverDates: { label: 'Check your own dates' },
        faqWaitingPeriods: { label: 'All di waiting times' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'when begin start active activation date instant immediately today now now sharp sharp',
    },
    'waiting-periods': {
      question: 'How long I go wait before I get care?',
      answer: [
        'New pipo wey register go wait one month. You no need wait for antenatal care.',
        'Plan dey cover delivery, normal (vaginal) or C-section (CS), afta you don dey di scheme for five months, wit proof say you go antenatal visits. Plan dey cover planned (elective) surgery (operation) afta four months.',
        'Plan dey cover cancer care from year 2. Di yearly check-up (screening) dey start for year 2 for di two Jaara plans and for year 1 for di Seniors Plan. Jaara Plus dey cover dialysis from di second year wey follow di first one without gap, di Seniors Plan from year 2.',
        'Emergency wey put life in danger, dem dey always treat am first.',
      ],
      links: withWords(facts.paying.questions['waiting-periods'].links, {
        planCoverDates: { label: 'Check your own dates' },
        planPlanComparison: { label: 'See am beside each benefit' },
      }),
      basis: bases.waiting,
      alsoFoundBy: 'waiting period months operation birth caesarean wait belle born pikin waiting time',
    },
    'late-renewal': {
      question: 'Wetin if I renew late?',
      answer: [
        'Renew before di 25th for di last month for your policy year; we dey send reminder. For Standard Jaara you go pay penalty if you late pass three months; dem neva publish how much e be.',
        `If you no pay for policy, dem go suspend am, and dem go cancel am afta dem give 10 days notice. Call ${phoneLines.tollFree.display} and ask how you fit continue without gap.`,
      ],
      links: withWords(facts.paying.questions['late-renewal'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: `${bases.standardJaara} Older terms from di agency; dem report am for June 2022.`,
      alsoFoundBy:
        'penalty fine expire expired lapse grace period overdue forgot renewal forget e don expire',
    },
    refund: {
      question: 'I fit collect my money back?',
      answer: [
        `Di rules to give back insurance money (premium), dem neva publish dem: call ${phoneLines.askLine.display} and ask before you cancel.`,
        'If hospital charge you for care wey your plan dey cover, keep di receipt and complain.',
      ],
      links: withWords(facts.paying.questions.refund.links, {
        askedForMoney: { label: 'Hospital ask me for money' },
        complaint: { label: 'Make complaint' },
      }),
      alsoFoundBy: 'refund reimbursement cancel return repay receipt money back give me back my money',
    },
    dependants: {
      question: 'Who I fit add to my family plan?',
      answer: [
        'Family wey no pass 4 pipo na you, your husband or wife and 2 pikin, or you and 3 pikin. Family wey no pass 6 pipo na you, your husband or wife and 4 pikin, or you and 5 pikin. Pikin here na pesin wey neva reach 23 years.',
        'One more pesin wey you dey take care of, wey neva reach 23 years, na ₦10,000 for one year for di two Jaara plans. If di pesin don pass 23 years, na ₦15,000 for one year for di two.',
      ],
      links: withWords(facts.paying.questions.dependants.links, {
        planHouseholdCost: { label: 'Check how much e go be' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'wife husband son daughter parents mother father relatives extra person add dependant dependants children spouse mama papa pikin',
    },
    seniors: {
      question: 'Plan dey for old pipo?',
      answer: [
        'Yes. Di Seniors Plan na for pipo wey be 60 years and above: ₦60,000 for one year for one pesin, ₦100,000 for husband and wife. E get more physiotherapy, check-up (screening) from di first year, and nurse for house (home care) wey you fit choose if you want. E no dey cover care for belle and delivery (maternal care).',
        'For di hospital, show your policy number or your Ilera Eko ID.',
      ],
      links: withWords(facts.paying.questions.seniors.links, {
        senior: { label: 'Di Seniors Plan as PDF' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'old elderly older aged mother father grandmother grandfather parents retired pensioner mama papa grandmama grandpapa',
    },
    diaspora: {
      question: 'I dey live abroad. I fit pay for my family for Lagos?',
      answer: [
        'Yes, wit di Diaspora Plan, wey start for December 2022. Since December 2025 e don be two products: Ilera-Eko Home Konnect for family wey dey home, and Ilera-Eko Waka-Well for travellers and visitors.',
        'Ask us wetin each one dey cover and how much e be before you pay.',
      ],
      links: withWords(facts.paying.questions.diaspora.links, {
        diaspora: { label: 'Di Diaspora Plan as PDF' },
        askUs: contactLink('Ask us', 'Diaspora Plan'),
      }),
      alsoFoundBy:
        'overseas foreign london america sponsor relatives home konnect japa outside nigeria obodo oyinbo',
    },
    'from-abroad': {
      question: 'How I fit reach una from abroad?',
      answer: [`${fromAbroad.sure} ${fromAbroad.dial} ${fromAbroad.line.label}. ${fromAbroad.unsure}`],
      links: [contactLink('Contact form', 'I dey write from abroad')],
      alsoFoundBy:
        'overseas international call code uk usa canada diaspora phone number outside nigeria japa',
    },
  }),
};
