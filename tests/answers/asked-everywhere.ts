/** What must come of a search: the queries by their answer. */
export type Answers = Record<string, readonly string[]>;

/** What readers of a language type, with and without marks, misspelt and mixed with English. */
export interface Questions {
  /** By the path of the first answer of the site search, without the language's prefix: the card, or else the first result. */
  site: Answers;
  /** By a question that the search of /faq finds. */
  faq: Answers;
  /** By the question that the search of /faq shows first. */
  faqFirst: Answers;
  /** By a category that "Search benefits" on /plan leaves. */
  benefits?: Answers;
  /** By the area that the search on /provider understands. */
  areas?: Answers;
}

/** English and brand names that people type in every language. */
export const askedEverywhere: Answers = {
  '/contact': ['whatsapp'],
  '/plan#household-cost': ['price', 'pricing', 'premuim'],
  '/faq#pregnancy': ['belle', 'maternity'],
  '/plan/what-is-covered#malaria': ['typhoid', 'iba', 'malaria'],
  '/plan/what-is-covered#dental-care': ['teeth', 'dental'],
  '/plan/what-is-covered#hypertension': ['bp'],
  '/faq#lasrra': ['lasrra'],
  '/faq#nin': ['nin'],
  '/complaint': ['complian'],
  '/faq#report-fraud': ['fake agent'],
  '/provider/kosofe/gbagada-general-hospital': [
    'general hospital',
    'government hospital',
    'gbagada general hospital',
  ],
  '/marketing-agents': ['agents'],
  '/cookies-policy': ['cookies'],
  '/plan': ['Ilera Eko'],
  '/provider': ['hospital'],
  '/plan/what-is-covered#medicines': ['ulcer'],
  '/plan/what-is-covered#surgery': ['fibroid'],
  '/plan/what-is-covered#glasses': ['gilaasi'],
  '/plan/what-is-covered#diabetes': ['dayabitiisi'],
  '/plan/what-is-covered#cancer': ['cancer'],
  '/plan#plan-comparison': ['jaara'],
  '/faq#renewing': ['renew'],
  '/faq#cannot-pay': ['equity', 'free', 'disability'],
  '/provider/lagos-mainland': ['mainland'],
  '/provider/epe': ['how many hospitals in Epe'],
  '/provider?find=Reddington#found': ['Reddington'],
  '/faq#seniors': ['my mother'],
  '/is-this-lashma': [
    'is this call genuine',
    'someone called me to pay',
    'jibiti',
    '419',
    'scam',
    'fake call',
  ],
  '/emergency': [
    'ambulance',
    'accident',
    'night',
    'heart attack',
    'stroke',
    'cannot breathe',
    'cant breath',
    'bleeding',
    'sniper',
    'rape',
    'my baby has convulsion',
  ],
  '/newsletter': ['newsletter'],
  '/resources': ['open data'],
  '/provider/list': ['print'],
  '/plan?children=3#household-cost': ['price for 2 adults and 3 children'],
  '/is-this-lashma?q=is+Mr+Tunde+from+LASHMA': ['is Mr Tunde from LASHMA'],
  '/is-this-lashma?q=MyCover+Genius': ['MyCover Genius'],
  '/is-this-lashma?q=lashma-gov.com': ['lashma-gov.com'],
  '/enrol?for=staff&adults=12': ['12 workers', '12 staff', 'twelve workers'],
  '/plan/what-is-covered#caesarean': ['C.S operation how much', 'C.S'],
};
