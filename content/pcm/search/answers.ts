import type * as english from '../../en/search/answers.ts';
import { contactLink } from '../../facts/links.ts';
import * as facts from '../../facts/search/answers.ts';
import { email, office } from '../../facts/site.ts';
import type { SearchAnswer } from '../../schema/pages.ts';
import { withWords } from '../../with-words.ts';
import { enrolmentPlaces, whereToEnrol } from '../enrolment-places.ts';
import { diasporaPlan, jaaraPlus, seniorsPlan, standardJaara } from '../plans.ts';
import { brand, phoneLines, whatsAppLines } from '../site.ts';

const familyPlans = [standardJaara, jaaraPlus];
const places = { label: whereToEnrol.heading, to: `/contact#${whereToEnrol.id}` };
const contact = { label: 'All di ways to reach us', to: facts.contact.to };
const householdCost = { label: 'How much our house go pay?', to: facts.householdCost.to };

const callLines = Object.values(phoneLines).map(({ label, display, digits, to }) => ({
  icon: 'phone' as const,
  label: display,
  note: `${label} · ${digits}`,
  to,
}));

/** The offices outside Ikeja, each by the name of its town. */
const divisions = enrolmentPlaces
  .filter(({ kind, locality }) => kind === 'office' && locality !== 'Ikeja')
  .map(
    ({ id, name, locality, address, published = '', directions }): SearchAnswer => ({
      id,
      asks: [
        `office ${locality.toLowerCase()}`,
        `enrol ${locality.toLowerCase()}`,
        `wia register ${locality.toLowerCase()}`,
      ],
      title: name,
      text: [`${address}. ${whereToEnrol.toConfirm(published)}: call first before you go.`],
      lines: [
        { icon: 'map-pin', label: whereToEnrol.directions, note: address, to: directions },
        ...callLines.slice(0, 1),
      ],
      links: [places],
    }),
  );

/**
 * What people ask for most, each with its answer. Of several that fit a search, the one whose words cover most of it is
 * shown; facts come from the records that the pages use.
 */
