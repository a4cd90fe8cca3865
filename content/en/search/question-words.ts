/**
 * Single words that mean the same in a question, folded: the rules of answers.ts are written with the first of each
 * group and apply to all.
 */
export const sameWords: readonly (readonly string[])[] = [
  ['mother', 'mum', 'mummy', 'mom', 'mama', 'mothers'],
  ['grandmother', 'grandma', 'granny', 'grandmama'],
  ['grandfather', 'grandpa', 'grandpapa'],
  ['father', 'dad', 'daddy', 'papa'],
  ['children', 'child', 'kid', 'kids', 'pikin', 'son', 'daughter'],
  ['price', 'cost', 'costs', 'pricing'],
  ['genuine', 'real', 'really', 'authentic', 'legit', 'legitimate', 'original', 'true', 'trust', 'official'],
  ['call', 'caller', 'phoned', 'phoning', 'rang'],
  ['someone', 'somebody', 'man', 'woman', 'lady', 'guy', 'stranger', 'person'],
  ['register', 'registration', 'registered', 'registering'],
  ['message', 'sms', 'text', 'texted'],
  ['poor', 'indigent', 'vulnerable', 'needy', 'broke'],
  ['disability', 'disabled', 'disabilities', 'handicapped', 'wheelchair', 'blind', 'deaf', 'crippled'],
  ['sick', 'ill', 'unwell', 'sickness'],
  ['job', 'jobs', 'vacancy', 'vacancies', 'career', 'careers', 'recruitment', 'internship'],
  ['login', 'signin', 'password', 'username', 'logging'],
  ['renew', 'renewal', 'renewing', 'renewed'],
  ['pregnant', 'pregnancy'],
  ['accident', 'crash', 'collision'],
  ['night', 'midnight', 'nighttime', 'weekend', 'sunday'],
  ['staff', 'employees', 'workers', 'employee', 'worker'],
  ['reject', 'rejected', 'refused', 'refuse', 'denied', 'refusing'],
  ['treat', 'treatment', 'treated'],
  ['expire', 'expired', 'expires', 'expiry', 'lapsed'],
  ['website', 'site', 'web', 'webpage'],
  ['fake', 'scam', 'scams', 'fraud', 'fraudulent', 'wayo', '419'],
  ['birth', 'deliver', 'delivering'],
  // Whatever comes first, these need help now.
  [
    'bleeding',
    ...'bleed bled burn burnt burned scald scalded convulsion convulsions convulse convulsing seizure poison'.split(
      ' ',
    ),
    ...'poisoned poisoning swallow swallowed choke choked choking drown drowned drowning faint fainting'.split(
      ' ',
    ),
    ...'collapse collapsing stabbed gunshot electrocuted snake scorpion'.split(' '),
  ],
  ['pain', 'paining', 'pains', 'ache', 'aching', 'hurt', 'hurting', 'worry', 'worrying', 'disturb'],
  ['stomach', 'belly', 'tummy', 'abdomen'],
  ['excel', 'csv', 'spreadsheet', 'xls', 'xlsx'],
  ['sack', 'sacked', 'retrenched', 'laid'],
  // Pidgin and what is typed in a hurry, which people type into the English search as well.
  ['how', 'hw'],
  ['when', 'wen'],
  ['where', 'wia'],
  ['what', 'wetin'],
  ['this', 'dis', 'dat'],
  ['people', 'pipo', 'ppl'],
  ['talk', 'tok'],
  ['another', 'anoda'],
  ['thief', 'stolen', 'steal'],
];

/** How people name the members of a household whose price they ask for. */
export const householdWords = {
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  groups: {
    adults: ['adult', 'adults', 'grownup', 'grownups'],
    children: ['children', 'kids', 'sons', 'daughters', 'babies', 'pikin'],
    seniors: ['seniors', 'elderly', 'grandparents', 'pensioners'],
  },
  couples: ['couple', 'couples'],
  oneAdult: ['person', 'man', 'woman', 'individual', 'bachelor', 'widow', 'widower'],
  spouses: ['wife', 'husband', 'spouse', 'partner'],
  speaker: ['me', 'myself'],
  ages: ['year', 'years', 'yrs', 'old', 'aged'],
  months: ['month', 'months'],
  oneChild: ['child', 'kid', 'son', 'daughter', 'baby'],
  bothParents: ['parents'],
  families: ['family', 'household'],
  abroad:
    'abroad london uk england usa us america canada germany dubai ireland italy overseas diaspora'.split(' '),
  staff: ['staff', 'staffs', 'workers', 'worker', 'employees', 'employee', 'company', 'business'],
  parents: [
    'mother',
    'mum',
    'mom',
    'mummy',
    'father',
    'dad',
    'daddy',
    'grandmother',
    'grandfather',
    'mama',
    'papa',
    'grandma',
    'granny',
    'grandpa',
  ],
  price: ['price', 'cost', 'costs', 'much', 'mch', 'premium', 'amount', 'fee'],
  small:
    'a am and are aged annual annually be buy cover e from get have health hw i live na people pipo members register she he for how in insure insurance is it only single of old our per plan plans the to want wan wetin what whats will with my we year years yearly yrs'.split(
      ' ',
    ),
};
