import * as english from '../../en/search/answers.ts';
import { translate } from '../../translate.ts';
import { enrolmentPlaces, whereToEnrol } from '../enrolment-places.ts';
import { diasporaPlan, jaaraPlus, seniorsPlan, standardJaara } from '../plans.ts';
import { brand, email, office, phoneLines, whatsAppLines } from '../site.ts';

const familyPlans = [standardJaara, jaaraPlus];
const places = { label: whereToEnrol.heading };
const contact = { label: 'All di ways to reach us' };
const householdCost = { label: 'How much our house go pay?' };

const callLines = Object.values(phoneLines).map(({ label, display, digits }) => ({
  label: display,
  note: `${label} · ${digits}`,
}));

/** The offices outside Ikeja, each by the name of its town. */
const divisions = enrolmentPlaces
  .filter(({ kind, locality }) => kind === 'office' && locality !== 'Ikeja')
  .map(({ name, locality, address, published = '' }) => ({
    asks: [`wia register ${locality}`],
    title: name,
    text: [`${address}. ${whereToEnrol.toConfirm(published)}: call first before you go.`],
    lines: [{ label: whereToEnrol.directions, note: address }, ...callLines.slice(0, 1)],
    links: [places],
  }));

/**
 * What people ask for most, each with its answer. Of several that fit a search, the one whose words cover most of it is
 * shown; facts come from the records that the pages use.
 */
export const searchAnswers = translate(english.searchAnswers, [
  {
    asks: ['wetin be ilera eko', 'wetin be lashma', 'wetin be health insurance'],
    title: `${brand.scheme}, di health insurance for Lagos State`,
    text: [`Na ${brand.fullName} (${brand.name}) dey run am. Compare di plans, then register and pay.`],
    links: [{ label: 'Health plans' }, { label: 'How to register' }, { label: 'About di agency' }],
  },
  {
    asks: ['una number', 'una phone number', 'tok to pesin', 'tok to somebody', 'reach una'],
    title: 'Call us day and night',
    lines: callLines,
    links: [contact],
  },
  {
    asks: ['una whatsapp', 'chat wit una'],
    title: 'Write us for WhatsApp',
    lines: whatsAppLines.map(({ label, display }) => ({ label: display, note: label })),
    links: [contact],
  },
  {
    asks: ['write una', 'una email', 'send message'],
    title: 'Write to us',
    lines: [{ label: email, note: 'Email' }],
    links: [{ label: 'Contact form' }, contact],
  },
  {
    asks: ['wia una dey', 'una office', 'wia una office dey', 'main office'],
    title: 'Di head office',
    text: [`${office.lines.join(', ')}. Abeg call before you come.`],
    lines: [{ label: whereToEnrol.directions, note: office.lines.join(', ') }],
    links: [places, contact],
  },
  {
    asks: ['wen una dey open', 'wetin time open', 'una dey open', 'time una dey close'],
    title: 'Phone dey open day and night',
    text: [
      'Dem dey answer di phone lines 24 hours every day, 7 days every week.',
      `Offices. ${whereToEnrol.hours} ${whereToEnrol.callHeading}.`,
    ],
    lines: callLines.slice(0, 1),
    links: [contact],
  },
  {
    asks: ['how much e be', 'na how much', 'price one pesin', 'insurance money', 'plan wey cheap'],
    title: 'How much cover be for one pesin for one year',
    amounts: [...familyPlans, seniorsPlan].map(({ name }) => ({ label: name })),
    links: [householdCost, { label: 'Compare di plans' }],
  },
  {
    asks: ['how much pikin', 'price wife pikin', 'price husband pikin'],
    title: 'How much cover be for family for one year',
    amounts: familyPlans.flatMap(({ name }) => [
      { label: `${name}, no pass 4 pipo` },
      { label: `${name}, no pass 6 pipo` },
    ]),
    links: [householdCost, { label: 'Who I fit add?' }],
  },
  {
    asks: ['old pipo', 'old mama', 'old papa', 'mama 60', 'papa 60', 'grandmama', 'grandpapa'],
    title: 'Di Seniors Plan, from 60 years',
    amounts: [{ label: 'One pesin' }, { label: 'Husband and wife' }],
    links: [{ label: 'Plan dey for old pipo?' }, { label: 'Di Seniors Plan as PDF' }],
  },
  {
    asks: [
      'outside nigeria',
      'japa',
      'mama london',
      'pay abroad mama',
      'pay abroad papa',
      'anoda kontri',
      'pay from outside nigeria',
    ],
  },
  {
    asks: ['blood dey rush', 'wan die', 'pesin wan die'],
    links: [{ label: phoneLines.tollFree.display }],
  },
  { asks: ['anoda hospital', 'comot hospital'] },
  { asks: ['how i go take pay', 'wia pay', 'pay again'] },
  { asks: ['small small', 'pay bit by bit', 'pay every month'] },
  { asks: ['how i go take register', 'how i go take join', 'enta scheme'], links: [places] },
  { asks: ['wia register', 'wia i go register', 'wia enrol'] },
  { asks: ['collect money back', 'give me back my money', 'una go give back my money'] },
  { asks: ['wetin be lasrra', 'wia get lasrra'] },
  { asks: ['i need nin', 'una need nin'] },
  { asks: ['wetin to carry', 'wetin i go carry', 'wetin una need'] },
  { asks: ['wen cover start', 'wen e go start', 'wen i fit use', 'wen cover begin'] },
  { asks: ['waiting time', 'how long i go wait'] },
  {
    asks: ['dem collect money', 'hospital dey ask money', 'dem ask me money', 'egunje'],
  },
  {
    asks: ['dem treat me bad', 'i no happy', 'i wan complain', 'dem insult me', 'wahala hospital'],
  },
  { asks: ['dem no give me drugs', 'no medicine', 'no gree give drugs'] },
  { asks: ['e don expire', 'i forget renew'] },
  { asks: ['wayo', 'thief', 'ole', 'dem wan chop my money'] },
  { asks: ['wia agent dey', 'agent wey near me'] },
  { asks: ['register workers', 'my workers', 'pipo wey dey work for me'] },
  { asks: ['i get hospital', 'i get pharmacy', 'my hospital wan join'] },
  { asks: ['check my registration', 'check say i don register', 'how far my registration'] },
  { asks: ['my card don lost', 'lose card', 'dem thief my card'] },
  { asks: ['tok to doctor', 'see doctor for phone', 'tok doctor'] },
  {
    asks: ['hospital wey near me', 'pharmacy wey near me', 'wia hospital dey', 'chemist'],
  },
  {
    asks: ['download di hospital list'],
    title: 'Di hospital list wey you fit download',
    text: ['Di hospitals for Standard Jaara and Standard Jaara Plus plans, by local goment area.'],
    lines: [{ label: 'ILERA EKO Provider', note: 'PDF' }],
    links: [{ label: 'All di documents and open data' }],
  },
  {
    asks: ['download di plan', 'wetin plan cover pdf'],
    title: 'Di plans wey you fit download',
    lines: [standardJaara, jaaraPlus, seniorsPlan, diasporaPlan].map(({ name }) => ({
      label: name,
      note: 'PDF',
    })),
    links: [{ label: 'Compare di plans' }],
  },
  {
    asks: ['comot lagos', 'pack comot lagos', 'anoda state'],
    links: [{ label: 'Ask us', subject: 'Care outside Lagos' }],
  },
  {
    asks: ['i no fit pay', 'i no get money', 'no fit pay'],
    links: [{ label: 'EKOSHA' }],
  },
  ...divisions,
]);