export const searchAnswers: typeof english.searchAnswers = [
  ...withWords(facts.searchAnswers, {
    scheme: {
      asks: [
        ...facts.searchAnswers.scheme.asks,
        'wetin be ilera eko',
        'wetin be lashma',
        'wetin be health insurance',
      ],
      title: `${brand.scheme}, di health insurance for Lagos State`,
      text: [`Na ${brand.fullName} (${brand.name}) dey run am. Compare di plans, then register and pay.`],
      links: withWords(facts.searchAnswers.scheme.links, {
        plan: { label: 'Health plans' },
        faqHowToEnrol: { label: 'How to register' },
        about: { label: 'About di agency' },
      }),
    },
    phone: {
      asks: [
        ...facts.searchAnswers.phone.asks,
        'una number',
        'una phone number',
        'tok to pesin',
        'tok to somebody',
        'reach una',
      ],
      title: 'Call us day and night',
      lines: callLines,
      links: [contact],
    },
    whatsapp: {
      asks: [...facts.searchAnswers.whatsapp.asks, 'una whatsapp', 'chat wit una'],
      title: 'Write us for WhatsApp',
      lines: whatsAppLines.map(({ label, display, url }) => ({
        icon: 'whatsapp' as const,
        label: display,
        note: label,
        to: url,
      })),
      links: [contact],
    },
    email: {
      asks: [...facts.searchAnswers.email.asks, 'write una', 'una email', 'send message'],
      title: 'Write to us',
      lines: withWords(facts.searchAnswers.email.lines, {
        mail: { label: email, note: 'Email', to: `mailto:${email}` },
      }),
      links: withWords(facts.searchAnswers.email.links, {
        contactWrite: { label: 'Contact form' },
        contact,
      }),
    },
    office: {
      asks: [
        ...facts.searchAnswers.office.asks,
        'wia una dey',
        'una office',
        'wia una office dey',
        'main office',
      ],
      title: 'Di head office',
      text: [`${office.lines.join(', ')}. Abeg call before you come.`],
      lines: withWords(facts.searchAnswers.office.lines, {
        mapUrl: { label: whereToEnrol.directions, note: office.lines.join(', '), to: office.mapUrl },
      }),
      links: [places, contact],
    },
    hours: {
      asks: [
        ...facts.searchAnswers.hours.asks,
        'wen una dey open',
        'wetin time open',
        'una dey open',
        'time una dey close',
      ],
      title: 'Phone dey open day and night',
      text: [
        'Dem dey answer di phone lines 24 hours every day, 7 days every week.',
        `Offices. ${whereToEnrol.hours} ${whereToEnrol.callHeading}.`,
      ],
      lines: callLines.slice(0, 1),
      links: [contact],
    },
    price: {
      asks: [
        ...facts.searchAnswers.price.asks,
        'how much e be',
        'na how much',
        'price one pesin',
        'insurance money',
        'plan wey cheap',
      ],
      title: 'How much cover be for one pesin for one year',
      amounts: [...familyPlans, seniorsPlan].map(({ name, premiums }) => ({
        label: name,
        naira: premiums.individual,
      })),
      links: withWords(facts.searchAnswers.price.links, {
        householdCost,
        planPlanComparison: { label: 'Compare di plans' },
      }),
    },
    'price-family': {
      asks: [
        ...facts.searchAnswers['price-family'].asks,
        'how much pikin',
        'price wife pikin',
        'price husband pikin',
      ],
      title: 'How much cover be for family for one year',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, no pass 4 pipo`, naira: premiums.family4 },
        { label: `${name}, no pass 6 pipo`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['price-family'].links, {
        householdCost,
        faqDependants: { label: 'Who I fit add?' },
      }),
    },
    seniors: {
      asks: [
        ...facts.searchAnswers.seniors.asks,
        'old pipo',
        'old mama',
        'old papa',
        'mama 60',
        'papa 60',
        'grandmama',
        'grandpapa',
      ],
      title: 'Di Seniors Plan, from 60 years',
      amounts: withWords(facts.searchAnswers.seniors.amounts, {
        onePerson: { label: 'One pesin', naira: seniorsPlan.premiums.individual },
        aCouple: { label: 'Husband and wife', naira: seniorsPlan.premiums.couple },
      }),
      links: withWords(facts.searchAnswers.seniors.links, {
        faqSeniors: { label: 'Plan dey for old pipo?' },
        pdf: { label: 'Di Seniors Plan as PDF', to: seniorsPlan.pdf },
      }),
    },
    diaspora: {
      asks: [
        ...facts.searchAnswers.diaspora.asks,
        'outside nigeria',
        'japa',
        'mama london',
        'pay abroad mama',
        'pay abroad papa',
        'anoda kontri',
        'pay from outside nigeria',
      ],
    },
    emergency: {
      asks: [...facts.searchAnswers.emergency.asks, 'blood dey rush', 'wan die', 'pesin wan die'],
      links: withWords(facts.searchAnswers.emergency.links, {
        call: { label: phoneLines.tollFree.display, to: phoneLines.tollFree.to },
      }),
    },
    'change-hospital': {
      asks: [...facts.searchAnswers['change-hospital'].asks, 'anoda hospital', 'comot hospital'],
    },
    pay: { asks: [...facts.searchAnswers.pay.asks, 'how i go take pay', 'wia pay', 'pay again'] },
    renewing: { asks: [...facts.searchAnswers.renewing.asks, 'how i go take renew'] },
    'prepare-enrolment': { asks: [...facts.searchAnswers['prepare-enrolment'].asks, 'prepare to register'] },
    'parent-abroad': { asks: [...facts.searchAnswers['parent-abroad'].asks, 'pay for my mama from abroad'] },
    instalments: {
      asks: [...facts.searchAnswers.instalments.asks, 'small small', 'pay bit by bit', 'pay every month'],
    },
    enrol: {
      asks: [
        ...facts.searchAnswers.enrol.asks,
        'how i go take register',
        'how i go take join',
        'enta scheme',
      ],
      links: [places],
    },
    'where-to-enrol': {
      asks: [...facts.searchAnswers['where-to-enrol'].asks, 'wia register', 'wia i go register', 'wia enrol'],
    },
    refund: {
      asks: [
        ...facts.searchAnswers.refund.asks,
        'collect money back',
        'give me back my money',
        'una go give back my money',
      ],
    },
    lasrra: { asks: [...facts.searchAnswers.lasrra.asks, 'wetin be lasrra', 'wia get lasrra'] },
    nin: { asks: [...facts.searchAnswers.nin.asks, 'i need nin', 'una need nin'] },
    papers: {
      asks: [...facts.searchAnswers.papers.asks, 'wetin to carry', 'wetin i go carry', 'wetin una need'],
    },
    'cover-start': {
      asks: [
        ...facts.searchAnswers['cover-start'].asks,
        'wen cover start',
        'wen e go start',
        'wen i fit use',
        'wen cover begin',
      ],
    },
    waiting: { asks: [...facts.searchAnswers.waiting.asks, 'waiting time', 'how long i go wait'] },
    'asked-for-money': {
      asks: [
        ...facts.searchAnswers['asked-for-money'].asks,
        'dem collect money',
        'hospital dey ask money',
        'dem ask me money',
        'egunje',
      ],
    },
    complaint: {
      asks: [
        ...facts.searchAnswers.complaint.asks,
        'dem treat me bad',
        'i no happy',
        'i wan complain',
        'dem insult me',
        'wahala hospital',
      ],
    },
    'refused-drugs': {
      asks: [
        ...facts.searchAnswers['refused-drugs'].asks,
        'dem no give me drugs',
        'no medicine',
        'no gree give drugs',
      ],
    },
    'late-renewal': { asks: [...facts.searchAnswers['late-renewal'].asks, 'e don expire', 'i forget renew'] },
    fraud: { asks: [...facts.searchAnswers.fraud.asks, 'wayo', 'thief', 'ole', 'dem wan chop my money'] },
    agents: { asks: [...facts.searchAnswers.agents.asks, 'wia agent dey', 'agent wey near me'] },
    employers: {
      asks: [
        ...facts.searchAnswers.employers.asks,
        'register workers',
        'my workers',
        'pipo wey dey work for me',
      ],
    },
    'join-network': {
      asks: [
        ...facts.searchAnswers['join-network'].asks,
        'i get hospital',
        'i get pharmacy',
        'my hospital wan join',
      ],
    },
    verify: {
      asks: [
        ...facts.searchAnswers.verify.asks,
        'check my registration',
        'check say i don register',
        'how far my registration',
      ],
    },
    'lost-card': {
      asks: [...facts.searchAnswers['lost-card'].asks, 'my card don lost', 'lose card', 'dem thief my card'],
    },
    doctor: {
      asks: [...facts.searchAnswers.doctor.asks, 'tok to doctor', 'see doctor for phone', 'tok doctor'],
    },
    'find-hospital': {
      asks: [
        ...facts.searchAnswers['find-hospital'].asks,
        'hospital wey near me',
        'pharmacy wey near me',
        'wia hospital dey',
        'chemist',
      ],
    },
    'hospital-list': {
      asks: [...facts.searchAnswers['hospital-list'].asks, 'download di hospital list'],
      title: 'Di hospital list wey you fit download',
      text: ['Di hospitals for Standard Jaara and Standard Jaara Plus plans, by local goment area.'],
      lines: withWords(facts.searchAnswers['hospital-list'].lines, {
        ileraEkoProvider: { label: 'ILERA EKO Provider', note: 'PDF' },
      }),
      links: withWords(facts.searchAnswers['hospital-list'].links, {
        resources: { label: 'All di documents and open data' },
      }),
    },
    'plan-documents': {
      asks: [...facts.searchAnswers['plan-documents'].asks, 'download di plan', 'wetin plan cover pdf'],
      title: 'Di plans wey you fit download',
      lines: [standardJaara, jaaraPlus, seniorsPlan, diasporaPlan].map(({ name, pdf }) => ({
        icon: 'download' as const,
        label: name,
        note: 'PDF',
        to: pdf,
      })),
      links: withWords(facts.searchAnswers['plan-documents'].links, {
        planPlanComparison: { label: 'Compare di plans' },
      }),
    },
    'outside-lagos': {
      asks: [...facts.searchAnswers['outside-lagos'].asks, 'comot lagos', 'pack comot lagos', 'anoda state'],
      links: [contactLink('Ask us', 'Care outside Lagos')],
    },
    'cannot-pay': {
      asks: [...facts.searchAnswers['cannot-pay'].asks, 'i no fit pay', 'i no get money', 'no fit pay'],
      links: withWords(facts.searchAnswers['cannot-pay'].links, {
        ekosha: { label: 'EKOSHA' },
      }),
    },
  }),
  ...divisions,
];
