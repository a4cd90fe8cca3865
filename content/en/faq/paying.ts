import { contactLink } from '../../facts/contact-href.ts';
import * as facts from '../../facts/faq/paying.ts';
import type { FaqGroup } from '../../schema/pages.ts';
import { withWords } from '../../with-words.ts';
import { coverStart } from '../cover-start.ts';
import { fromAbroad, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const paying: FaqGroup = {
  id: facts.paying.id,
  title: 'Plans and paying',
  questions: withWords(facts.paying.questions, {
    'what-does-it-cost': {
      question: 'What does it cost?',
      answer: [
        'For one person, Standard Jaara costs ₦15,000 a year and Standard Jaara Plus ₦40,000. A family of up to 4 pays ₦55,000 or ₦146,000, a family of up to 6 pays ₦80,000 or ₦220,000.',
        'The Seniors Plan costs ₦60,000 for one person and ₦100,000 for a couple. For the Diaspora Plan, ask us for the price.',
      ],
      links: withWords(facts.paying.questions['what-does-it-cost'].links, {
        planHouseholdCost: { label: 'What would our household pay?' },
        planPlanComparison: { label: 'Compare the plans' },
      }),
      basis: bases.published,
      alsoFoundBy: 'price premium amount naira how much money',
    },
    'how-to-pay': {
      question: 'How do I pay?',
      answer: ['By card, bank transfer or USSD, on the payment portal. Have your policy details at hand.'],
      links: withWords(facts.paying.questions['how-to-pay'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal online transfer ussd',
    },
    'paying-in-instalments': {
      question: 'Can I pay in instalments?',
      answer: [
        'On Standard Jaara, yes: twice a year ₦8,000 for one person, ₦29,250 for a family of up to 4, or ₦42,500 for a family of up to 6; or four times a year ₦4,125, ₦15,000 or ₦22,000.',
        'On Standard Jaara Plus, yes: twice a year, each time ₦21,500 for one person, ₦78,500 for a family of up to 4, or ₦118,000 for a family of up to 6. Paying for the whole year at once is cheaper.',
        'Until the full annual premium is paid, Standard Jaara does not cover maternal care or annual screening, and Jaara Plus covers neither these nor surgery and secondary care.',
        `For the Seniors Plan, ask on ${phoneLines.salesLine.display} how you can pay.`,
      ],
      basis: bases.published,
      alsoFoundBy: 'installment half yearly monthly part small small',
    },
    'when-cover-starts': {
      question: 'When does my cover start?',
      answer: [
        `${coverStart.paidBy} A policy year has 12 months.`,
        `${coverStart.month} Cover is never instant, whoever tells you so. For your own first day, ask on ${phoneLines.tollFree.display}.`,
      ],
      links: withWords(facts.paying.questions['when-cover-starts'].links, {
        planCoverDates: { label: 'Find your own dates' },
        faqWaitingPeriods: { label: 'All waiting periods' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'begin active activation date instant immediately today',
    },
    'waiting-periods': {
      question: 'How long do I have to wait for care?',
      answer: [
        'New enrollees wait one month. Antenatal care has no waiting period.',
        'Delivery, vaginal or caesarean, is covered after five months of enrolment, with proof of antenatal visits. Planned (elective) surgery is covered after four months.',
        'Cancer care is covered from year 2. Annual screening starts in year 2 on both Jaara plans and in year 1 on the Seniors Plan. Jaara Plus covers dialysis from the second year in a row, the Seniors Plan from year 2.',
        'A life-threatening emergency is always treated first.',
      ],
      links: withWords(facts.paying.questions['waiting-periods'].links, {
        planCoverDates: { label: 'Find your own dates' },
        planPlanComparison: { label: 'See it beside each benefit' },
      }),
      basis: bases.waiting,
      alsoFoundBy: 'waiting period months operation birth',
    },
    'late-renewal': {
      question: 'What if I renew late?',
      answer: [
        'Renew before the 25th of the last month of your policy year; we send a reminder. On Standard Jaara a penalty is due if you are more than three months late; its amount is not published.',
        `A policy that is not paid is suspended, and cancelled after a notice of 10 days. Ask on ${phoneLines.tollFree.display} how to go on without a gap.`,
      ],
      links: withWords(facts.paying.questions['late-renewal'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: `${bases.standardJaara} Older terms of the agency; reported in June 2022.`,
      alsoFoundBy: 'penalty fine expire expired lapse grace period overdue forgot renewal',
    },
    refund: {
      question: 'Can I get my money back?',
      answer: [
        `Rules for giving back a premium are not published: ask on ${phoneLines.askLine.display} before you cancel.`,
        'If a hospital charged you for care that your plan covers, keep the receipt and complain.',
      ],
      links: withWords(facts.paying.questions.refund.links, {
        askedForMoney: { label: 'A hospital asked me for money' },
        complaint: { label: 'Make a complaint' },
      }),
      alsoFoundBy: 'refund reimbursement cancel return repay receipt',
    },
    dependants: {
      question: 'Whom can I add to my family plan?',
      answer: [
        'A family of up to 4 is you, your spouse and 2 children, or you and 3 children. A family of up to 6 is you, your spouse and 4 children, or you and 5 children. Children are under 23.',
        'One more dependant under 23 costs ₦10,000 a year on both Jaara plans. A dependant above 23 costs ₦15,000 a year on both.',
      ],
      links: withWords(facts.paying.questions.dependants.links, {
        planHouseholdCost: { label: 'Work out the price' },
      }),
      basis: bases.published,
      alsoFoundBy: 'wife husband son daughter parents mother father relatives extra person add',
    },
    seniors: {
      question: 'Is there a plan for older people?',
      answer: [
        'Yes. The Seniors Plan is for people of 60 and above: ₦60,000 a year for one person, ₦100,000 for a couple. It has more physiotherapy, screening from the first year and optional nursing at home. It does not cover maternal care.',
        'At the hospital, show your policy number or your Ilera Eko ID.',
      ],
      links: withWords(facts.paying.questions.seniors.links, {
        senior: { label: 'The Seniors Plan as a PDF' },
      }),
      basis: bases.published,
      alsoFoundBy: 'old elderly aged mother father grandmother grandfather parents retired pensioner',
    },
    diaspora: {
      question: 'I live abroad. Can I pay for my family in Lagos?',
      answer: [
        'Yes, with the Diaspora Plan, launched in December 2022. Since December 2025 it is two products: Ilera-Eko Home Konnect for families at home, and Ilera-Eko Waka-Well for travellers and visitors.',
        'Ask us what each one covers and costs before you pay.',
      ],
      links: withWords(facts.paying.questions.diaspora.links, {
        diaspora: { label: 'The Diaspora Plan as a PDF' },
        askUs: contactLink('Ask us', 'Diaspora Plan'),
      }),
      alsoFoundBy: 'overseas foreign london america sponsor relatives home konnect',
    },
    'from-abroad': {
      question: 'How do I reach you from abroad?',
      answer: [`${fromAbroad.sure} ${fromAbroad.dial} ${fromAbroad.line.label}. ${fromAbroad.unsure}`],
      links: [contactLink('Contact form', 'From abroad')],
      alsoFoundBy: 'overseas international call code uk usa canada diaspora phone number',
    },
  }),
};
