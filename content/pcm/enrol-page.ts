import { seniorsPrices } from '../amounts.ts';
import type * as english from '../en/enrol-page.ts';
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

export const enrolPage: typeof english.enrolPage = {
  title: `Prepare how I go register | ${brand.name}`,
  description:
    'Tell us how many una be, and you go get one page wit di price, papers, hospital and wia to go, to print or send by WhatsApp. We no ask for name.',
  heading: 'Prepare how I go register',
  lead: 'Tell us how many una be. You go get one page wit di price, di papers, your hospital and wia to go: to print, to keep and to send.',
  privacy:
    'We no dey ask for name, phone number or di day wey dem born you. Na your phone dey calculate am and keep am; e no dey come meet us.',
  privacyWithoutScripts:
    'We no dey ask for name, phone number or di day wey dem born you. Na our server go calculate am and e no go keep anytin: your answers dey inside di page address, and we no dey write am down.',
  casesHeading: 'Na your case be dis?',
  otherCasesHeading: 'Na anoda case you get?',
  ownCase: { label: 'For my own house', to: facts.enrolForm.to },
};

export const enrolCases: typeof english.enrolCases = {
  'parent-abroad': {
    label: 'I dey abroad and I wan pay for my mama or papa for Lagos',
    heading: 'You dey abroad and you wan pay for your mama or papa for Lagos',
    lead: `Mama or papa wey be 60 years or above dey for di Seniors Plan: ${seniorsPrices.individual} for one year for one pesin, ${seniorsPrices.couple} for husband and wife. E get yearly check-up (screening) from di ${seniorsScreening} year and more physiotherapy. If dem neva reach 60, choose one of di Jaara plans.`,
    paragraphs: {
      diaspora:
        'Start wit di Seniors Plan: we don publish im price and wetin e cover. Ask us about di Diaspora Plan (Ilera-Eko Home Konnect), wey dey for family wey dey home too, den compare.',
      family:
        'For your wife, husband or pikin for Lagos: count dem inside di form wey dey below, dem go dey for Jaara plan, or ask us about di Diaspora Plan.',
    },
    links: withWords(facts.enrolCases['parent-abroad'].links, {
      diaspora: { label: 'Diaspora Plan' },
      seniors: { label: 'Seniors Plan' },
    }),
  },
  staff: {
    label: 'I get workers wey I wan insure',
    heading: 'You get workers wey you wan insure',
    lead: 'Federal law say every employer wey get five pipo or more must insure im workers. If una no reach five, each pesin go register as pesin wey dey live for Lagos.',
    paragraphs: {
      companyNumber: `First register di company for di regulator portal and get im Corporate Identification Number (CIN): we dey give am to company wey register, and you need am before you buy plan for your workers. Den choose: ${brand.scheme} plan, or insurer (HMO) wey di national authority and di state don approve.`,
      asking: `How much CIN be (regulatory charge) and which papers e need, we go tell you for phone: ${ask}. For plans for group, call ${sales}.`,
    },
    links: withWords(facts.enrolCases.staff.links, {
      employers: { label: 'Employers: di rules and di steps' },
      regulator: { label: 'Regulator portal' },
    }),
  },
  'cannot-pay': {
    label: 'I no fit pay',
    heading: 'Free cover dey if you no fit pay?',
    lead: 'We neva publish any free plan for women wey get belle, elders (60 years and above) or pipo wey get disability. If you no fit pay, ask us weda EKOSHA fit cover you.',
    paragraphs: {
      asking: `How to ask: call ${ask}, e free. Tell us how many una be, how old una be, and wia una dey live. Di summary wey dey below get wetin we go ask.`,
      ekosha:
        'EKOSHA, di Eko Social Health Alliance, dey gather money to cover pipo for Lagos wey no get money. Weda you fit dey among dem, we go tell you by phone.',
      free: 'To register no dey cost anytin, for everybody. You fit pay Standard Jaara two times or four times. For public servants wey dey work for di state, di state dey pay 75%.',
      emergency: emergencyAdvice,
    },
    links: withWords(facts.enrolCases['cannot-pay'].links, {
      ekosha: { label: 'More about EKOSHA' },
      instalments: { label: 'How to pay small small' },
      publicServants: { label: 'Public servants' },
    }),
  },
};

export const parentSteps: typeof english.parentSteps = {
  ask: {
    heading: 'Ask us first, before you pay',
    text: 'Which hospitals dey take di Seniors Plan, weda your card or bank for abroad dey work for di portal, and weda your mama or papa must come by demself: we go confirm am by email or phone.',
    unsure: fromAbroad.unsure,
  },
  papers: 'Make your mama or papa papers dey ready',
  register: {
    heading: 'Register and pay',
    text: 'Di scheme na for pipo wey dey live for Lagos. You fit register and pay for dem for di portals from anywhere.',
    links: withWords(facts.parentSteps.links, {
      register: { label: 'Register online' },
      pay: { label: 'Pay online' },
    }),
  },
  after: 'Cover go start afta di waiting time',
};

const submit = 'Make my summary';

