/**
 * Single words that mean the same in a question, folded: the rules of answers.ts are written with the first of each
 * group and apply to all.
 */
export const sameWords: readonly (readonly string[])[] = [
  ['mother', 'mum', 'mummy', 'mom', 'mama', 'mothers'],
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
  oneAdult: ['person', 'man', 'woman', 'individual', 'bachelor'],
  spouses: ['wife', 'husband', 'spouse', 'partner'],
  speaker: ['me', 'myself'],
  oneChild: ['child', 'kid', 'son', 'daughter', 'baby'],
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
  ],
  price: ['price', 'cost', 'costs', 'much', 'premium', 'amount', 'fee'],
  small:
    'a and aged annual annually cover family for how i in insure insurance is it only single of old our per plan plans the to what whats will with my we year years yearly yrs'.split(
      ' ',
    ),
};
