import * as english from '../en/search-page.ts';
import * as facts from '../facts/pages.ts';
import { emergencyLines } from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { faqFillerWords } from './faq.ts';
import { verdictWords } from './provider-page.ts';
import { brand, phoneLines, when } from './site.ts';

const { display, digits, to } = phoneLines.tollFree;
const { askLine } = phoneLines;

/** The words of /search, and of the fields that lead there. */
export const searchPage: typeof english.searchPage = {
  title: `Find | ${brand.name}`,
  titleFor: (text: string) => `${text} | Find | ${brand.name}`,
  description: `Find anytin for ${brand.name}: plans and prices, hospitals and pharmacies, questions, documents and news.`,
  heading: 'Find',
  lead: 'Plans and prices, hospitals and pharmacies, questions, documents, news: find all of dem from one place.',
  label: 'Wetin you dey find?',
  placeholder: 'Try “price family”',
  tooLong: (most) => `Search no fit pass ${most} characters: na only where your own start we check.`,
  submit: 'Find',
  short: 'Find',
  whole: 'Find inside di whole site',
  answer: 'Best answer',
  nearest: 'Di answer wey near am pass',
  ofUnlisted: [
    verdictWords.unlisted,
    `If life dey in danger, go di hospital wey near you pass: dem must treat you. Call ${emergencyLines[0].number} or ${emergencyLines[1].number}.`,
  ],
  notInLists: 'E no dey for di lists',
  choices: 'Na one of dis ones you mean?',
  others: 'Or na one of dis ones you mean?',
  unused: (text) => `We no use dis one for di search: ${text}.`,
  results: 'Wetin we see',
  resultsAfter: 'Oda ones wey get dis words',
  found: (count: number, text: string) =>
    count === 1 ? `We see 1 for “${text}”` : `We see ${count} for “${text}”`,
  partly: (text: string) => `We no see all di words of “${text}” together. Dis ones get some of dem:`,
  none: (text: string) => `We no see anytin for “${text}”`,
  noneAdvice: [
    'Check how you spell am, or try less words: “glasses” instead of one whole sentence.',
    'If na hospital, type only di name or only di area.',
  ],
  ask: { text: `Or ask pesin, e free${when.tollFree}:`, label: `${display} (${digits})`, to },
  pages: 'Pages wey show wetin we see',
  tasksHeading: 'Wetin pipo dey find pass',
  tasks: withWords(facts.searchPage.tasks, {
    emergency: { label: 'Emergency' },
    provider: { label: 'Find hospital or pharmacy' },
    whatIsCovered: { label: 'Plan dey cover am?' },
    planHouseholdCost: { label: 'How much e be' },
    howToEnrol: { label: 'How to register' },
    faqRenewing: { label: 'How to renew' },
    faqChangingHospital: { label: 'Change hospital' },
    complaint: { label: 'Make complaint' },
  }),
  /** The kinds of results. */
  kinds: {
    page: 'Page',
    faq: 'Question',
    covered: 'Plan dey cover am?',
    benefit: 'Plan benefit',
    hospital: 'Hospital',
    pharmacy: 'Pharmacy',
    area: 'Area',
    office: 'Wia to register',
    agent: 'Marketing agent',
    document: 'Document',
    policy: 'Policy',
    post: 'Blog',
  },
  /** Words that people add to the name of an illness or a treatment. */
  coveredWords: 'cover treatment treat drugs medicine',
  fileWords: 'download list paper pdf',
  area: (lga: string) => `Hospitals and pharmacies for ${lga}`,
  areaAbout: (hospitals: number, pharmacies: number, lcdas: readonly string[]) =>
    `${hospitals} hospitals, ${pharmacies} pharmacies. Di LCDAs: ${lcdas.join(', ')}.`,
  agentAbout: (phone: string) => `Dem fit register you, free. Phone: ${phone}`,
  openData: (title: string, format: string) => `${title} as ${format} file`,
  openDataAbout: 'Open data for spreadsheets and computer programs.',
  coveredBy: (plans: string, date: string) => `Plans wey dey cover am: ${plans}, list as e be on ${date}.`,
  pharmacyAbout: (date: string) =>
    `Community pharmacy, list as e be on ${date}: you fit collect medicine here wit Jaara Plus. For di oda plans, ask your hospital or ask us.`,
  /** Where a place that is open is asked for, and no hours are published. */
  noHours: 'Hospital and pharmacy neva tell us wetin time dem dey open.',
  hoursUnknown: `If life dey in danger, call ${emergencyLines[0].number} or ${emergencyLines[1].number}, or go di hospital wey near pass: dem must treat you. If no be so, ask us first which place dey open.`,
  emergencyLine: 'For ambulance, fire service and police',
  byName: (count, service, area) =>
    `${count === 1 ? '1 place' : `${count} places`} for ${area} get dis for dia name: ${service}.`,
  byNameNote: `Di plan wey dey cover am dey below. Before you go, ask us wetin dem dey do: ${display} (${digits}).`,
  notNamed: (word) =>
    `No plan call “${word}” by name. Di one wey near am pass dey below. Ask us, we go confirm am for phone: ${display} (${digits}).`,
  languages: (names) => `Dis site for your language: ${names}`,
  ownAnswers: {
    disability: {
      title: 'Cover for pipo wey get disability',
      text: [
        'Everybody wey dey live for Lagos State fit register, di money na di same. We neva publish anoda plan for pipo wey get disability.',
        `If you no fit pay, or you need help to register, call ${askLine.display} (${askLine.digits}), e free.`,
      ],
    },
    died: {
      title: 'If pesin wey dey di policy don die',
      text: [
        `Sorry for your loss. Call ${display} (${digits}), e free: we go tell you wetin go happun to di policy and to di family wey dey inside. Keep di policy number ready if you know am.`,
      ],
    },
    'change-policy': {
      title: 'To change your plan, your details or who dey inside',
      text: [
        `Call ${display} (${digits}), e free, wit your policy number: we go tell you wetin you fit change, wen, and how much e be.`,
      ],
    },
    'no-card': {
      title: 'Your card neva come?',
      text: [
        `Call ${display} (${digits}), e free: we go tell you how far e don reach, and weda your hospital go treat you without am. Hold your policy number or proof say you don pay.`,
      ],
    },
    'turned-away': {
      title: 'If hospital send you comot',
      text: [
        `Call us as you still dey there: ${askLine.display} (${askLine.digits}), e free. Tell us which hospital and wetin dem tell you.`,
        `If life dey in danger, call ${emergencyLines[0].number} or ${emergencyLines[1].number} now now. Hospital must treat emergency wey fit kill pesin even if you no get proof of cover.`,
      ],
    },
    'become-agent': {
      title: 'If you wan become marketing agent',
      text: [
        `How pesin fit become agent, we go tell you for phone: ${askLine.display} (${askLine.digits}), e free. No pay anybody wey say e go make you agent.`,
      ],
    },
    'other-insurers': {
      title: `${brand.scheme}, NHIA (NHIS) and HMO`,
      text: [
        `${brand.scheme} na di health insurance of Lagos State, and na we dey run am. NHIA na di federal authority, wey plenty pipo still dey call NHIS. HMO na insurance company; na we dey give licence to di ones wey dey work for Lagos.`,
        `Oga wey get workers fit choose ${brand.scheme} plan, or HMO wey di national authority and di state don approve. If you don get anoda cover already, we go tell you for phone wetin concern you: ${askLine.display} (${askLine.digits}).`,
      ],
    },
    trouble: {
      title: 'App or portal no gree open?',
      text: [
        'Call us: we go tell you wetin to do, and you fit talk to doctor for phone even without di app. Maybe your network slow, so try again afta some minutes.',
      ],
    },
    account: {
      title: 'Dis site no get account to log in',
      text: ['Na for our portals you go register, pay and check your registration.'],
    },
    jobs: {
      title: 'We no dey put job for dis site',
      text: [`Call us or write us to ask. No pay anybody wey say e go give you job for ${brand.name}.`],
    },
  },
  household: {
    title: (people) => `How much cover be for one year: ${people.join(', ')}`,
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (count) => `${count} pikin`,
    seniors: (count) => (count === 1 ? '1 elder (60 and above)' : `${count} elders (60 and above)`),
    ageless: (count) => (count === 1 ? '1 parent' : `${count} parents`),
    askAge: 'How old each parent be? Pipo of 60 years and above dey di Seniors Plan.',
    ifAged: (aged, parents) => {
      if (parents > 1) return `If ${aged} of di ${parents} parents don reach 60`;
      return aged > 0 ? 'If di parent don reach 60' : 'If di parent neva reach 60';
    },
    link: 'See how we take count am',
  },
  details: 'Details and how to reach di place',
  seeAll: (count: number) => `See all di ${count}`,
};

/** Words that say nothing of what is looked for; on this site "covered" is one of them. */
export const searchFillerWords: typeof english.searchFillerWords = [
  ...new Set([...english.searchFillerWords, ...faqFillerWords, 'gree', 'make', 'sey']),
];

export const benefitFillerWords: typeof english.benefitFillerWords = [
  ...english.benefitFillerWords,
  ...'sickness wahala medicine money'.split(' '),
];
