import * as facts from '../facts/pages.ts';
import { emergencyLines } from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { faqFillerWords } from './faq.ts';
import { verdictWords } from './provider-page.ts';
import { brand, phoneLines, when } from './site.ts';

const { display, digits, to } = phoneLines.tollFree;

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
  /** What no plan names, above the row that comes nearest. */
  /** For somebody late in a pregnancy. */
  joinsLate: (months: number) =>
    `Whoever enrols in month ${months} of a pregnancy can no longer complete five months before the birth, so the plan does not pay for this delivery. Antenatal care has no waiting period. Enrolled already? Ask us: ${display} (${digits}).`,
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
  notNamed: (word: string) =>
    `No plan names “${word}” in so many words. The row nearest to it is below. Ask us, we confirm it by phone: ${display} (${digits}).`,
  languages: (names: string) => `This site in your language: ${names}`,
  household: {
    title: (people: readonly string[]) => `What a year of cover costs: ${people.join(', ')}`,
    staff: (count: number) =>
      `What a year of cover costs ${count === 1 ? 'for 1 worker' : `for all ${count} staff`}`,
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
  inLists: 'Search in the lists',
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
