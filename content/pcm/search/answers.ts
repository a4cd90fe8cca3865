import { plusDependants, standardDependants, standardPrices } from '../../amounts.ts';
import type * as english from '../../en/search/answers.ts';
import { email, office } from '../../facts/addresses.ts';
import * as enrolFacts from '../../facts/enrol-page.ts';
import { contactLink } from '../../facts/links.ts';
import * as facts from '../../facts/search/answers.ts';
import { emergencyLines } from '../../facts/site.ts';
import type { SearchAnswer } from '../../schema/pages.ts';
import { hoursOfLines } from '../../when-open.ts';
import { withWords } from '../../with-words.ts';
import { coveredGroups } from '../covered.ts';
import { emergencyPage } from '../emergency-page.ts';
import { enrolCases } from '../enrol-page.ts';
import { enrolmentPlaces, whereToEnrol } from '../enrolment-places.ts';
import { faqGroups, ownPayments } from '../faq.ts';
import { code } from '../language.ts';
import { pages } from '../pages.ts';
import { serviceNames, servicesPage } from '../place-details.ts';
import { diasporaPlan, jaaraPlus, seniorsPlan, standardJaara } from '../plans.ts';
import { brand, phoneLines, when } from '../site.ts';
import { whatsAppLines } from '../support.ts';

/** What the page of emergencies and the questions say already is said in the same words. */
const questions = faqGroups.flatMap(({ questions }) => questions);
const findingAHospital = questions.find(({ id }) => id === 'finding-a-hospital');
const askedForMoney = questions.find(({ id }) => id === 'hospital-asks-for-money');
const rowName = (row: string) =>
  coveredGroups.flatMap(({ questions }) => questions).find(({ id }) => id === row)?.question ?? row;

const hours = hoursOfLines(code);

const familyPlans = [standardJaara, jaaraPlus];
const places = { label: whereToEnrol.heading, to: `/contact#${whereToEnrol.id}` };
const contact = { label: 'All di ways to reach us', to: facts.contact.to };
const householdCost = { label: 'How much our house go pay?', to: facts.householdCost.to };

/** The page for employers is in English; what is said to them in Pidgin comes before it. */
const { label, heading, lead, paragraphs, links } = enrolCases.staff;
const staff = {
  title: heading,
  text: [lead, paragraphs.companyNumber],
  links: [{ label, to: enrolFacts.enrolCases.staff.to }, ...links],
};

/** In an emergency: the lines of the state, ours, and the hospitals nearest first. */
const emergencyWays = withWords(facts.searchAnswers.emergency.links, {
  emergencyLine: { label: `Call ${emergencyLines[0].number}` },
  ambulanceLine: { label: `Call ${emergencyLines[1].number}` },
  call: { label: phoneLines.tollFree.digits, to: phoneLines.tollFree.to },
  nearMe: { label: 'Near me: hospital and pharmacy by how far' },
});

const { 'parent-abroad': parentCase, 'cannot-pay': poorCase } = enrolCases;

const callLine = ({ label, display, digits, to }: (typeof phoneLines)[keyof typeof phoneLines]) => ({
  icon: 'phone' as const,
  label: display,
  note: `${label} · ${digits}`,
  to,
});
const callLines = Object.values(phoneLines).map(callLine);

/** The offices outside Ikeja, each by the name of its town. */
const divisions = enrolmentPlaces
  .filter(({ kind, locality }) => kind === 'office' && locality !== 'Ikeja')
  .map(
    ({ id, name, locality, address, published = '', isToConfirm, hours, directions }): SearchAnswer => ({
      id,
      asks: [
        `office ${locality.toLowerCase()}`,
        `office address ${locality.toLowerCase()}`,
        `enrol ${locality.toLowerCase()}`,
        `wia register ${locality.toLowerCase()}`,
      ],
      title: name,
      text: isToConfirm
        ? [`${address}. ${whereToEnrol.toConfirm(published)}: call first before you go.`]
        : [`${address}.`, ...(hours ?? [])],
      lines: [
        { icon: 'map-pin', label: whereToEnrol.directions, note: address, to: directions },
        callLine(phoneLines.tollFree),
      ],
      links: [places],
    }),
  );

/**
 * What people ask for most, each with its answer. Of several that fit a search, the one whose words cover most of it is
 * shown; facts come from the records that the pages use.
 */
