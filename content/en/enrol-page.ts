import { seniorsPrices } from '../amounts.ts';
import { email } from '../facts/addresses.ts';
import * as facts from '../facts/enrol-page.ts';
import { externalLinks } from '../facts/links.ts';
import { timesAmount } from '../times.ts';
import { withWords } from '../with-words.ts';
import { fromAbroad } from './from-abroad.ts';
import { coverStart } from './plans.ts';
import { brand, emergencyAdvice, phoneLines, sharingWords } from './site.ts';
import { seniorsScreening, waits } from './waiting.ts';

const { tollFree, askLine, salesLine } = phoneLines;
const toll = `${tollFree.display} (${tollFree.digits})`;
const ask = `${askLine.display} (${askLine.digits})`;
const sales = `${salesLine.display} (${salesLine.digits})`;

export const enrolPage = {
  title: `Prepare my enrolment | ${brand.name}`,
  description:
    'Say how many you are and get one page with price, papers, hospital and where to go, to print or send by WhatsApp. No names asked.',
  heading: 'Prepare my enrolment',
  lead: 'Say how many you are. You get one page with the price, the papers, your hospital and where to go: to print, to keep and to send.',
  privacy:
    'We ask for no name, no phone number and no date of birth. Your phone or computer works it out and keeps it; it is not sent to us.',
  /** Shown where no scripts run, instead of the line above. */
  privacyWithoutScripts:
    'We ask for no name, no phone number and no date of birth. Our server works it out and keeps nothing: your answers are in the address of the page, which we do not log.',
  casesHeading: 'Is this your case?',
  /** On the page of a case. */
  otherCasesHeading: 'Another case?',
  ownCase: { label: 'For my own household', to: facts.enrolForm.to },
};

/** Each a short answer, which leads into the form with its fields filled in. */
export const enrolCases = {
  'parent-abroad': {
    label: 'I live abroad and pay for a parent in Lagos',
    heading: 'You live abroad and pay for a parent in Lagos',
    lead: `A parent of 60 or above is on the Seniors Plan: ${seniorsPrices.individual} a year for one person, ${seniorsPrices.couple} for a couple. It has screening from the ${seniorsScreening} year and more physiotherapy. Below 60, choose one of the Jaara plans.`,
    paragraphs: {
      diaspora:
        'Start with the Seniors Plan: its price and benefits are published. Ask us for those of the Diaspora Plan (Ilera-Eko Home Konnect), which is for relatives at home too, and compare.',
      family:
        'For a wife, husband or children in Lagos: count them in the form below, where they are on a Jaara plan, or ask us about the Diaspora Plan.',
    },
    links: withWords(facts.enrolCases['parent-abroad'].links, {
      diaspora: { label: 'Diaspora Plan' },
      seniors: { label: 'Seniors Plan' },
    }),
  },
  staff: {
    label: 'I have staff to insure',
    heading: 'You have staff to insure',
    lead: 'By federal law every employer of five people or more insures its staff. With fewer, each of you enrols as a resident.',
    paragraphs: {
      companyNumber: `First register the company on the regulator’s portal and get its Corporate Identification Number (CIN): we give it to a company that registers, and you need it before you buy plans for your staff. Then choose: an ${brand.scheme} plan, or an insurer (HMO) that is accredited by the national authority and the state.`,
      asking: `What a CIN costs (the regulatory charge) and which papers it needs, we tell you by phone: ${ask}. For plans for a group, call ${sales}.`,
    },
    links: withWords(facts.enrolCases.staff.links, {
      employers: { label: 'Employers: rules and steps' },
      regulator: { label: 'Regulator’s portal' },
    }),
  },
  'cannot-pay': {
    label: 'I cannot pay',
    heading: 'Is there free cover if you cannot pay?',
    lead: 'We have published no free plan for pregnant women, people of 60 and above or people with disabilities. If you cannot pay, ask us whether EKOSHA can cover you.',
    paragraphs: {
      asking: `How to ask: call ${ask}, free of charge. Say how many you are, how old, and where you live. The summary below has what we ask for.`,
      ekosha:
        'EKOSHA, the Eko Social Health Alliance, raises money for the cover of vulnerable residents. Whether you can be one of them, we tell you by phone.',
      free: 'Enrolling itself costs nothing, for everybody. Standard Jaara may be paid in two or four parts. For public servants of the state, the state pays 75%.',
      emergency: emergencyAdvice,
    },
    links: withWords(facts.enrolCases['cannot-pay'].links, {
      ekosha: { label: 'More about EKOSHA' },
      instalments: { label: 'Paying in instalments' },
      publicServants: { label: 'Public servants' },
    }),
  },
};

/** What whoever lives abroad does, in this order. */
export const parentSteps = {
  ask: {
    heading: 'Ask us before you pay',
    text: 'Which hospitals take the Seniors Plan, whether your card or bank abroad works on the portal, and whether your parent must come in person: we confirm it by e-mail or phone.',
    unsure: fromAbroad.unsure,
  },
  papers: 'Have your parent’s papers ready',
  register: {
    heading: 'Register and pay',
    text: 'The scheme is for people who live in Lagos. You can register and pay for them on the portals, from anywhere.',
    links: withWords(facts.parentSteps.links, {
      register: { label: 'Register online' },
      pay: { label: 'Pay online' },
    }),
  },
  after: 'Cover starts after the wait',
};

const submit = 'Make my summary';

