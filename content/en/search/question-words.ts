/** Where those live who pay from abroad. */
const cities =
  'obodo yankee jand houston atlanta chicago texas toronto calgary manchester birmingham leeds dublin johannesburg'.split(
    ' ',
  );

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
  ['difference', 'vs', 'versus', 'compare', 'comparison', 'better'],
  ['abroad', ...'overseas london uk england usa america canada germany dubai ireland italy japa'.split(' ')],
  ['moved', 'move', 'moving', 'relocate', 'relocated', 'relocating', 'pack', 'packed'],
  ['complaint', 'complain', 'complaining'],
  [
    'foreigner',
    'expatriate',
    'expat',
    'immigrant',
    ...'ghanaian togolese beninese cameroonian indian chinese lebanese'.split(' '),
  ],
  ['boss', 'oga'],
  ['retired', 'retiree', 'retirees', 'retirement', 'pension'],
  ['debit', 'debited'],
  ['forgot', 'forget', 'forgotten'],
  ['died', 'die', 'dies', 'kpai'],
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
  ['renew', 'renewal', 'renewing', 'renewed', 'renual', 'renuel', 'renewel', 'reneu'],
  ['pregnant', 'pregnancy'],
  ['accident', 'crash', 'collision'],
  ['hit', 'hits', 'knock', 'jam', 'jammed', 'bash', 'crush', 'smash', 'ram', 'rammed', 'climb'],
  ['ask', 'asked', 'asking', 'asks'],
  ['night', 'midnight', 'nighttime', 'weekend', 'sunday'],
  ['staff', 'employees', 'workers', 'employee', 'worker'],
  ['reject', 'rejected', 'refused', 'refuse', 'denied', 'refusing'],
  ['treat', 'treatment', 'treated'],
  ['expire', 'expired', 'expires', 'expiry', 'lapsed'],
  ['website', 'site', 'web', 'webpage'],
  ['fake', 'scam', 'scams', 'fraud', 'fraudulent', 'fraudster', 'scammer', 'wayo', '419'],
  ['birth', 'deliver', 'delivering'],
  ['breathe', 'breath'],
  ['cannot', 'cant'],
  ['beat', 'beats', 'beaten', 'beating'],
  // Whatever comes first, these need help now.
  [
    'bleeding',
    ...'bleed bled burn burnt burned scald scalded convulsion convulsions convulse convulsing seizure poison'.split(
      ' ',
    ),
    ...'poisoned poisoning swallow swallowed choke choked choking drown drowned drowning faint fainting'.split(
      ' ',
    ),
    ...'collapse collapsing stab stabbed robber robbery gunshot electrocuted snake scorpion sniper'.split(
      ' ',
    ),
    ...'overdose overdosed rape raped strangled'.split(' '),
  ],
  ['pain', 'paining', 'pains', 'ache', 'aching', 'hurting', 'worry', 'worrying', 'disturb'],
  ['stomach', 'belly', 'tummy', 'abdomen'],
  ['excel', 'csv', 'spreadsheet', 'xls', 'xlsx'],
  ['sack', 'sacked', 'retrenched', 'laid'],
  // Pidgin and what is typed in a hurry, which people type into the English search as well.
  ['how', 'hw'],
  ['which', 'wich', 'whch'],
  ['check', 'chek', 'chk'],
  ['not', 'neva', 'never', 'didnt'],
  ['when', 'wen'],
  ['where', 'wia'],
  ['what', 'wetin'],
  ['this', 'dis', 'dat'],
  ['people', 'pipo', 'ppl'],
  ['talk', 'tok'],
  ['another', 'anoda'],
  ['thief', 'stolen', 'steal'],
  ['abroad', ...cities],
];

/** How people ask who somebody is, folded: by a title before the name, or by saying that they are of ours. */
export const personWords = {
  titles: ['mr', 'mrs', 'ms', 'miss', 'mister', 'madam', 'alhaji', 'alhaja', 'chief', 'pastor'],
  ofUs: [
    ...['lashma', 'ilera eko', 'you', 'una'].flatMap((us) =>
      ['from', 'work for', 'works for', 'working for', 'work with', 'works with'].map(
        (said) => `${said} ${us}`,
      ),
    ),
    ...['your', 'lashma', 'ilera eko', 'una'].flatMap((us) =>
      ['agent', 'staff', 'worker', 'official', 'marketer'].map((who) => `${us} ${who}`),
    ),
  ],
};

/** How people name the members of a household whose price they ask for. */
export const householdWords = {
  numbers: {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
    ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
    ...{ eighty: 80, ninety: 90 },
  },
  groups: {
    adults: ['adult', 'adults', 'grownup', 'grownups'],
    children: ['children', 'kids', 'sons', 'daughters', 'babies', 'pikin'],
    seniors: ['seniors', 'elderly', 'grandparents', 'pensioners'],
  },
  couples: ['couple', 'couples'],
  oneAdult: ['person', 'man', 'woman', 'individual', 'bachelor', 'widow', 'widower'],
  spouses: ['wife', 'husband', 'spouse', 'partner', 'madam', 'hubby'],
  speaker: ['me', 'myself'],
  own: ['i', 'im', 'am'],
  having: ['have', 'get', 'got'],
  ages: ['year', 'years', 'yrs', 'yr', 'old', 'age', 'aged', 'am', 'im', 'be', 'reach', 'reached', 'turned'],
  months: ['month', 'months'],
  weeks: ['week', 'weeks', 'wk', 'wks'],
  due: ['due', 'edd', 'born', 'birth', 'deliver', 'delivery', 'come'],
  next: ['next'],
  oneChild: ['child', 'kid', 'son', 'daughter', 'baby'],
  bothParents: ['parents'],
  families: ['family', 'household', 'of us', 'of we', 'we be', 'we are', 'we dey'],
  abroad: 'abroad london uk england usa us america canada germany dubai ireland italy overseas diaspora'
    .split(' ')
    .concat(cities),
  staff: ['staff', 'staffs', 'workers', 'worker', 'employees', 'employee', 'company', 'business'],
  insuring: ['insurance', 'insure', 'cover', 'plan', 'plans', 'scheme'],
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
  price: ['price', 'cost', 'costs', 'much', 'mch', 'premium', 'amount', 'fee', 'cheap', 'cheapest', 'lowest'],
  small:
    'employ hire lagos nigeria naija ikorodu ikeja surulere mushin agege alimosho badagry epe lekki yaba oshodi ajah festac a alone am and are aged both total can dem join fit pay just turned reach reached don dey annual annually be buy cover e from get go has have health hw i live na people pipo members register she he for best better how in insure insurance is it jaara only single of offer old our per plan plans plus standard take the to want wan wetin what whats which will with my we year years yearly yrs'.split(
      ' ',
    ),
};
