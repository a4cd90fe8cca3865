import * as facts from '../facts/pages.ts';
import { emergencyLines } from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { faqFillerWords } from './faq.ts';
import { verdictWords } from './provider-page.ts';
import { brand, phoneLines, when } from './site.ts';

const { display, digits, to } = phoneLines.tollFree;
const { askLine } = phoneLines;

/** The words of /search, and of the fields that lead there. */
export const searchPage = {
  title: `Search | ${brand.name}`,
  titleFor: (text: string) => `${text} | Search | ${brand.name}`,
  description: `Search all of ${brand.name}: plans and prices, hospitals and pharmacies, questions, documents and news.`,
  heading: 'Search',
  lead: 'Plans and prices, hospitals and pharmacies, questions, documents, news: one search for all of it.',
  label: 'What are you looking for?',
  placeholder: 'Try “price family”',
  tooLong: (most: number) =>
    `A search has at most ${most} characters: only the beginning of yours was searched.`,
  submit: 'Search',
  /** The field in the header: in short, and its whole name. */
  short: 'Search',
  whole: 'Search the site',
  answer: 'Best answer',
  nearest: 'Nearest answer',
  notInLists: 'Not in the lists',
  /** What to do instead of going there. */
  ofUnlisted: [
    verdictWords.unlisted,
    `If life is in danger, go to the nearest hospital: it must treat you. Call ${emergencyLines[0].number} or ${emergencyLines[1].number}.`,
  ],
  choices: 'Do you mean one of these?',
  others: 'Or do you mean one of these?',
  unused: (text: string) => `Not used in this search: ${text}.`,
  results: 'Results',
  resultsAfter: 'More results',
  found: (count: number, text: string) =>
    count === 1 ? `1 result for “${text}”` : `${count} results for “${text}”`,
  partly: (text: string) => `Nothing has all the words of “${text}”. These have some of them:`,
  none: (text: string) => `Nothing found for “${text}”`,
  noneAdvice: [
    'Check the spelling, or try fewer words: “glasses” instead of a whole sentence.',
    'For a hospital, type its name or its area alone.',
  ],
  ask: { text: `Or ask a person, free of charge${when.tollFree}:`, label: `${display} (${digits})`, to },
  pages: 'Pages of results',
  tasksHeading: 'What people look for most',
  tasks: withWords(facts.searchPage.tasks, {
    emergency: { label: 'Emergency' },
    provider: { label: 'Find a hospital or pharmacy' },
    whatIsCovered: { label: 'Is it covered?' },
    planHouseholdCost: { label: 'What it costs' },
    howToEnrol: { label: 'How to enrol' },
    faqRenewing: { label: 'Renew your policy' },
    faqChangingHospital: { label: 'Change hospital' },
    complaint: { label: 'Complain' },
  }),
  /** The kinds of results. */
  kinds: {
    page: 'Page',
    faq: 'Question',
    covered: 'Is it covered?',
    benefit: 'Plan benefit',
    hospital: 'Hospital',
    pharmacy: 'Pharmacy',
    area: 'Area',
    office: 'Where to enrol',
    agent: 'Marketing agent',
    document: 'Document',
    policy: 'Policy',
    post: 'Blog',
  },
  /** Words that people add to the name of an illness or a treatment. */
  coveredWords: 'cover treatment drugs',
  /** Words that find a document. */
  fileWords: 'download list pdf',
  area: (lga: string) => `Hospitals and pharmacies in ${lga}`,
  areaAbout: (hospitals: number, pharmacies: number, lcdas: readonly string[]) =>
    `${hospitals} hospitals, ${pharmacies} pharmacies. LCDAs: ${lcdas.join(', ')}.`,
  agentAbout: (phone: string) => `May enrol you, free of charge. Phone: ${phone}`,
  openData: (title: string, format: string) => `${title} as ${format}`,
  openDataAbout: 'Open data for spreadsheets and programs.',
  coveredBy: (plans: string, date: string) => `Covered by ${plans}, list of ${date}.`,
  pharmacyAbout: (date: string) =>
    `Community pharmacy, list of ${date}: medicines for pick-up with Jaara Plus. For the other plans, ask your hospital or us.`,
  /** Where a place that is open is asked for, and no hours are published. */
  noHours: 'No hospital or pharmacy has told us its hours yet.',
  hoursUnknown: `If life is in danger, call ${emergencyLines[0].number} or ${emergencyLines[1].number}, or go to the nearest hospital: it must treat you. Otherwise ask us first which place is open.`,
  emergencyLine: 'Ambulance, fire service, police',
  /** Of a service, by the names of the places alone. */
  byName: (count: number, service: string, area: string) =>
    count === 1
      ? `1 place in ${area} has this in its name: ${service}.`
      : `${count} places in ${area} have this in their names: ${service}.`,
  byNameNote: `Which plan covers it stands below. Before you go, ask us what it offers: ${display} (${digits}).`,
  /** What no plan names, above the row that comes nearest. */
  notNamed: (word: string) =>
    `No plan names “${word}” in so many words. The row nearest to it is below. Ask us, we confirm it by phone: ${display} (${digits}).`,
  languages: (names: string) => `This site in your language: ${names}`,
  /** What people ask for that no page and no question of /faq answers, by the needs of content/search/needs.tsv. */
  ownAnswers: {
    disability: {
      title: 'Cover for people with a disability',
      text: [
        'Everybody who lives in Lagos State can enrol, at the same premiums. We have published no separate plan for people with disabilities.',
        `If you cannot pay, or need help to enrol, call ${askLine.display} (${askLine.digits}), free of charge.`,
      ],
    },
    died: {
      title: 'When somebody on the policy has died',
      text: [
        `We are sorry for your loss. Call ${display} (${digits}), free of charge: we tell you what becomes of the policy and of the family members on it. Have the policy number ready if you know it.`,
      ],
    },
    'change-policy': {
      title: 'To change your plan, your details or who is on the policy',
      text: [
        `Call ${display} (${digits}), free of charge, with your policy number: we tell you what can be changed, when, and what it costs.`,
      ],
    },
    'no-card': {
      title: 'Your card has not come yet?',
      text: [
        `Call ${display} (${digits}), free of charge: we tell you how far it is, and whether your hospital treats you without it. Have your policy number or a proof of payment at hand.`,
      ],
    },
    'turned-away': {
      title: 'Does a hospital send you away?',
      text: [
        `Call us while you are there: ${askLine.display} (${askLine.digits}), free of charge. Say which hospital it is and what it told you.`,
        `If life is in danger, call ${emergencyLines[0].number} or ${emergencyLines[1].number} at once. A life-threatening emergency must be treated without proof of cover.`,
      ],
    },
    'become-agent': {
      title: 'To become a marketing agent',
      text: [
        `How somebody becomes an agent, we tell you by phone: ${askLine.display} (${askLine.digits}), free of charge. Do not pay anybody who offers it to you.`,
      ],
    },
    'other-insurers': {
      title: `${brand.scheme}, the NHIA (NHIS) and HMOs`,
      text: [
        `${brand.scheme} is the health insurance of Lagos State, and we run it. The NHIA is the federal authority, which many still call NHIS. An HMO is an insurer; those that work in Lagos are licensed by us.`,
        `An employer may choose an ${brand.scheme} plan, or an HMO that is accredited by the national authority and by the state. What holds for you beside a cover that you have already, we tell you by phone: ${askLine.display} (${askLine.digits}).`,
      ],
    },
    trouble: {
      title: 'The app or a portal does not open?',
      text: [
        'Call us: we tell you what to do, and you can talk to a doctor by phone without the app. Your internet may be slow, so try once more in a few minutes.',
      ],
    },
    account: {
      title: 'This site has no account to sign in to',
      text: ['You enrol, pay and check your enrolment on our portals.'],
    },
    jobs: {
      title: 'We list no vacancies on this site',
      text: [`Ask us by phone or in writing. Do not pay anybody who offers you a job with ${brand.name}.`],
    },
  },
  household: {
    title: (people: readonly string[]) => `What a year of cover costs: ${people.join(', ')}`,
    adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    seniors: (count: number) => (count === 1 ? '1 senior' : `${count} seniors`),
    /** For a parent whose age a search does not tell. */
    ageless: (count: number) => (count === 1 ? '1 parent' : `${count} parents`),
    askAge: 'How old is each parent? People of 60 and above are on the Seniors Plan.',
    ifAged: (aged: number, parents: number) => {
      if (parents > 1) return `With ${aged} of ${parents} parents of 60 or above`;
      return aged > 0 ? 'Parent of 60 or above' : 'Parent under 60';
    },
    link: 'See how it is counted',
  },
  details: 'Details and directions',
  seeAll: (count: number) => `See all ${count}`,
};

/** Words that say nothing of what is looked for; on this site "covered" is one of them. */
export const searchFillerWords = [
  ...faqFillerWords,
  ...'accept accepts already also am at been but by covered go good he her him his im into just let near neva never not now only please said say says she so still take takes than them then too under up very'.split(
    ' ',
  ),
  // Pidgin is typed into the English search as well.
  ...'abeg abi dat dem den dey di dia dis don e fit gree make na no sey una wan wen wetin wey wia wit'.split(
    ' ',
  ),
];

/** Words beside an illness or a treatment that ask for nothing else. */
export const benefitFillerWords: string[] =
  'baby babies belle benefit benefits care charge cost costs cover covers covered cure disease drug drugs fee free help illness include included insurance jaara medicine medicines much naira operation pay paid pays plan plans plus pregnancy pregnant price problem senior seniors standard surgery test tests treat treated treatment'.split(
    ' ',
  );