export const enrolForm = {
  ...facts.enrolForm,
  heading: 'Who, which plan, which hospital',
  staffHeading: 'How many, which plan',
  staff: { label: 'Staff', hint: 'people you employ' },
  cover: {
    label: 'Plan',
    hint: 'For those under 60. From 60 on it is the Seniors Plan.',
    staffHint: 'The same for all, to begin with.',
    unsure: 'Not sure yet: show both',
  },
  area: { label: 'Area of the hospital', none: 'Choose later' },
  areaHint: `Its hospitals then appear below. If they do not, tap “${submit}”.`,
  hospital: { label: 'Hospital', none: 'Choose later' },
  loading: 'The list of hospitals is on its way.',
  failed:
    'The list of hospitals did not arrive. Choose the area again, or look in “Find a hospital or pharmacy”.',
  submit,
  /** Where what the phone keeps is for another case. */
  kept: 'Open the summary that this phone keeps',
};

/** Beside a hospital, with the number to ask on. */
export const seniorsHospitals = (line: string) =>
  `On the Seniors Plan? No list names its hospitals. Ask us, we confirm it by phone: ${line}.`;

/** Where one is chosen, because only those of other plans can be listed there. */
const chooseForSenior = (line: string) =>
  `No list says which hospitals take the Seniors Plan: ours are of the Jaara plans. Choose one nearby, and ask us about it before you pay: ${line}.`;

export const enrolSummary = {
  ...facts.enrolSummary,
  heading: 'Your summary. You are not enrolled yet.',
  nobody: 'Add at least one person, and the summary is made.',
  who: {
    heading: 'Who',
    group: (label: string, count: number, ages: string) => `${label}: ${count} (${ages})`,
    staff: (count: number) => `Staff: ${count}`,
  },
  amount: {
    heading: 'Plan and price',
    one: (plan: string, total: string) => `${plan}: ${total} a year`,
    atMost: (plan: string, sum: string) => `${plan}: at most ${sum} a year`,
    way: (total: string, condition: string) => `${total}: ${condition}`,
    sure: 'In any case',
    doubt: 'Our price list does not say which of these holds. Ask us before you pay.',
    instalments: (parts: string) => `In parts: ${parts}`,
    part: timesAmount,
    seniors: (plan: string) => `People of 60 and above: ${plan}, counted in.`,
    couple: (each: string) => `Two seniors are counted as a couple. Two who are not pay ${each} each.`,
    fee: 'Enrolling itself costs nothing. Nobody may charge a fee.',
    staff: `One policy for each person. For a price for the group, ask on ${sales}.`,
    cannotPay: `First ask whether EKOSHA can pay it: ${ask}, free of charge.`,
  },
  hospital: {
    heading: 'Hospital',
    none: 'Not chosen yet. Choose one near you: care is given there.',
    nearParent: 'Not chosen yet. Choose one near your parent: care is given there.',
    find: 'Find a hospital or pharmacy',
    change: 'You may change it once in each policy year.',
    /** Behind it the number to ask on. */
    seniors: chooseForSenior(tollFree.inFull),
    seniorsFromAbroad: chooseForSenior(fromAbroad.line.label),
    offList: (plan: string) => `It is not on our list for ${plan}. Choose another one.`,
    staff: 'Everybody chooses one, from the list of the plan.',
  },
  papers: {
    heading: 'Bring',
    cin: 'The Corporate Identification Number (CIN) of the company',
    lasrra: (count: number) =>
      count === 1
        ? 'The Lagos resident registration (LASRRA) number'
        : `The Lagos resident registration (LASRRA) number of each of the ${count} people`,
    residence: 'The LASRRA card, or other proof of living in Lagos',
    ages: 'The age and the Lagos address of each person',
  },
  where: {
    heading: 'Where to go',
    cin: 'First, for the CIN',
    online: 'Register online',
    group: 'Then register online, as a group',
    pay: 'Pay by card, bank transfer or USSD',
    place: (name: string, address: string) => `In person: ${name}, ${address}`,
    parentPlace: (name: string, address: string) => `Your parent in person: ${name}, ${address}`,
    agents: 'Or with a marketing agent on our list',
  },
  ask: {
    heading: 'Ask us first',
    line: `${toll}, free of charge`,
    fromAbroad: [
      { text: `E-mail: ${email}`, to: `mailto:${email}` },
      { text: 'Contact form', to: facts.enrolSummary.write },
      { text: `Phone: ${fromAbroad.line.label}`, to: fromAbroad.line.to },
    ],
    staffLine: `${ask}, free of charge`,
    price: 'Which of these prices holds for us?',
    cin: 'What does the CIN cost, and which papers does it need?',
    age: 'Somebody soon turns 23 or 60: which age counts?',
    seniors: 'Which hospitals may we choose on the Seniors Plan?',
    papers: 'Do we need a NIN, photographs or other papers?',
    lasrra: 'We have no LASRRA number yet: where do we get one?',
    open: 'Is the place open today?',
  },
  after: {
    heading: 'Then',
    lines: [coverStart.paidBy, `New enrollees wait ${waits.newEnrollee}.`],
    dates: 'When am I covered?',
  },
  madeAt: 'Made at',
  sharing: {
    ...sharingWords,
    share: 'Share',
    print: 'Print / save',
    whatsAppUrl: externalLinks.whatsAppShare,
    copied: 'The summary is copied. Paste it wherever you like.',
    byHand: 'Your browser does not let us copy. Copy this text:',
  },
  kept: 'Kept on this phone: open this page again and it is here.',
  forget: 'Delete it from this phone',
};