export const searchAnswers: typeof english.searchAnswers = [
  ...withWords(facts.searchAnswers, {
    scheme: {
      asks: [
        ...facts.searchAnswers.scheme.asks,
        'wetin be ilera eko',
        'wetin be lashma',
        'wetin be health insurance',
      ],
      title: `${brand.scheme}, di health insurance of Lagos State`,
      text: [`Na ${brand.fullName} (${brand.name}) dey run am. Compare di plans, den register and pay.`],
      links: withWords(facts.searchAnswers.scheme.links, {
        plan: { label: 'Health plans' },
        faqHowToEnrol: { label: 'How to register' },
        about: { label: 'About us' },
      }),
    },
    phone: {
      asks: [
        ...facts.searchAnswers.phone.asks,
        'talk una',
        'talk una yoruba',
        'talk yoruba',
        'talk hausa',
        'talk igbo',
        'talk pidgin',
        'speak yoruba',
        'speak hausa',
        'speak igbo',
        'make una call me',
        'call me back',
        'una no pick call',
        'una no answer',
        'call una no answer',
        'una number',
        'una phone number',
        'tok to pesin',
        'tok to somebody',
        'reach una',
      ],
      title: when.open ? `Call us ${when.open}` : 'Call us',
      lines: callLines,
      links: [contact],
    },
    whatsapp: {
      asks: [...facts.searchAnswers.whatsapp.asks, 'una whatsapp', 'chat wit una'],
      title: 'Write us for WhatsApp',
      lines: whatsAppLines.map(({ label, display, url }) => ({
        icon: 'whatsapp' as const,
        label: display,
        note: label,
        to: url,
      })),
      links: [contact],
    },
    email: {
      asks: [...facts.searchAnswers.email.asks, 'write una', 'una email', 'send message'],
      title: 'Write to us',
      lines: withWords(facts.searchAnswers.email.lines, {
        mail: { label: email, note: 'Email', to: `mailto:${email}` },
      }),
      links: withWords(facts.searchAnswers.email.links, {
        contactWrite: { label: 'Contact form' },
        contact,
      }),
    },
    office: {
      asks: [
        ...facts.searchAnswers.office.asks,
        'wia una dey',
        'una office',
        'wia una office dey',
        'main office',
      ],
      title: 'Di head office',
      text: [`${office.lines.join(', ')}. Abeg call before you come.`],
      lines: withWords(facts.searchAnswers.office.lines, {
        mapUrl: { label: whereToEnrol.directions, note: office.lines.join(', '), to: office.mapUrl },
      }),
      links: [places, contact],
    },
    hours: {
      asks: [
        ...facts.searchAnswers.hours.asks,
        'wen una dey open',
        'wetin time open',
        'una dey open',
        'time una dey close',
      ],
      title: when.isAlways ? 'Phone dey open day and night' : 'Wen we dey open',
      text: [
        ...(when.isAlways
          ? ['Dem dey answer di phone lines 24 hours every day, 7 days every week.']
          : hours.each.map(({ display, hours }) => `${display}: ${hours}.`)),
        ...enrolmentPlaces
          .filter(({ id }) => id === enrolFacts.HEAD_OFFICE)
          .flatMap(({ name, hours }) => (hours ? `${name}. ${hours.join('; ')}.` : [])),
        `Offices. ${whereToEnrol.hours} ${whereToEnrol.callHeading}.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: [contact],
    },
    price: {
      asks: [
        ...facts.searchAnswers.price.asks,
        'how much e be',
        'na how much',
        'price one pesin',
        'insurance money',
        'plan wey cheap',
      ],
      title: 'How much cover be for one pesin for one year',
      amounts: [...familyPlans, seniorsPlan].map(({ name, premiums }) => ({
        label: name,
        naira: premiums.individual,
      })),
      links: withWords(facts.searchAnswers.price.links, {
        householdCost,
        planPlanComparison: { label: 'Compare di plans' },
      }),
    },
    'price-family': {
      asks: [
        ...facts.searchAnswers['price-family'].asks,
        'how much pikin',
        'price wife pikin',
        'price husband pikin',
      ],
      title: 'How much cover be for family for one year',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, no pass 4 pipo`, naira: premiums.family4 },
        { label: `${name}, no pass 6 pipo`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['price-family'].links, {
        householdCost,
        faqDependants: { label: 'Who I fit add?' },
      }),
    },
    seniors: {
      asks: [
        ...facts.searchAnswers.seniors.asks,
        'old pipo',
        'old mama',
        'old papa',
        'mama 60',
        'papa 60',
        'grandmama',
        'grandpapa',
      ],
      title: 'Di Seniors Plan, from 60 years',
      amounts: withWords(facts.searchAnswers.seniors.amounts, {
        onePerson: { label: 'One pesin', naira: seniorsPlan.premiums.individual },
        aCouple: { label: 'Husband and wife', naira: seniorsPlan.premiums.couple },
      }),
      links: withWords(facts.searchAnswers.seniors.links, {
        faqSeniors: { label: 'Plan dey for elders?' },
        faqDependants: { label: 'Who I fit add to my family plan?' },
        faqDiaspora: { label: 'I dey abroad, I wan pay' },
        pdf: { label: 'Di Seniors Plan as PDF', to: seniorsPlan.pdf },
      }),
    },
    diaspora: {
      asks: [
        ...facts.searchAnswers.diaspora.asks,
        'outside nigeria',
        'japa',
        'anoda kontri',
        'pay from outside nigeria',
      ],
    },
    emergency: {
      asks: [
        ...facts.searchAnswers.emergency.asks,
        'jerk',
        'oil pour',
        'water pour body',
        'fit catch',
        'fit dey catch',
        'dey jerk',
        'blood mouth',
        'shoot',
        'gun shot',
        'pikin fall',
        'fall upstairs',
        'fall from upstairs',
        'born today',

        'blood nose',
        'no fit talk',
        'one side die',
        'mouth bend',
        'pikin jerk',
        'dey shake',
        'eye turn',
        'eye don turn',
        'foam mouth',
        'dey foam',
        'no wake up',
        'no dey wake',
        'no dey breathe',
        'breath no dey',
        'e no breathe',
        'blood dey comot',
        'blood comot',
        'blood dey flow',
        'blood dey pour',
        'blood no gree stop',
        'leg break',
        'hand break',
        'bone break',
        'arm break',
        'leg broke',
        'hand broke',
        'bone broke',
        'leg don break',
        'labour don start',
        'dey labour',
        'water don break',
        'blood dey rush',
        'no fit breathe',
        'wan die !hair|cloth|clothes',
        'pesin wan die',
        'accident happun',
      ],
      links: emergencyWays,
    },
    night: {
      asks: [...facts.searchAnswers.night.asks, 'hospital for night', 'for night'],
      links: emergencyWays,
    },
    'emergency-cover': {},
    'ambulance-cover': {},
    'change-hospital': {
      asks: [...facts.searchAnswers['change-hospital'].asks, 'anoda hospital', 'comot hospital'],
    },
    'hospital-closed': {
      links: withWords(facts.searchAnswers['hospital-closed'].links, {
        complaint: { label: 'Make complaint' },
      }),
    },
    moved: {},
    pay: {
      asks: [
        ...facts.searchAnswers.pay.asks,
        'how person go pay',
        'how person pay',
        'how i fit pay',
        'how to take pay',
        'how i go take pay',
        'wia pay',
      ],
    },
    renew: {
      asks: [
        ...facts.searchAnswers.renew.asks,
        'every year pay',
        'pay every year',
        'every year person pay',
        'na every year person pay',
        'every year renew',
        'how i go take renew',
      ],
    },
    'prepare-enrolment': { asks: [...facts.searchAnswers['prepare-enrolment'].asks, 'prepare to register'] },
    'parent-abroad': {
      title: parentCase.heading,
      text: [parentCase.lead, parentCase.paragraphs.diaspora],
      links: [
        ...withWords(facts.searchAnswers['parent-abroad'].links, { enrol: { label: parentCase.label } }),
        ...parentCase.links,
      ],
    },
    monthly: {
      asks: [...facts.searchAnswers.monthly.asks, 'evry month', 'month month'],
      title: 'No be every month: two times or four times for one year',
      text: [
        'You no go pay am every month or every week. For Standard Jaara you fit pay one time, two times or four times for one year; for Jaara Plus, one time or two times.',
        `For di Seniors Plan, call ${phoneLines.salesLine.inFull} and ask how you fit pay.`,
      ],
      links: withWords(facts.searchAnswers.monthly.links, {
        instalments: { label: 'How much e be, and wetin plan no go cover until you pay di year complete' },
        householdCost,
      }),
    },
    instalments: {
      asks: [...facts.searchAnswers.instalments.asks, 'small small', 'pay bit by bit'],
    },
    enrol: {
      asks: [
        ...facts.searchAnswers.enrol.asks,
        'how i go take register',
        'how i go take join',
        'enta scheme',
      ],
      links: [places],
    },
    'where-to-enrol': {
      asks: [...facts.searchAnswers['where-to-enrol'].asks, 'wia register', 'wia i go register', 'wia enrol'],
    },
    refund: {
      asks: [
        ...facts.searchAnswers.refund.asks,
        'stop plan',
        'stop di plan',
        'stop insurance',
        'stop cover',
        'stop dey pay',
        'comot plan',
        'comot for di plan',
        'i no want plan again',
        'collect money back',
        'give me back my money',
        'una go give back my money',
      ],
    },
    lasrra: { asks: [...facts.searchAnswers.lasrra.asks, 'wetin be lasrra', 'wia get lasrra'] },
    nin: { asks: [...facts.searchAnswers.nin.asks, 'i need nin', 'una need nin'] },
    papers: {
      asks: [...facts.searchAnswers.papers.asks, 'wetin to carry', 'wetin i go carry', 'wetin una need'],
    },
    'cover-start': {
      asks: [
        ...facts.searchAnswers['cover-start'].asks,
        'wen cover start',
        'wen e go start',
        'wen i fit use',
        'wen cover begin',
      ],
    },
    waiting: { asks: [...facts.searchAnswers.waiting.asks, 'waiting time', 'how long i go wait'] },
    'pay-first': {
      title: 'I must pay before dem treat me?',
      text: [emergencyPage.rules.list.treatedFirst, ...(askedForMoney?.answer.slice(0, 2) ?? [])],
      lines: [callLine(phoneLines.askLine)],
      links: withWords(facts.searchAnswers['pay-first'].links, {
        askedForMoney: { label: 'Wetin if hospital ask me for money?' },
        emergency: { label: 'If na emergency: wetin to do' },
      }),
    },
    'asked-for-money': {
      asks: [
        ...facts.searchAnswers['asked-for-money'].asks,
        'dem say make i pay hospital',
        'doctor ask money',
        'nurse ask money',
        'dem collect money',
        'hospital dey ask money',
        'dem ask me money',
        'egunje',
      ],
    },
    copayment: {
      title: 'Di part wey you go pay (co-payment)',
      text: [
        'Co-payment na di part of di treatment money wey you go pay by yourself. You no go pay for wetin your plan dey cover for your own hospital, unless na di co-payment wey di plan call by name.',
        ownPayments,
      ],
      links: withWords(facts.searchAnswers.copayment.links, {
        askedForMoney: { label: 'Wetin if hospital ask me for money?' },
        covered: { label: 'Wetin plan cover, and di part wey you go pay' },
      }),
    },
    'turned-away': {
      asks: [
        ...facts.searchAnswers['turned-away'].asks,
        'pursue me',
        'hospital pursue',
        'drive me hospital',
        'drive me comot',
        'send me comot',
        'no gree treat',
        'no gree take me',
        'no gree admit',
        'hospital no gree',
        'hospital no treat',
      ],
      title: 'If hospital send you comot',
      text: [
        `Call us as you still dey there: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), e free. Tell us which hospital and wetin dem tell you.`,
        `If life dey in danger, call ${emergencyLines[0].number} or ${emergencyLines[1].number} now now. Hospital must treat emergency wey fit kill pesin even if you no get proof of cover.`,
      ],
      lines: [callLine(phoneLines.askLine)],
      links: withWords(facts.searchAnswers['turned-away'].links, {
        complaint: { label: 'Make complaint' },
        emergency: { label: 'If na emergency: wetin to do' },
      }),
    },
    complaint: {
      asks: [
        ...facts.searchAnswers.complaint.asks,
        'no treat me',
        'no treat me well',
        'no treat my pikin',
        'no attend me',
        'no gree attend',
        'doctor no answer',
        'nurse no answer',
        'hospital no answer',
        'doctor no come',
        'doctor no see me',
        'dem no answer me',
        'nurse insult',
        'doctor insult',
        'dem abuse me',
        'nurse abuse',
        'dem shout',
        'nurse shout',
        'dem slap me',
        'dem beat me',
        'dem keep me wait',
        'dem treat me bad',
        'i no happy',
        'i wan complain',
        'dem insult me',
        'wahala hospital',
      ],
    },
    'refused-drugs': {
      asks: [
        ...facts.searchAnswers['refused-drugs'].asks,
        'dem no gree give drugs',
        'no give me medicine',
        'dem say drugs don finish',
        'dem no give me drugs',
        'no medicine',
        'no gree give drugs',
      ],
    },
    'late-renewal': { asks: [...facts.searchAnswers['late-renewal'].asks, 'e don expire', 'i forget renew'] },
    fraud: { asks: [...facts.searchAnswers.fraud.asks, 'thief', 'ole', 'dem wan chop my money'] },
    'is-this-lashma': {
      asks: [
        ...facts.searchAnswers['is-this-lashma'].asks,
        'call me',
        'na call me',
        'person collect money',
        'person wan collect money',
        'dem collect my money',
        'yahoo',
        'yahoo boy',
        'dem dupe me',
        'dem don scam me',
        'na true',
        'na una',
        'na una number',
        'na una call me',
        'dem call me',
        'pesin call me',
        'pesin call me pay',
        'dem call me pay',
        'dem make send money',
        'dem make transfer money',
        'dem dey ask me money phone',
        'dem say make i pay',
        'pesin say make i pay',
        'dem send me message',
        'na real',
        'dis number na una',
        'dis number',
      ],
      links: withWords(facts.searchAnswers['is-this-lashma'].links, {
        fraud: { label: 'How you go take report fraud' },
      }),
    },
    agents: {
      asks: [
        ...facts.searchAnswers.agents.asks,
        'wia agent dey',
        'agent register',
        'agent wey register',
        'agent wey near me',
      ],
    },
    'become-agent': {
      asks: [...facts.searchAnswers['become-agent'].asks, 'wan become agent'],
      title: 'If you wan become marketing agent',
      text: [
        `How pesin fit become agent, we go tell you for phone: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), e free. No pay anybody wey say e go make you agent.`,
      ],
      links: withWords(facts.searchAnswers['become-agent'].links, {
        agents: { label: 'Di marketing agents wey dey our list' },
        contact,
      }),
    },
    employers: {
      asks: [
        ...facts.searchAnswers.employers.asks,
        'register workers',
        'my workers',
        'pipo wey dey work for me',
      ],
      ...staff,
    },
    'my-employer': {
      asks: [
        ...facts.searchAnswers['my-employer'].asks,
        'my boss',
        'oga no gree',
        'my company no pay',
        'my company no register me',
        'my company no gree',
        'where i dey work',
        'my oga',
        'oga no pay',
        'oga no gree pay',
      ],
      links: withWords(facts.searchAnswers['my-employer'].links, {
        employers: { label: 'Employers: di rules and wetin to do' },
        complaint: { label: 'Make complaint' },
      }),
    },
    'join-network': {
      asks: [
        ...facts.searchAnswers['join-network'].asks,
        'i get hospital',
        'i get pharmacy',
        'my hospital wan join',
      ],
    },
    verify: {
      asks: [
        ...facts.searchAnswers.verify.asks,
        'check i dey covered',
        'check if i dey covered',
        'i dey covered',
        'i still dey covered',
        'if i dey covered',
        'check my cover',
        'check if i dey inside',
        'my cover dey active',
        'check my registration',
        'check say i don register',
        'how far my registration',
      ],
    },
    'lost-card': {
      asks: [
        ...facts.searchAnswers['lost-card'].asks,
        'my card don lost',
        'lose card',
        'dem thief my card',
        'card lost',
        'stop card',
      ],
    },
    'no-card': {
      asks: [
        ...facts.searchAnswers['no-card'].asks,
        'not give card',
        'not give me card',
        'no give card',
        'no give me card',
        'no see card',
        'not see card',
        'wia my card',
      ],
      title: 'Your card neva come?',
      text: [
        `Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free: we go tell you how far e don reach, and weda your hospital go treat you without am. Hold your policy number or proof say you don pay.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['no-card'].links, {
        checkingEnrolment: { label: 'How to check say you don register' },
        lostCard: { label: 'My card don lost' },
      }),
    },
    'payment-problem': {
      asks: [
        ...facts.searchAnswers['payment-problem'].asks,
        'pay no dey system',
        'pay not system',
        'pay system',
        'pay name no dey',
        'pay no dey inside',
        'pay no answer',
        'i don pay no answer',
        'tey pay',
        'don tey i pay',
        'pay since',
        'i don pay since',
        'pay notin happen',
        'pay no see message',
        'money don comot',
        'pay no see',
        'i don pay no see',
        'pay two times',
      ],
      title: 'Payment wey fail, wey dem collect two times or wey no show?',
      text: [
        `Keep di proof say you don pay, and no pay again before you ask us. Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free, and tell us di day, how much, and how you take pay.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['payment-problem'].links, {
        checkingEnrolment: { label: 'How to check say you don register' },
        verify: { label: 'Verification portal' },
        refund: { label: 'I fit collect my money back?' },
      }),
    },
    'policy-number': {
      asks: [
        ...facts.searchAnswers['policy-number'].asks,
        'i forget my number',
        'forget my id',
        'no remember my number',
        'i no know my number',
        'no know policy number',
        'no remember number',
        'forget my number',
      ],
      title: 'You no know your policy number?',
      text: [
        `Check yourself for di verification portal. Or call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free, and tell us say you no know di number. Hold wetin you get: your LASRRA number, di phone number wey you take register, proof say you don pay.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['policy-number'].links, {
        checkingEnrolment: { label: 'How to check say you don register' },
        verify: { label: 'Verification portal' },
        lostCard: { label: 'My card don lost' },
      }),
    },
    trouble: {
      title: 'App or portal no gree open?',
      text: [
        'Call us: we go tell you wetin to do, and you fit talk to doctor for phone even without di app. Maybe your network slow, so try again afta some minutes.',
      ],
      lines: callLines,
      links: [contact],
    },
    app: {
      title: 'Our app dey Google Play',
      text: ['You fit tok to doctor inside di app. If you no get am, call di doctor line.'],
      links: withWords(facts.searchAnswers.app.links, {
        playStore: { label: 'App for Google Play' },
        doctor: { label: 'Doctor for phone' },
      }),
    },
    doctor: {
      asks: [...facts.searchAnswers.doctor.asks, 'tok to doctor', 'see doctor for phone', 'tok doctor'],
    },
    'find-hospital': {
      asks: [
        ...facts.searchAnswers['find-hospital'].asks,
        'hospital wey near me',
        'pharmacy wey near me',
        'wia hospital dey',
        'chemist',
      ],
    },
    'near-me': {
      title: 'Hospital and pharmacy wey near you',
      text: [
        'Press “Near me” for di next page: where you dey no comot from your phone. Or type di name of your area, like “hospital Ikeja”.',
      ],
      links: withWords(facts.searchAnswers['near-me'].links, {
        nearMe: { label: 'Near me' },
        services: { label: 'By service and opening time' },
      }),
    },
    'hospital-list': {
      asks: [...facts.searchAnswers['hospital-list'].asks, 'download di hospital list'],
      title: 'Di hospital list wey you fit download',
      text: ['Di hospitals for Standard Jaara and Standard Jaara Plus plans, by local goment area.'],
      lines: withWords(facts.searchAnswers['hospital-list'].lines, {
        ileraEkoProvider: { label: 'ILERA EKO Provider', note: 'PDF' },
      }),
      links: withWords(facts.searchAnswers['hospital-list'].links, {
        resources: { label: 'All di documents and open data' },
      }),
    },
    'plan-documents': {
      asks: [...facts.searchAnswers['plan-documents'].asks, 'download di plan', 'wetin plan cover pdf'],
      title: 'Di plans wey you fit download',
      lines: [standardJaara, jaaraPlus, seniorsPlan, diasporaPlan].map(({ name, pdf }) => ({
        icon: 'download' as const,
        label: name,
        note: 'PDF',
        to: pdf,
      })),
      links: withWords(facts.searchAnswers['plan-documents'].links, {
        planPlanComparison: { label: 'Compare di plans' },
      }),
    },
    pregnancy: {
      asks: [
        ...facts.searchAnswers.pregnancy.asks,
        'how much born',
        'how much born pikin',
        'money born',
        'born money',
        'how much deliver',
        'get belle',
        'carry belle',
        'born pikin',
        'my wife get belle',
        'when fit born pikin',
        'when belle woman birth free',
        'when belle woman born free',
        'when born free',
        'belle woman',
      ],
    },
    jaara: {
      asks: [
        ...facts.searchAnswers.jaara.asks,
        'how much be jaara',
        `${standardJaara.premiums.individual}`,
        `${standardJaara.premiums.individual} plan`,
        `${standardJaara.premiums.individual / 1000}k plan`,
      ],
      title: 'Standard Jaara and Standard Jaara Plus: cover for one year',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, one pesin`, naira: premiums.individual },
        { label: `${name}, no pass 4 pipo`, naira: premiums.family4 },
        { label: `${name}, no pass 6 pipo`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers.jaara.links, {
        planPlanComparison: { label: 'Compare di plans' },
        covered: { label: 'Wetin e dey cover' },
        householdCost,
      }),
    },
    'jaara-plus': {
      title: 'Standard Jaara Plus: cover for one year',
      amounts: [jaaraPlus].flatMap(({ name, premiums }) => [
        { label: `${name}, one pesin`, naira: premiums.individual },
        { label: `${name}, no pass 4 pipo`, naira: premiums.family4 },
        { label: `${name}, no pass 6 pipo`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['jaara-plus'].links, {
        planPlanComparison: { label: 'Compare di plans' },
        covered: { label: 'Wetin e dey cover' },
        householdCost,
      }),
    },
    free: {
      asks: [
        ...facts.searchAnswers.free.asks,
        'e free',
        'na free',
        'free belle',
        'free belle woman',
        'free old pipo',
      ],
      title: 'Wetin free, and wetin you go pay for',
      text: [
        `To register na free: nobody get right to collect money for am. You go pay di insurance money (premium) for your plan, from ${standardPrices.individual} every year for one pesin.`,
        'You no go pay for care wey your plan dey cover, for di hospital wey you choose, except di co-payment wey di plan call by name.',
        `We neva publish any free plan for women wey get belle, elders (60 years and above) or pipo wey get disability. If you no fit pay, ask us weda EKOSHA fit cover you: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}).`,
      ],
      links: withWords(facts.searchAnswers.free.links, {
        faqCannotPay: { label: 'If you no fit pay' },
        enrolmentFee: { label: 'To register na free' },
        planHouseholdCost: { label: 'How much our house go pay?' },
      }),
    },
    disability: {
      asks: [
        ...facts.searchAnswers.disability.asks,
        'pipo wey get disability',
        'leg bad',
        'no fit waka',
        'no dey see',
        'no dey hear',
      ],
      title: 'Cover for pipo wey get disability',
      text: [
        'Everybody wey dey live for Lagos State fit register, di money na di same. We neva publish anoda plan for pipo wey get disability.',
        `If you no fit pay, or you need help to register, call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), e free.`,
      ],
      links: withWords(facts.searchAnswers.disability.links, {
        faqCannotPay: { label: 'If you no fit pay' },
        accessibility: { label: 'How we make dis site for everybody' },
        contact,
      }),
    },
    'other-insurers': {
      title: `${brand.scheme}, NHIA (NHIS) and HMO`,
      text: [
        `${brand.scheme} na di health insurance of Lagos State, and na we dey run am. NHIA na di federal authority, wey plenty pipo still dey call NHIS. HMO na insurance company; na we dey give licence to di ones wey dey work for Lagos.`,
        `Oga wey get workers fit choose ${brand.scheme} plan, or HMO wey di national authority and di state don approve. If you don get anoda cover already, we go tell you for phone wetin concern you: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}).`,
      ],
      links: withWords(facts.searchAnswers['other-insurers'].links, {
        plan: { label: 'Compare our plans' },
        employers: { label: 'Employers: di rules and wetin to do' },
        contact,
      }),
    },
    children: {},
    dependants: {
      asks: [
        ...facts.searchAnswers.dependants.asks,
        'add brother',
        'add sister',
        'add friend',
        'add cousin',
        'add papa',
        'who fit join my plan',
        'pikin years',
        'pikin age',
        'pikin don old',
        'pikin don big',
        'who i fit add',
        'how many pipo plan',
        'how many pipo one plan',
      ],
    },
    'add-child': {
      asks: [
        ...facts.searchAnswers['add-child'].asks,
        'add pikin',
        'add new pikin',
        'put my pikin',
        'add pikin plan',
      ],
      title: 'To add new baby or anoda pikin',
      text: [
        `Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free, wit your policy number: we go tell you how to add di pikin and wen di cover go start.`,
        `Family plan na for pipo wey no pass 4 or 6. One more pikin na ${standardDependants.under23} for one year for Standard Jaara and ${plusDependants.under23} for Jaara Plus.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['add-child'].links, {
        faqDependants: { label: 'Who I fit add to my family plan?' },
        newborn: { label: 'Care for new baby' },
      }),
    },
    died: {
      asks: [...facts.searchAnswers.died.asks, 'if die', 'if i die', 'when i die', 'burial', 'don die'],
      title: 'If pesin wey dey di policy don die',
      text: [
        `Sorry for your loss. Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free: we go tell you wetin go happun to di policy and to di family wey dey inside. Keep di policy number ready if you know am.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers.died.links, {
        contact,
        faqDependants: { label: 'Who family plan dey cover' },
      }),
    },
    'change-policy': {
      asks: [
        ...facts.searchAnswers['change-policy'].asks,
        'husband comot plan',
        'wife comot plan',
        'pikin comot plan',
        'comot husband',
        'comot wife',
        'comot my name',
        'change plan',
        'change di plan',
        'change my plan',
        'anoda plan',
        'upgrade',
        'upgrade plan',
        'move plan',
        'switch plan',
        'move jaara plus',
        'change jaara plus',
        'enta jaara plus',
      ],
      title: 'To change your plan, your details or who dey inside',
      text: [
        `Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free, wit your policy number: we go tell you wetin you fit change, wen, and how much e be.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['change-policy'].links, {
        planPlanComparison: { label: 'Compare di plans' },
        contact,
      }),
    },
    wives: { links: [contactLink('Ask us about pass one wife', 'Family wey get pass one wife')] },
    'enrolment-fee': {},
    'public-servants': {},
    'finding-a-hospital': {},
    'not-covered': {},
    'illness-before': {},
    'my-data': {},
    'who-must-enrol': {
      asks: [
        ...facts.searchAnswers['who-must-enrol'].asks,
        'by force',
        'na by force',
        'who fit join',
        'who fit register',
        'everybody must register',
      ],
    },
    foreigners: { asks: [...facts.searchAnswers.foreigners.asks, 'oyinbo'] },
    account: {
      title: 'Dis site no get account to log in',
      text: ['Na for our portals you go register, pay and check your registration.'],
      links: withWords(facts.searchAnswers.account.links, {
        checkingEnrolment: { label: 'Check say you don register' },
        register: { label: 'Register' },
        pay: { label: 'Pay' },
        verify: { label: 'Check your registration' },
      }),
    },
    jobs: {
      title: 'We no dey put job for dis site',
      text: [`Call us or write us to ask. No pay anybody wey say e go give you job for ${brand.name}.`],
      links: [contact],
    },
    newsletter: {
      title: 'Our newsletter',
      text: [
        'Give us your email address, den press di link wey dey inside di letter wey we go send you. Every letter get link wey go stop am.',
      ],
      links: withWords(facts.searchAnswers.newsletter.links, {
        newsletter: { label: 'Subscribe' },
        blog: { label: 'Read di blog' },
      }),
    },
    blog: { asks: [...facts.searchAnswers.blog.asks, 'latest tori', 'tori'] },
    print: {
      title: 'Lists wey you fit print',
      text: [
        'All di lists of hospitals and pharmacies, complete or for one area, for page wey dem make for paper. Di plans and lists dey as PDF too.',
      ],
      links: withWords(facts.searchAnswers.print.links, {
        providerList: { label: 'Hospitals and pharmacies wey you fit print' },
        resources: { label: 'Di documents (PDF) and open data' },
      }),
    },
    'open-data': {},
    about: {
      asks: [
        ...facts.searchAnswers.about.asks,
        'una oga',
        'who be una oga',
        'oga of lashma',
        'who charge',
        'who dey charge',
        'who dey in charge',
        'md',
        'una md',
        'see una md',
        'who be una',
      ],
    },
    'what-is-covered': {
      asks: [
        ...facts.searchAnswers['what-is-covered'].asks,
        'wetin plan cover',
        'wetin e cover',
        'wetin dey inside plan',
        'which sickness dem cover',
      ],
    },
    'compare-plans': {
      title: 'Compare di plans',
      text: pages.flatMap(({ path, about }) => (path === '/plan' ? about : [])),
      links: withWords(facts.searchAnswers['compare-plans'].links, {
        planPlanComparison: { label: 'Compare di plans' },
        householdCost,
      }),
    },
    eye: {
      links: withWords(facts.searchAnswers.eye.links, {
        glasses: { label: rowName('glasses') },
        eyeSurgery: { label: rowName('eye-surgery') },
        services: { label: servicesPage.offering(serviceNames.eye) },
      }),
    },
    'unlisted-hospital': {
      asks: [
        ...facts.searchAnswers['unlisted-hospital'].asks,
        'hospital no dey for list',
        'hospital wey no dey list',
        'hospital dem no cover',
        'which hospital no dey cover',
      ],
      title: 'Hospital wey no dey our lists',
      text: [
        ...(findingAHospital?.answer ?? []),
        emergencyPage.rules.list.treatedFirst,
        `${emergencyPage.unpublished.list.join(' ')} ${emergencyPage.unpublished.ask}`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['unlisted-hospital'].links, {
        findingAHospital: { label: 'Which hospitals I fit use?' },
        emergency: { label: 'Emergency: wetin to do' },
        changingHospital: { label: 'How I go take change my hospital?' },
      }),
    },
    plans: {},
    'sick-child': {
      asks: [
        ...facts.searchAnswers['sick-child'].asks,
        'pikin purge',
        'pikin stool',
        'pikin stool water',
        'pikin dey purge',
        'pikin vomit',
        'pikin dey vomit',
        'pikin body hot',
        'pikin hot',
        'pikin dey hot',
        'pikin get fever',
        'pikin cough',
        'belle run pikin',
        'my pikin sick',
        'my pikin dey sick',
        'pikin body hot no well',
      ],
      links: withWords(facts.searchAnswers['sick-child'].links, {
        doctor: { label: 'Tok to doctor for phone' },
        emergency: { label: 'Emergency: wetin to do' },
      }),
    },
    sick: {
      asks: [
        ...facts.searchAnswers.sick.asks,
        'body no well',
        'body no dey well',
        'i no well',
        'my body dey pain me',
      ],
      links: withWords(facts.searchAnswers.sick.links, { provider: { label: 'Find hospital or pharmacy' } }),
    },
    'complaint-status': {
      asks: [
        ...facts.searchAnswers['complaint-status'].asks,
        'complain no answer',
        'i don complain no answer',
        'how far my complain',
      ],
      title: 'How far my complaint don reach?',
      text: ['Type di reference number wey we give you, see how far e don reach.'],
      links: withWords(facts.searchAnswers['complaint-status'].links, {
        complaintStatus: { label: 'See how far e don reach' },
        complaint: { label: 'Make complaint' },
      }),
    },
    'not-named': {
      title: 'No plan call dis one name',
      text: ['We neva publish yes or no. Ask us quietly, nobody go hear, we go tell you for phone:'],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['not-named'].links, { covered: { label: 'Wetin plan cover' } }),
    },
    'care-outside-lagos': {
      links: withWords(facts.searchAnswers['care-outside-lagos'].links, {
        movingAway: { label: 'Wetin if I pack go anoda place?' },
      }),
    },
    'outside-lagos': {
      asks: [...facts.searchAnswers['outside-lagos'].asks, 'comot lagos', 'pack comot lagos', 'anoda state'],
      links: [contactLink('Ask us', 'Care outside Lagos')],
    },
    'pregnant-cannot-pay': {
      title: poorCase.heading,
      text: [poorCase.lead, poorCase.paragraphs.asking],
      links: [
        ...withWords(facts.searchAnswers['pregnant-cannot-pay'].links, {
          enrol: { label: poorCase.label },
          pregnancy: { label: 'Wetin plan cover for belle' },
        }),
        ...poorCase.links,
      ],
    },
    'cannot-pay': {
      asks: [
        ...facts.searchAnswers['cannot-pay'].asks,
        'money don finish',
        'my money don finish',
        'i no get kobo',
        'i be widow',
        'i no fit pay',
        'i no get money',
        'no fit pay',
      ],
      links: withWords(facts.searchAnswers['cannot-pay'].links, {
        ekosha: { label: 'EKOSHA' },
      }),
    },
  }),
  ...divisions,
];
