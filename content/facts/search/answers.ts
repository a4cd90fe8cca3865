import { enrolCases } from '../enrol-page.ts';
import { externalLinks } from '../links.ts';
import { emergencyLines } from '../site.ts';

export const contact = { to: '/contact' } as const;

export const householdCost = { to: '/plan#household-cost' } as const;

/** Asks from lines of them, between commas. */
const list = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(', '));

const emergencyLinks = {
  emergencyLine: { to: emergencyLines[0].to },
  ambulanceLine: { to: emergencyLines[1].to },
  call: {},
  nearMe: { to: '/provider' },
} as const;

/**
 * What people ask for, by families. An ask of a rule is a set of words that all have to stand in a search, in any order;
 * `a|b` is one of them or the other. `beside` has the words that say more of the same: together with those of the asks they
 * tell how much of a search a rule is about. Of two rules that apply the one that is about more of the search counts.
 */
export const searchAnswers = {
  // Life in danger: what to do at once, before all else.
  emergency: {
    id: 'emergency',
    // The page answers as soon as the site has it.
    page: '/emergency',
    faq: 'emergency',
    isStrong: true,
    asks: list(
      'mother|father|grandmother|grandfather|wife|husband|children bleeding|stroke|dying|unconscious',
      'mother|father|grandmother|grandfather|wife|husband|children|hospital|car accident',
      'mother|father|grandmother|grandfather|wife|husband|children heart attack',
      'mother|father|grandmother|grandfather|wife|husband|children not breathing',
      'mother|father|grandmother|grandfather|wife|husband|children|car|motor|vehicle|bus|danfo|taxi|truck|lorry|trailer|tanker|train|okada|bike|motorcycle|keke|maruwa|down|from|off fell|fall',
      'car|motor|vehicle|bus|danfo|taxi|truck|lorry|trailer|tanker|train|okada|bike|motorcycle|keke|maruwa|run hit',
      'car|motor|vehicle|bus|danfo|taxi|truck|lorry|trailer|tanker|train|okada|bike|motorcycle|keke|maruwa run|ran over',
      'in|start|now|dey|pain labour, baby coming now, call night',
      'emergency|accident|urgent|dying|suicide|bleeding|ambulance|unconscious|stroke|emajensi|112 !gum|gums|tooth|teeth|drug|drugs|contact|contraceptive|contraception|pill|pills|fund|loan|price|much',
      'wan|want die !hair|cloth|clothes, about to die, kill myself, emergency hospital|number|room',
      'ambulance number|call|need',
      'not|cannot|no|hard|difficult|difficulty|trouble|shortness breathing, heart|asthma attack',
      'life danger, first aid, chest pain, vomit|cough blood, wife in labour',
      'water break|broke|broken, born now, hot water|oil pour, dog bite, electric|me shock !payment|price|bill|money',
      'can t breathe, no fit breathe, too many tablets|drugs, too much drugs|medicine',
      'face|mouth drooping|twist|bend, weak one side, slurred speech, husband|wife beat',
      'domestic violence',
    ),
    links: emergencyLinks,
  },
  // What is open is asked for, and the lists do not answer it: nothing says that life is in danger.
  night: {
    id: 'night',
    page: '/emergency',
    faq: 'emergency',
    isStrong: true,
    asks: list('night, hospital 24 hours, hospital open now'),
    beside: 'doctor pharmacy sick children baby',
    links: emergencyLinks,
  },
  'emergency-cover': {
    id: 'emergency-cover',
    covered: 'emergencies',
    asks: list(
      'emergency|accident|stroke|bleeding covered, plan pay emergency, emergency free',
      'heart|asthma attack covered, pay burns',
    ),
  },
  'ambulance-cover': {
    id: 'ambulance-cover',
    covered: 'ambulance',
    asks: list('ambulance covered|free|cost, plan pay ambulance'),
  },
  // What it costs, for whom.
  price: {
    id: 'price',
    asks: list(
      'price|premium|amount|discount, how much, elo ni, single person, cheapest plan|package|option',
    ),
    beside: 'individual one adult insurance list',
    links: { householdCost: {}, planPlanComparison: { to: '/plan#plan-comparison' } },
  },
  'price-family': {
    id: 'price-family',
    asks: list(
      'price|premium|plan|package|discount family, price people|children',
      'how much people|family|wife|children, family of 4|6',
    ),
    links: { householdCost: {}, faqDependants: { to: '/faq#dependants' } },
  },
  seniors: {
    id: 'seniors',
    asks: list(
      'seniors|elderly|parents|mother|father|retired|pensioner|grandmother|grandfather',
      'old people, above|over|years 60',
    ),
    beside: 'much premium price plan citizen aged',
    amounts: { onePerson: {}, aCouple: {} },
    links: {
      faqSeniors: { to: '/faq#seniors' },
      faqDependants: { to: '/faq#dependants' },
      faqDiaspora: { to: '/faq#diaspora' },
      pdf: {},
    },
  },
  free: {
    id: 'free',
    asks: list('free'),
    beside:
      'insurance treatment healthcare health care plan hospital registration medical pregnant women delivery old people elderly children disability widow',
    links: {
      faqCannotPay: { to: '/faq#cannot-pay' },
      enrolmentFee: { to: '/faq#enrolment-fee' },
      planHouseholdCost: { to: '/plan#household-cost' },
    },
  },
  jaara: {
    id: 'jaara',
    asks: list('jaara|jara, standard plan, jaara or|abi|and|between|difference plus'),
    beside: 'price much benefits cover',
    links: {
      planPlanComparison: { to: '/plan#plan-comparison' },
      householdCost: {},
      covered: { to: '/plan/what-is-covered?plan=standard-jaara' },
    },
  },
  'jaara-plus': {
    id: 'jaara-plus',
    asks: list('jaara|jara|plan plus, how much plus'),
    beside: 'standard price benefits',
    links: {
      planPlanComparison: { to: '/plan#plan-comparison' },
      householdCost: {},
      covered: { to: '/plan/what-is-covered?plan=jaara-plus' },
    },
  },
  'compare-plans': {
    id: 'compare-plans',
    asks: list('gold|silver|platinum|bronze|vip|basic plan, compare plans, plans side by'),
    beside: 'all',
    links: { planPlanComparison: { to: '/plan#plan-comparison' }, householdCost: {} },
  },
  plans: {
    id: 'plans',
    isWhole: true,
    page: '/plan',
    asks: list('plan|packages'),
    beside: 'health best types choose all',
  },
  'not-covered': {
    id: 'not-covered',
    faq: 'not-covered',
    asks: list('not covered, exclusion|exclude|excluded'),
  },
  'what-is-covered': {
    id: 'what-is-covered',
    page: '/plan/what-is-covered',
    asks: list(
      'what covered, benefits|coverage, which illness|sickness|treatment covered, is it covered',
      'my treatment covered',
    ),
    beside: 'list plan',
  },
  'plan-documents': {
    id: 'plan-documents',
    asks: list('download|pdf plan, benefit package|pdf, brochure|handbook'),
    links: { planPlanComparison: { to: '/plan#plan-comparison' } },
  },
  // Paying, and what became of a payment.
  pay: {
    id: 'pay',
    faq: 'how-to-pay',
    asks: list(
      'pay|payment|ussd|opay|palmpay|moniepoint, bank transfer|account, account number',
      'debit|atm card',
    ),
    beside: 'premium online portal code',
  },
  // Before the answer about instalments, which begins with a yes.
  monthly: {
    id: 'monthly',
    asks: list('how much month, per|price|every|pay month, monthly|weekly|daily, every|pay week'),
    beside: 'payment instalment subscription',
    links: { instalments: { to: '/faq#paying-in-instalments' }, householdCost: {} },
  },
  instalments: {
    id: 'instalments',
    faq: 'paying-in-instalments',
    asks: list('instalment|installment, pay small|half|bit, pay in parts'),
  },
  'enrolment-fee': {
    id: 'enrolment-fee',
    faq: 'enrolment-fee',
    asks: list('registration|enrolment|agent|form fee, pay|cost register, service charge'),
    beside: 'ask',
  },
  'payment-problem': {
    id: 'payment-problem',
    isStrong: true,
    asks: list(
      'paid|pay twice, debit|reflect|receipt|invoice, pay|paid not active',
      'pay no active|show|enter|come|number, paid no active|show|enter|come|answer|number',
      'payment fail|pending|successful|enter|check|error|sms, transfer fail, proof of payment',
      'pay|paid|payment|money|deducted not show, pay|paid|money not enter',
      'pay|paid|payment|money not come, payment no show|come|number, money no show|enter|come',
      'money left|comot account, money deducted, wrong amount, pay|paid|payment policy number',
    ),
    beside: 'download see',
    links: {
      checkingEnrolment: { to: '/faq#checking-enrolment' },
      verify: { to: externalLinks.verify },
      refund: { to: '/faq#refund' },
    },
  },
  refund: {
    id: 'refund',
    faq: 'refund',
    isStrong: true,
    asks: list('cancel|refund|reimburse, money back'),
    beside: 'plan insurance policy',
  },
  copayment: {
    id: 'copayment',
    asks: list('copayment|copay, co payment|pay, pay myself'),
    links: {
      askedForMoney: { to: '/faq#hospital-asks-for-money' },
      covered: { to: '/plan/what-is-covered' },
    },
  },
  // Those who pay from abroad.
  diaspora: {
    id: 'diaspora',
    faq: 'diaspora',
    isStrong: true,
    asks: list(
      'diaspora|abroad|dollar|pounds|euro|sponsor, foreign currency|card|bank|account',
      'outside nigeria, send money home, home konnect, waka well, international card|payment',
    ),
    beside: 'plan price much live pay nigerian buy mastercard naira',
  },
  'parent-abroad': {
    id: 'parent-abroad',
    isStrong: true,
    asks: list('mother|father|parents|grandmother|grandfather abroad'),
    beside: 'pay buy insure live',
    links: { enrol: { to: enrolCases['parent-abroad'].to } },
  },
  // Those who cannot pay.
  'pregnant-cannot-pay': {
    id: 'pregnant-cannot-pay',
    isStrong: true,
    asks: list(
      'pregnant|belle|delivery|birth no money, pregnant|belle|delivery|birth cannot pay',
      'pregnant|belle|delivery|birth afford|poor, pregnant|belle|delivery|birth no fit pay',
    ),
    links: { enrol: { to: enrolCases['cannot-pay'].to }, pregnancy: { to: '/faq#pregnancy' } },
  },
  'cannot-pay': {
    id: 'cannot-pay',
    faq: 'cannot-pay',
    asks: list(
      'afford|poor|widow|orphan|orphanage|motherless|equity|ekosha|donate|charity|sack, cant|help pay, no money|job',
      'eko social health, sponsor|adopt someone|family|child, lost job|work, no get work',
      'stopped work, no money hospital|treat',
    ),
    beside: 't hospital free one treat people fund plan programme alliance insurance',
    links: { ekosha: { to: externalLinks.ekosha } },
  },
  disability: {
    id: 'disability',
    isStrong: true,
    asks: list('disability|plwd|pwd, special needs'),
    beside: 'people person plan insurance child',
    links: { faqCannotPay: { to: '/faq#cannot-pay' }, accessibility: { to: '/accessibility' }, contact: {} },
  },
  // Who may and must join, and who is added.
  'who-must-enrol': {
    id: 'who-must-enrol',
    faq: 'who-must-enrol',
    asks: list(
      'sell|maid|nanny|cook|student|nysc|corper|trader|okada|keke|driver|artisan|tailor|farmer|unemployed|jobless|housewife|mandatory|compulsory|police|policeman|policewoman|soldier|army|navy|military|landlord|landlady|tenant|bricklayer|carpenter|vulcanizer|welder|plumber|electrician|painter|hawker|fisherman|banker|lawyer|nurse|engineer|mechanic|hairdresser|barber|pastor|imam|apprentice',
      'house girl|boy|help, self employed, market woman|women, non indigene',
      'must enrol|register, penalty register, not|dont register|enrol happen, fine not register',
      'who can join|register|enrol, customs|immigration officer, dispatch rider',
    ),
    beside: 'danfo',
  },
  foreigners: {
    id: 'foreigners',
    faq: 'who-must-enrol',
    isStrong: true,
    asks: list(
      'foreigner|lagosian|indigene, not|non nigerian, no be nigerian, not from lagos',
      'state of origin, work|residence permit, another country live lagos',
      'foreign national|citizen',
    ),
  },
  children: {
    id: 'children',
    isWhole: true,
    faq: 'dependants',
    asks: list('children'),
  },
  dependants: {
    id: 'dependants',
    faq: 'dependants',
    asks: list(
      'dependant|dependent|wife|husband|spouse, add mother|parents|family|someone',
      'children 18|19|20|21|22|23|24|25|26|27|28|29|30|age',
      'boy|girl 18|19|20|21|22|23|24|25|26|27|28|29|30',
    ),
    beside: 'above university',
  },
  'add-child': {
    id: 'add-child',
    asks: list(
      'add children|newborn|born, add|register|new|include|put baby, register newborn',
      'just born baby, wife don|just|has born, wife given birth, gave birth',
    ),
    beside: 'cover plan policy',
    links: { faqDependants: { to: '/faq#dependants' }, newborn: { to: '/plan/what-is-covered#newborn' } },
  },
  wives: {
    id: 'wives',
    faq: 'dependants',
    asks: list('polygamous|polygamy|wives, second wife'),
    beside: 'two 2 many three',
  },
  // Before the family members whom it may name.
  died: {
    id: 'died',
    isStrong: true,
    asks: list(
      'died|death|deceased|bereaved, husband|wife|mother|father|children dead, passed away',
      'late husband|wife',
    ),
    links: { contact: {}, faqDependants: { to: '/faq#dependants' } },
  },
  'change-policy': {
    id: 'change-policy',
    asks: list(
      'change plan|name|jaara, switch plan|jaara, upgrade|downgrade|divorce|divorced',
      'correct|wrong name, change phone number, change|wrong date of birth',
      'remove dependant|wife|husband|children|someone, moved jaara, moved another plan',
    ),
    beside: 'spelt plus standard',
    links: { contact: {}, planPlanComparison: { to: '/plan#plan-comparison' } },
  },
  // Joining: how, where, with what.
  enrol: {
    id: 'enrol',
    faq: 'how-to-enrol',
    asks: list('enrol|enroll|enrolment|register|join|portal|apply, sign up, buy plan, get insurance'),
    beside: 'scheme ilera eko link',
  },
  'prepare-enrolment': {
    id: 'prepare-enrolment',
    page: '/enrol',
    asks: list('prepare|checklist|summary enrolment, get ready to enrol'),
  },
  'where-to-enrol': {
    id: 'where-to-enrol',
    faq: 'where-to-enrol',
    asks: list(
      'where enrol|register, enrolment|registration centre, branch|kiosk',
      'no phone|android|internet|computer|data register|enrol',
      'not have phone|smartphone|android|internet|computer|data register|enrol',
      'without android|internet|computer|data register|enrol',
      'dont have android|internet|computer|data register|enrol, no get|have phone',
      'dont have phone|smartphone, without phone|smartphone, no smartphone',
    ),
  },
  lasrra: {
    id: 'lasrra',
    faq: 'lasrra',
    asks: list('lasrra|lassra|lasra|lasara, resident card|number'),
  },
  nin: {
    id: 'nin',
    faq: 'nin',
    asks: list('nin|bvn, national id'),
    beside: 'number',
  },
  papers: {
    id: 'papers',
    faq: 'what-to-bring',
    asks: list(
      'need register|enrol|documents, required register, what to bring, requirements|papers',
      'id card registration',
    ),
  },
  // When cover begins, goes on and ends.
  'cover-start': {
    id: 'cover-start',
    faq: 'when-cover-starts',
    asks: list(
      'cover|date|work|insurance|plan|immediately start, when active|begin, activation',
      'cover begin, paid|pay when start, paid|pay today, when|immediately|today|before use',
      'use after pay|paid, pay when see doctor, many days before hospital, how many days start',
      'how long plan|cover|last|valid, plan last, is it for one year',
      'hospital after pay|paid|paying',
    ),
  },
  waiting: {
    id: 'waiting',
    faq: 'waiting-periods',
    asks: list('waiting, how many months'),
    beside: 'period long',
  },
  renew: {
    id: 'renew',
    faq: 'renewing',
    asks: list(
      'renew, continue|end plan, when|date|next|will|about|soon expire, cover end, pay again',
      'second year',
    ),
    beside: 'policy insurance',
  },
  'late-renewal': {
    id: 'late-renewal',
    faq: 'late-renewal',
    asks: list(
      'finished|ended|overdue|expire|penalty|suspended, late payment|pay|renew, forgot renew',
      'did not renew',
    ),
    beside: 'plan cover last month policy card insurance year',
  },
  verify: {
    id: 'verify',
    faq: 'checking-enrolment',
    asks: list(
      'name not list|there|paid, not on list, hospital says not list, not in system',
      'verify|status|inactive, check my policy, am i enrolled|covered, policy number',
      'not|no active, name no dey|paid|pay, see|system|check name',
      'check|know|already|don register, check enrolment',
    ),
    beside: 'plan',
  },
  'policy-number': {
    id: 'policy-number',
    asks: list(
      'forgot number|policy, lost|find|where|what|know|remember policy number',
      'lost register number',
    ),
    beside: 'insurance dont',
    links: {
      checkingEnrolment: { to: '/faq#checking-enrolment' },
      verify: { to: externalLinks.verify },
      lostCard: { to: '/faq#lost-card' },
    },
  },
  'lost-card': {
    id: 'lost-card',
    faq: 'lost-card',
    asks: list('card'),
    beside: 'lost misplaced health insurance id replace new stolen work spoil missing bad cancel block',
  },
  'no-card': {
    id: 'no-card',
    asks: list('card come|get|ready|collect|receive|arrive|where'),
    beside: 'id pay paid',
    links: { checkingEnrolment: { to: '/faq#checking-enrolment' }, lostCard: { to: '/faq#lost-card' } },
  },
  // At the hospital: asked for money, sent away, treated badly.
  // Nobody may die for want of a deposit.
  'pay-first': {
    id: 'pay-first',
    asks: list('pay first, deposit treat|first|emergency, pay before treat|doctor, money emergency'),
    beside: 'must hospital collect',
    links: {
      askedForMoney: { to: '/faq#hospital-asks-for-money' },
      emergency: { to: '/emergency' },
    },
  },
  'asked-for-money': {
    id: 'asked-for-money',
    faq: 'hospital-asks-for-money',
    asks: list(
      'pay|money|charged|bill|paid|deposit|collect hospital, charged me, bribe, pay drugs',
      'nurse|doctor collect, collect from me, nurse|doctor|bring money, buy card hospital',
    ),
    beside: 'must asked',
  },
  // Whoever is still there has to be told what to do now.
  'turned-away': {
    id: 'turned-away',
    isStrong: true,
    asks: list(
      'refused treatment|attend|hospital, no gree treat|attend, not treat me',
      'hospital|me turned away, no bed, hospital send away',
    ),
    beside: 'space',
    links: { complaint: { to: '/complaint' }, emergency: { to: '/emergency' } },
  },
  'refused-drugs': {
    id: 'refused-drugs',
    faq: 'refused-drugs',
    asks: list(
      'refused|no|finished|buy drugs, pharmacy refused, drugs|medicine not available',
      'drug out of stock, buy medicine|injection',
    ),
    beside: 'myself hospital told must',
  },
  complaint: {
    id: 'complaint',
    page: '/complaint',
    isStrong: true,
    asks: list(
      'complain|insulted|petition, report hospital|doctor|nurse|pharmacy',
      'bad|badly|wrong treatment, rude|shouted nurse, rude|shouted|negligence doctor',
      'no doctor|accept|gree hospital, hospital not|dont accept|know, no|not|dont accept card',
      'shouted me, bad service, waited long hospital, not happy',
    ),
  },
  'complaint-status': {
    id: 'complaint-status',
    asks: list('complaint status|reference|track|follow|my|answer, report status', 'what happened complaint'),
    links: { complaintStatus: { to: '/complaint/status' }, complaint: { to: '/complaint' } },
  },
  // Which hospital, and another one.
  'find-hospital': {
    id: 'find-hospital',
    isWhole: true,
    page: '/provider',
    asks: list('hospital|clinic|pharmacy|providers'),
    beside:
      'find show list map directory address addresses location locations all your accredited network lagos state',
  },
  'near-me': {
    id: 'near-me',
    isWhole: true,
    asks: list(
      'near|around me, close to my house, close to where i live, hospital close to me',
      'hospital close to my house, nearest, nearest hospital|pharmacy|clinic, close to me',
      'hospital|clinic|pharmacy near me, hospital around me',
    ),
    links: { nearMe: { to: '/provider' }, services: { to: '/provider/services' } },
  },
  'hospital-list': {
    id: 'hospital-list',
    asks: list('download hospital|provider list, hospitals pdf, provider list pdf'),
    lines: { ileraEkoProvider: { icon: 'download', to: '/documents/ilera-eko-provider.pdf' } },
    links: { resources: { to: '/resources' } },
  },
  'finding-a-hospital': {
    id: 'finding-a-hospital',
    faq: 'finding-a-hospital',
    asks: list('two|2|any|private|best hospitals, which hospital use'),
  },
  'unlisted-hospital': {
    id: 'unlisted-hospital',
    asks: list(
      'hospital|clinic|pharmacy not listed|covered|accredited|registered',
      'hospital|clinic|pharmacy no dey list, unlisted hospital|clinic|pharmacy',
      'outside list hospital|clinic|pharmacy',
    ),
    links: {
      findingAHospital: { to: '/faq#finding-a-hospital' },
      emergency: { to: '/emergency' },
      changingHospital: { to: '/faq#changing-hospital' },
    },
  },
  'change-hospital': {
    id: 'change-hospital',
    faq: 'changing-hospital',
    asks: list('change|switch|transfer|move|another|different|new hospital, change provider|clinic'),
  },
  'hospital-closed': {
    id: 'hospital-closed',
    faq: 'changing-hospital',
    // "Hospital close to me" asks for something else.
    asks: list(
      'hospital closed|shut, hospital don close|lock, hospital has close down',
      'hospital no longer exist|there',
    ),
    beside: 'choose',
    links: { complaint: { to: '/complaint' } },
  },
  moved: {
    id: 'moved',
    faq: 'changing-hospital',
    isStrong: true,
    asks: list('moved to|from|go'),
  },
  'care-outside-lagos': {
    id: 'care-outside-lagos',
    covered: 'care-outside-lagos',
    isStrong: true,
    asks: list(
      'abuja|ibadan|abeokuta|kano|enugu, port harcourt, ogun|oyo|osun state',
      'use|hospital outside lagos, use|hospital another state',
    ),
    links: { movingAway: { to: '/faq#moving-away' } },
  },
  'outside-lagos': {
    id: 'outside-lagos',
    faq: 'moving-away',
    asks: list('move|travel, new address, outside|leave lagos, another state'),
    beside: 'abuja ibadan abeokuta port harcourt kano enugu ogun oyo osun area',
  },
  // Is it really us?
  fraud: {
    id: 'fraud',
    faq: 'report-fraud',
    asks: list('fake agent|report'),
  },
  'is-this-lashma': {
    id: 'is-this-lashma',
    page: '/is-this-lashma',
    faq: 'report-fraud',
    isStrong: true,
    asks: list(
      'fraud|jibiti|genuine|suspicious|impostor|impersonate, someone|my came house',
      'someone register me|came, agent came|check|verify|pay, someone call|pay|message',
      'someone|phone|call|whatsapp|message|facebook|send|agent ask money, someone ask account',
      'someone come house, call me pay|money|who|number, ask pay phone',
      'told|say send|transfer money, pay private|personal|into account, transfer account',
      'message pay|link, whatsapp message money',
      'this number|message|call|email|mail|link|letter, message|call|email|link|letter from',
      'whose|check number, check website, is this you|lashma, asked otp|pin|bvn',
      'agent collect money',
    ),
    beside: 'know',
    links: { fraud: { to: '/faq#report-fraud' } },
  },
  agents: {
    id: 'agents',
    page: '/marketing-agents',
    asks: list('agent'),
    beside: 'list marketing phone number',
  },
  'become-agent': {
    id: 'become-agent',
    asks: list(
      'become|work|job|join|apply|application|form agent, want|wan|can be agent, want to sell',
      'sell insurance',
    ),
    beside: 'marketing plan',
    links: { agents: { to: '/marketing-agents' }, contact: {} },
  },
  // Employers, staff, providers and other insurers.
  employers: {
    id: 'employers',
    asks: list('employer|staff|company|sme|business|corporate|cin|organisation'),
    beside: 'number registration small 12 domestic identification',
  },
  'my-employer': {
    id: 'my-employer',
    faq: 'staff',
    asks: list(
      'boss, employer pay|insurance|reject|deduct, employer|company not register',
      'company deduct|pay|reject',
    ),
    links: { employers: { to: '/employers' }, complaint: { to: '/complaint' } },
  },
  'public-servants': {
    id: 'public-servants',
    faq: 'public-servants',
    asks: list('state|government|council|lasg worker, civil|public servant, teacher|salary'),
    beside: 'school retired deduction',
  },
  'join-network': {
    id: 'join-network',
    page: '/join-network',
    asks: list(
      'join network, become|join|registration provider',
      'register|join|network|partner|own|start|enlist hospital',
      'register|join|my|partner|own|start|enlist pharmacy',
      'accreditation|accredited|hefamaa|claims|tariff|capitation|partnership',
      'clinic join|network|doctor|my|partner|own|start|enlist, how hospital paid',
      'partner|own|start|enlist maternity, partner with you',
      'want|wan|a open hospital|clinic|pharmacy|maternity',
    ),
    beside: 'payment',
  },
  'other-insurers': {
    id: 'other-insurers',
    isStrong: true,
    asks: list('nhis|nhia|hmo, national|federal|private health insurance'),
    beside: 'difference plan',
    links: { plan: { to: '/plan#plan-comparison' }, employers: { to: '/employers' }, contact: {} },
  },
  // Illness and care for which a plan has no row of its own.
  pregnancy: {
    id: 'pregnancy',
    faq: 'pregnancy',
    isStrong: true,
    asks: list(
      'pregnant|maternity|delivery|birth|belle|antenatal|labour|due|expecting|edd',
      'delivery|birth free, wife|wan|go|soon|before born, born next month|week, baby come month',
    ),
    beside: 'register join start pay cover free after many cost child safe women care plan long date gave',
  },
  'illness-before': {
    id: 'illness-before',
    covered: 'illness-before-joining',
    asks: list('pre|illness|condition existing, preexisting, already|before sick, illness before'),
  },
  'sick-child': {
    id: 'sick-child',
    covered: 'childhood-illness',
    asks: list('children|baby sick, children|baby no|not well'),
    links: { doctor: { to: '/faq#doctor-by-phone' }, emergency: { to: '/emergency' } },
  },
  sick: {
    id: 'sick',
    faq: 'doctor-by-phone',
    asks: list(
      'sick|symptoms|doctor|consultation, belle|stomach|head|body|neck|back|leg|hand pain',
      'belle|stomach run, belle bite, no|not well',
    ),
    beside: 'feeling husband wife mother father see',
    links: { provider: { to: '/provider' } },
  },
  doctor: {
    id: 'doctor',
    faq: 'doctor-by-phone',
    asks: list('telemedicine|vbooth, talk to doctor, doctor online|phone|call|number|line, virtual booth'),
  },
  eye: {
    id: 'eye',
    isWhole: true,
    covered: 'eye-care',
    asks: list('eye|oju'),
    beside: 'hospital clinic doctor specialist treatment cover',
    links: {
      glasses: { to: '/plan/what-is-covered#glasses' },
      eyeSurgery: { to: '/plan/what-is-covered#eye-surgery' },
      services: { to: '/provider/services?service=eye' },
    },
  },
  'not-named': {
    id: 'not-named',
    isStrong: true,
    asks: list(
      'abortion|abort|mortuary|burial|funeral|prosthesis|viagra|dna|crutches',
      'terminate pregnancy, remove|comot belle, artificial leg|hand, paternity test',
    ),
    links: { covered: { to: '/plan/what-is-covered' } },
  },
  // Reaching us, and what this site has.
  scheme: {
    id: 'scheme',
    isWhole: true,
    asks: list(
      'ileraeko|ilera|lashma|insurance|scheme|meaning|definition',
      'lagos state health management agency, stand for',
    ),
    beside: 'eko full',
    links: { plan: { to: '/plan' }, faqHowToEnrol: { to: '/faq#how-to-enrol' }, about: { to: '/about' } },
  },
  phone: {
    id: 'phone',
    asks: list(
      'phone|telephone|number|contact|call|hotline|helpline|hello|thanks, customer care|service',
      'help desk, toll free, talk to someone, speak|talk|see manager',
      'good morning|afternoon|evening',
    ),
    beside: 'line centre lashma ilera eko',
  },
  whatsapp: {
    id: 'whatsapp',
    asks: list('whatsapp|chat'),
    beside: 'number line',
  },
  email: {
    id: 'email',
    asks: list('email|mail|journalist|reporter|press|media|interview, write to you, contact form'),
    beside: 'address',
    lines: { mail: { icon: 'mail' } },
    links: { contactWrite: { to: '/contact#write' }, contact: {} },
  },
  office: {
    id: 'office',
    asks: list('office|headquarters|address|location|visit|alausa, where are you'),
    beside: 'head ikeja',
    lines: { mapUrl: { icon: 'map-pin' } },
  },
  hours: {
    id: 'hours',
    asks: list(
      'opening hours|time|when|you|office|saturday|una, office|working hours|time, closing time, you|office|una close',
      'what time open, you|office open today, office open saturday, hours',
    ),
  },
  app: {
    id: 'app',
    asks: list('app, play store|google'),
    beside: 'mobile download install',
    links: { playStore: { to: externalLinks.playStore }, doctor: { to: '/faq#doctor-by-phone' } },
  },
  trouble: {
    id: 'trouble',
    asks: list(
      'app|website|portal|link|page open, app|website|portal|link work, app|website|portal load',
      'app crash|error, website|portal down, portal error',
    ),
  },
  account: {
    id: 'account',
    asks: list('login|account|dashboard|profile, log|sign in, log out'),
    beside: 'forgot reset create open',
    links: {
      checkingEnrolment: { to: '/faq#checking-enrolment' },
      register: { to: externalLinks.register },
      pay: { to: externalLinks.pay },
      verify: { to: externalLinks.verify },
    },
  },
  'my-data': {
    id: 'my-data',
    faq: 'my-data',
    asks: list('my|delete|personal|protection data, ndpr, my information'),
  },
  jobs: {
    id: 'jobs',
    asks: list('job|employment|hiring, work for lashma|you'),
    beside: 'apply application',
    links: { contact: {} },
  },
  newsletter: {
    id: 'newsletter',
    asks: list('newsletter|subscribe|subscription|unsubscribe, mailing list, stop|news emails'),
    links: { newsletter: { to: '/newsletter' }, blog: { to: '/blog' } },
  },
  blog: {
    id: 'blog',
    page: '/blog',
    asks: list('blog|news|articles|posts, health tips'),
    beside: 'latest',
  },
  print: {
    id: 'print',
    asks: list('print|printable'),
    beside: 'list hospital plan page pharmacies',
    links: { providerList: { to: '/provider/list' }, resources: { to: '/resources' } },
  },
  'open-data': {
    id: 'open-data',
    page: '/resources',
    asks: list('open|license data, reuse|licence|csv|json|dataset|api|resources|documents|downloads'),
    beside: 'pharmacies list hospitals',
  },
  about: {
    id: 'about',
    page: '/about',
    asks: list(
      'who owns|owner|head|runs',
      'gm|director|management|team|mission|vision|law|history|about|board|founder',
      'permanent secretary, head lashma, general manager, who are you, health fund',
      'equity and solidarity',
    ),
  },
} as const;