export const enrolForm: typeof english.enrolForm = {
  ...facts.enrolForm,
  heading: 'Who una be, which plan, which hospital',
  staffHeading: 'How many workers, which plan',
  staff: { label: 'Workers', hint: 'pipo wey dey work for you' },
  cover: {
    label: 'Plan',
    hint: 'For pipo wey neva reach 60. From 60 go up, na di Seniors Plan.',
    staffHint: 'Di same one for everybody, to start.',
    unsure: 'I neva sure: show di two',
  },
  area: { label: 'Area wia di hospital dey', none: 'I go choose later' },
  areaHint: `Di hospitals for there go show below. If dem no show, tap “${submit}”.`,
  hospital: { label: 'Hospital', none: 'I go choose later' },
  loading: 'Di hospital list dey come.',
  failed: 'Di hospital list no reach. Choose di area again, or check “Find hospital or pharmacy”.',
  submit,
  kept: 'Open di summary wey dis phone keep',
};

export const seniorsHospitals: typeof english.seniorsHospitals = (line) =>
  `You dey Seniors Plan? We neva get di hospital list for am yet. Ask us, we go confirm am for phone: ${line}.`;

/** Where one is chosen, because only those of other plans can be listed there. */
const chooseForSenior = (line: string) =>
  `No list dey wey tok which hospital dey take di Seniors Plan: our lists na for di Jaara plans. Choose one wey near, and ask us about am before you pay: ${line}.`;

export const enrolSummary: typeof english.enrolSummary = {
  ...facts.enrolSummary,
  heading: 'Dis na your summary. You neva register yet.',
  nobody: 'Add at least one pesin, and you go see di summary.',
  who: {
    heading: 'Who',
    group: (label, count, ages) => `${label}: ${count} (${ages})`,
    staff: (count) => `Workers: ${count}`,
  },
  amount: {
    heading: 'Plan and price',
    one: (plan, total) => `${plan}: ${total} for one year`,
    atMost: (plan, sum) => `${plan}: e no go pass ${sum} for one year`,
    way: (total, condition) => `${total}: ${condition}`,
    sure: 'Anyhow e be',
    doubt: 'Di prices wey we publish no tok which one correct. Ask us before you pay.',
    instalments: (parts) => `If you pay small small: ${parts}`,
    part: timesAmount,
    seniors: (plan) => `Pipo wey be 60 years and above: ${plan}, we don count am join.`,
    couple: (each) =>
      `We dey count two elders as husband and wife. If dem no be husband and wife, each one go pay ${each}.`,
    fee: 'To register no dey cost anytin. Nobody get right to collect fee.',
    staff: `One policy for each pesin. For group price, ask for ${sales}.`,
    cannotPay: `First ask weda EKOSHA fit pay am: ${ask}, e free.`,
  },
  hospital: {
    heading: 'Hospital',
    none: 'You neva choose. Choose one wey near you: na there dem go treat you.',
    nearParent: 'You neva choose. Choose one wey near your mama or papa: na there dem go treat dem.',
    find: 'Find hospital or pharmacy',
    change: 'You fit change am one time inside each policy year.',
    seniors: chooseForSenior(tollFree.inFull),
    seniorsFromAbroad: chooseForSenior(fromAbroad.line.label),
    offList: (plan) => `E no dey our list for ${plan}. Choose anoda one.`,
    staff: 'Everybody go choose one, from di list for di plan.',
  },
  papers: {
    heading: 'Carry dis ones',
    cin: 'Di Corporate Identification Number (CIN) for di company',
    lasrra: (count) =>
      count === 1
        ? 'Di Lagos resident registration (LASRRA) number'
        : `Di Lagos resident registration (LASRRA) number of each pesin among di ${count} pipo`,
    residence: 'Di LASRRA card, or oda proof say di pesin dey live for Lagos',
    ages: 'Di age and di Lagos address for each pesin',
  },
  where: {
    heading: 'Wia to go',
    cin: 'First, for di CIN',
    online: 'Register online',
    group: 'Den register online, as group',
    pay: 'You fit pay by card, bank transfer or USSD',
    place: (name, address) => `If you wan go by yourself: ${name}, ${address}`,
    parentPlace: (name, address) => `If your mama or papa wan go by demself: ${name}, ${address}`,
    agents: 'Or wit marketing agent wey dey our list',
  },
  ask: {
    heading: 'Ask us first',
    line: `${toll}, e free`,
    fromAbroad: [
      { text: `Email: ${email}`, to: `mailto:${email}` },
      { text: 'Contact form', to: facts.enrolSummary.write },
      { text: `Phone: ${fromAbroad.line.label}`, to: fromAbroad.line.to },
    ],
    staffLine: `${ask}, e free`,
    price: 'Which price correct for us?',
    cin: 'How much di CIN be, and which papers e need?',
    age: 'Somebody go soon reach 23 or 60 years: which age dey count?',
    seniors: 'Which hospitals we fit choose for di Seniors Plan?',
    papers: 'We need NIN, photograph or oda papers?',
    lasrra: 'We neva get LASRRA number: wia we fit get am?',
    open: 'Di place dey open today?',
  },
  after: {
    heading: 'Afta dat',
    lines: [coverStart.paidBy, `New pipo wey register go wait ${waits.newEnrollee}.`],
    dates: 'Wen my cover go start?',
  },
  madeAt: 'Dem make am for',
  sharing: {
    ...sharingWords,
    share: 'Share am',
    print: 'Print / save',
    whatsAppUrl: externalLinks.whatsAppShare,
    copied: 'We don copy di summary. Paste am anywhere wey you like.',
    byHand: 'Your browser no gree make we copy. Copy dis text:',
  },
  kept: 'Your phone don keep am: open dis page again and you go see am.',
  forget: 'Delete am from dis phone',
};
