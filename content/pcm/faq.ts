import {
  plusDependants,
  plusHalfYearly,
  plusIsCheaperAtOnce,
  plusPrices,
  seniorsPrices,
  standardDependants,
  standardHalfYearly,
  standardPrices,
  standardQuarterly,
} from '../amounts.ts';
import * as english from '../en/faq.ts';
import { email, office, socialLinks, twitter } from '../facts/addresses.ts';
import * as facts from '../facts/faq.ts';
import { contactLink } from '../facts/links.ts';
import type { FaqGroup } from '../schema/pages.ts';
import { withWords } from '../with-words.ts';
import { neededToCheck } from './complaint-page.ts';
import { fromAbroad } from './from-abroad.ts';
import { enrolment } from './plan-page.ts';
import { coverStart, planFactsDate, planSources, telemedicine } from './plans.ts';
import { brand, phoneLines, when, whereFrom } from './site.ts';
import { askUs } from './support.ts';
import { screeningYears, seniorsScreening, waits } from './waiting.ts';

/** The sources that answers cite. */
const bases = {
  order: 'KPMG summary for di Executive Order for July 2024 and di NHIA Act 2022.',
  published: `Di plans wey we don publish, as at ${planFactsDate.text}.`,
  standardJaara: 'Standard Jaara document for October 2025.',
  waiting: `${planSources.waiting}.`,
  regulation: 'LSHS rules (regulation) website, as we read am on 15 November 2026.',
  act: 'KPMG summary for di NHIA Act 2022.',
};

const onBoth = (age: keyof typeof plusDependants) =>
  standardDependants[age] === plusDependants[age]
    ? `${plusDependants[age]} for one year for di two plans`
    : `${standardDependants[age]} for one year for Standard Jaara and ${plusDependants[age]} for Jaara Plus`;

const enrolling: FaqGroup = {
  id: facts.enrolling.id,
  title: 'How to register',
  questions: withWords(facts.enrolling.questions, {
    'who-must-enrol': {
      question: 'Who must register?',
      answer: [
        'Everybody wey dey live for Lagos State: workers for office, market and workshop, pipo wey dey work for demself, pipo wey no get work, and elders. Health insurance na must for everybody wey dey live for Lagos since di state Executive Order for July 2024.',
        'Dem dey enforce am step by step from di first quarter of 2026, public bodies first.',
      ],
      basis: bases.order,
      alsoFoundBy: 'mandatory compulsory obligatory law register join enrol by force na must who suppose',
    },
    'how-to-enrol': {
      question: 'How I go take register?',
      answer: [...enrolment.steps, enrolment.places],
      links: withWords(facts.enrolling.questions['how-to-enrol'].links, {
        prepare: { label: 'Prepare how I go register' },
        register: { label: 'Register online' },
        whereToEnrol: { label: 'Places wia you fit go register' },
        marketingAgents: { label: 'Companies wey get right to register you' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'enrol enroll enrolment register join sign up steps office how to do am enta',
    },
    'where-to-enrol': {
      question: 'Wia I fit go register?',
      answer: [
        'For di head office for Alausa, di kiosk for di Secretariat, di divisional offices Ikorodu, Badagry, Lagos Island, Epe and Ikeja, and virtual booths for five markets.',
        `Office fit move: call ${phoneLines.tollFree.inFull} before you go, we go confirm di address.`,
      ],
      links: withWords(facts.enrolling.questions['where-to-enrol'].links, {
        whereToEnrol: { label: 'All di places, and how to reach dem' },
      }),
      basis:
        'Our public notice, for March 2026 or before (Alausa). Ilera Eko website, July 2024 (divisional offices). Jaara Plus benefit package, wey no get date (booths).',
      alsoFoundBy:
        'office address location near me kiosk centre branch register walk in enrol in person wia una dey wia i fit register',
    },
    'what-to-bring': {
      question: 'Wetin I go carry come?',
      answer: [
        'Your LASRRA card, or oda proof say you dey live for Lagos. Di law ask for di resident registration (LASRRA) number, so if you no get card, ask first which proof dem dey accept.',
        `Before you comot for house, call ${phoneLines.tollFree.inFull} and ask weda your case need oda papers.`,
      ],
      links: withWords(facts.enrolling.questions['what-to-bring'].links, {
        prepare: { label: 'Prepare how I go register' },
      }),
      basis:
        'Our older questions and answers, wey no get date. KPMG summary for di Executive Order for July 2024.',
      alsoFoundBy: 'documents papers id identity requirements passport photograph bring need wetin dem need',
    },
    lasrra: {
      question: 'Wetin be LASRRA, and how I go take get di number?',
      answer: [
        'LASRRA dey register pipo wey dey live for Lagos State. Di law ask for di LASRRA number (section 35(1)), so get am before you register.',
        `As e be about 2024, LASRRA desks dey for pipo wey dey register for Lagos Island, Igando-Ikotun, Ikorodu, Agege and Badagry, to try am. Weda one of dem dey open today: ${askUs.tollFree}.`,
      ],
      basis: 'KPMG summary for di law, 2024 (section 35(1)). Report for about 2024 (desks).',
      alsoFoundBy: 'lasra lassra resident card registration agency proof of residence lagos card',
    },
    nin: {
      question: 'I need NIN?',
      answer: [
        `You need di LASRRA number. Weda you need National Identification Number or photograph too: before you comot for house, ${askUs.tollFree}.`,
      ],
      links: withWords(facts.enrolling.questions.nin.links, {
        faqLasrra: { label: 'Di LASRRA number' },
      }),
      alsoFoundBy: 'national identity nimc bvn passport photo do i need nin',
    },
    'enrolment-fee': {
      question: 'I go pay money to register?',
      answer: [
        'No. You go pay di insurance money (premium) for your plan and notin else. Nobody get right to charge service fee to register you.',
        'If anybody ask you for am, no pay, and tell us.',
      ],
      links: withWords(facts.enrolling.questions['enrolment-fee'].links, {
        faqReportFraud: { label: 'Report am' },
      }),
      basis: 'Report for September 2022.',
      alsoFoundBy: 'charge registration money free fee cost enrol enrolment collect money form',
    },
    'public-servants': {
      question: 'I dey work for di state. How much I go pay?',
      answer: [
        'For public servant, di state dey pay 75% of di insurance money (premium). Di oda 25% na your own.',
        'Public servants dey register for di head office or for di kiosk beside Adeyemi Bero Hall inside di Secretariat, no be anywhere else. Make you dey careful wit links to oda places. If you no get proof of cover, your salary dey at risk.',
      ],
      links: withWords(facts.enrolling.questions['public-servants'].links, {
        whereToEnrol: { label: 'How to reach di place' },
      }),
      basis:
        'Our public notice, for March 2026 or before, and Federal Ministry of Information, 2026. Report about one media workshop, wey no get date (75% and 25%).',
      alsoFoundBy: 'civil servant government worker salary deduction teacher goment work goment worker',
    },
    employers: {
      question: 'I get workers. Wetin I must do?',
      answer: [
        `Register your company wit ${brand.name}, get Corporate Identification Number (CIN), den buy plans for your staff: ${brand.name} plan, or plan from approved (accredited) insurer. Di federal law na for employers wey get five pipo or more.`,
        `How much di CIN be: ${askUs.askLine}.`,
      ],
      links: withWords(facts.enrolling.questions.employers.links, {
        employers: { label: 'Employers: di rules and di steps' },
        prepare: { label: 'Prepare how your staff go register' },
      }),
      basis: `${bases.act} ${bases.regulation}`,
      alsoFoundBy:
        'employer company corporate organisation business group tender certificate hmo sme oga madam staff workers',
    },
    staff: {
      question: 'I dey work for company. My company go register me?',
      answer: [
        'Ask your employer first: if e get five pipo or more, di federal law na for am too and e fit choose plan for im staff. Your employer go tell you who dey pay which part of your insurance money (premium).',
        'To get insurance na your own duty too. If your company no do anytin, register yourself.',
      ],
      links: withWords(facts.enrolling.questions.staff.links, {
        howToEnrol: { label: 'How to register' },
      }),
      basis: bases.act,
      alsoFoundBy:
        'employee worker salary boss job office private employed staff oga my work refuses gree enrol',
    },
    'small-business': {
      question: 'My business no reach five pipo. We must join?',
      answer: [
        'Yes, because una dey live for Lagos. Di rule about five pipo na for employers; di state order cover everybody, including pipo wey dey work for demself. Each pesin fit register alone, wit family, or as group.',
      ],
      links: withWords(facts.enrolling.questions['small-business'].links, {
        employers: { label: 'Employers: di rules and di steps' },
      }),
      basis: bases.order,
      alsoFoundBy:
        'sme small shop trader artisan self-employed freelancer apprentice small business hustle market woman okada keke',
    },
    'join-network': {
      question: 'I dey run hospital or pharmacy. How we go take join?',
      answer: [
        `First make HEFAMAA give you approval (accreditation), den tell us: we dey assess facility before e enta our network. For di form, di fee and how long e dey take, ${askUs.askLine}.`,
      ],
      links: withWords(facts.enrolling.questions['join-network'].links, {
        joinNetwork: { label: 'How to join: papers and steps' },
      }),
      basis: bases.regulation,
      alsoFoundBy:
        'provider clinic doctor hefamaa accreditation empanel onboarding facility become own hospital chemist',
    },
    'cannot-pay': {
      question: 'Wetin if I no fit pay?',
      answer: [
        'EKOSHA, di Eko Social Health Alliance, dey gather money to cover pipo for Lagos wey no get money.',
        `Call ${phoneLines.askLine.inFull} and ask weda you, or somebody wey you know, fit get cover.`,
      ],
      links: withWords(facts.enrolling.questions['cannot-pay'].links, {
        ekosha: { label: 'More about EKOSHA' },
        prepare: { label: 'Prepare wetin we go ask you' },
      }),
      alsoFoundBy: 'poor vulnerable free help sponsor donate cannot pay no money i no get money',
    },
    'who-may-enrol-me': {
      question: 'Who get right to register me?',
      answer: [
        `${brand.name} itself, online and for dia offices, and di marketing agents wey dey for our list. If one pesin or company no dey for di list, call us before you give dem your details.`,
      ],
      links: withWords(facts.enrolling.questions['who-may-enrol-me'].links, {
        marketingAgents: { label: 'Marketing agents' },
      }),
      alsoFoundBy: 'agent broker hmo salesman enrol who may register',
    },
  }),
};

const paying: FaqGroup = {
  id: facts.paying.id,
  title: 'Plans and how to pay',
  questions: withWords(facts.paying.questions, {
    'what-does-it-cost': {
      question: 'How much e be?',
      answer: [
        `For one pesin, Standard Jaara na ${standardPrices.individual} for one year and Standard Jaara Plus na ${plusPrices.individual}. Family wey no pass 4 pipo go pay ${standardPrices.family4} for Standard Jaara or ${plusPrices.family4} for Jaara Plus; family wey no pass 6 pipo go pay ${standardPrices.family6} for Standard Jaara or ${plusPrices.family6} for Jaara Plus.`,
        `Di Seniors Plan na ${seniorsPrices.individual} for one pesin and ${seniorsPrices.couple} for husband and wife. For di Diaspora Plan, ask us for di price.`,
      ],
      links: withWords(facts.paying.questions['what-does-it-cost'].links, {
        planHouseholdCost: { label: 'How much our house go pay?' },
        planPlanComparison: { label: 'Compare di plans' },
      }),
      basis: bases.published,
      alsoFoundBy: 'price premium amount naira how much money cost wetin e cost na how much',
    },
    'how-to-pay': {
      question: 'How I go take pay? If my payment no show nko?',
      answer: [
        'By card, bank transfer or USSD, for di payment portal. Keep your policy details near you.',
        `If e no show, keep di proof say you don pay, no pay again, and call ${phoneLines.tollFree.inFull}.`,
      ],
      links: withWords(facts.paying.questions['how-to-pay'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal online transfer ussd payment pay again paid showing i don',
    },
    'paying-in-instalments': {
      question: 'I fit pay small small (instalments)?',
      answer: [
        `For Standard Jaara, yes: two times for one year, each time ${standardHalfYearly.individual} for one pesin, ${standardHalfYearly.family4} for family wey no pass 4 pipo, or ${standardHalfYearly.family6} for family wey no pass 6 pipo; or four times for one year, each time ${standardQuarterly.individual}, ${standardQuarterly.family4} or ${standardQuarterly.family6}.`,
        `For Standard Jaara Plus, yes: two times for one year, each time ${plusHalfYearly.individual} for one pesin, ${plusHalfYearly.family4} for family wey no pass 4 pipo, or ${plusHalfYearly.family6} for family wey no pass 6 pipo.${plusIsCheaperAtOnce ? ' To pay for di whole year one time cheap pass.' : ''}`,
        'Until you pay complete insurance money (premium) for di whole year, Standard Jaara no dey cover care for belle and delivery (maternal care) or di yearly check-up (screening), and Jaara Plus no dey cover dis two, and e no dey cover surgery (operation) or secondary care (treatment for bigger hospital).',
        `For di Seniors Plan, call ${phoneLines.salesLine.inFull} and ask how you fit pay.`,
      ],
      basis: bases.published,
      alsoFoundBy: 'installment instalments half yearly monthly part small small pay bit by bit every month',
    },
    'when-cover-starts': {
      question: 'Wen my cover go start?',
      answer: [
        `${coverStart.paidBy} One policy year get 12 months.`,
        `${coverStart.month} Plan no dey cover you from di day wey you pay, no matter who tell you so.`,
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.paying.questions['when-cover-starts'].links, {
        planCoverDates: { label: 'Check your own dates' },
        faqWaitingPeriods: { label: 'All di waiting times' },
      }),
      basis: `${bases.published} ${bases.waiting} For di first day, one answer for our website and di plan documents no be di same.`,
      alsoFoundBy:
        'when begin start active activation date instant immediately today now now sharp sharp when can i use it fit am',
    },
    'waiting-periods': {
      question: 'How long I go wait before I get care?',
      answer: [
        `New pipo wey register go wait ${waits.newEnrollee}. Antenatal care no get waiting time.`,
        `Plan dey cover delivery, normal (vaginal) or C-section (CS), afta you don dey di scheme for ${waits.delivery}, wit proof say you go antenatal visits. Plan dey cover planned (elective) surgery (operation), no be emergency, afta ${waits.surgery}.`,
        `Plan dey cover cancer care from year ${waits.cancerYear}. ${screeningYears} Jaara Plus dey cover dialysis from di ${waits.dialysisOrdinal} year wey follow di first one without gap, di Seniors Plan from year ${waits.dialysisYear}.`,
        'Emergency wey put life in danger, dem dey always treat am first.',
      ],
      links: withWords(facts.paying.questions['waiting-periods'].links, {
        planCoverDates: { label: 'Check your own dates' },
        planPlanComparison: { label: 'See am beside each benefit' },
      }),
      basis: bases.waiting,
      alsoFoundBy: 'waiting period months operation birth caesarean wait belle born pikin waiting time',
    },
    renewing: {
      question: 'How I go take renew my policy?',
      answer: [
        coverStart.ended,
        'Keep your policy number ready. Open di payment portal, pay di insurance money (premium) for di next year on or before di 25th of di last month of your policy year, and keep di proof of payment.',
        `Den check yourself for di verification portal, or call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}) and ask weda your policy dey continue without gap.`,
      ],
      links: withWords(facts.paying.questions.renewing.links, {
        pay: { label: 'Payment portal' },
        verify: { label: 'Verification portal' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal extend continue next year again expiry pay again',
    },
    'late-renewal': {
      question: 'Wetin if I renew late?',
      answer: [
        `If your cover don already end, call ${phoneLines.tollFree.inFull} before you pay or go hospital: we go tell you how you fit continue. For Standard Jaara you go pay penalty if you late pass three months; how much e be, we go confirm am for phone. If you no pay for policy, we fit suspend am, and later we fit cancel am.`,
        'Renew on or before di 25th of di last month of your policy year, and no wait for reminder.',
      ],
      links: withWords(facts.paying.questions['late-renewal'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: `${bases.standardJaara} Report for June 2022 (di 25th). Our older questions and terms, wey no get date (reminder; suspend, den cancel afta 10 days notice).`,
      alsoFoundBy:
        'penalty fine expire expired lapse grace period overdue forgot renewal forget e don expire',
    },
    refund: {
      question: 'I fit collect my money back?',
      answer: [
        `Before you cancel, ${askUs.askLine}.`,
        'If hospital charge you for care wey your plan dey cover, keep di receipt and complain.',
      ],
      links: withWords(facts.paying.questions.refund.links, {
        askedForMoney: { label: 'Hospital ask me for money' },
        complaint: { label: 'Make complaint' },
      }),
      alsoFoundBy: 'refund reimbursement cancel return repay receipt money back give me back my money',
    },
    dependants: {
      question: 'How I go add new baby, or who else I fit add to my family plan?',
      answer: [
        `To add new baby, call ${phoneLines.tollFree.inFull} wit your policy number.`,
        'Family wey no pass 4 pipo na you, your husband or wife and 2 pikin, or you and 3 pikin. Family wey no pass 6 pipo na you, your husband or wife and 4 pikin, or you and 5 pikin. Pikin here na pesin wey neva reach 23 years.',
        `One more pesin wey you dey take care of, wey neva reach 23 years, na ${onBoth('under23')}. If di pesin don pass 23 years, na ${onBoth('above23')}.`,
      ],
      links: withWords(facts.paying.questions.dependants.links, {
        planHouseholdCost: { label: 'Check how much e go be' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'wife husband son daughter parents mother father relatives extra person add dependant dependants children spouse mama papa pikin newborn baby second',
    },
    seniors: {
      question: 'Plan dey for elders?',
      answer: [
        `Yes. Di Seniors Plan na for pipo wey be 60 years and above: ${seniorsPrices.individual} for one year for one pesin, ${seniorsPrices.couple} for husband and wife. E get more physiotherapy, yearly check-up (screening) from di ${seniorsScreening} year, and nurse for house (home care) wey you fit choose if you want. E no dey cover care for belle and delivery (maternal care).`,
        'For di hospital, show your policy number or your Ilera Eko ID.',
      ],
      links: withWords(facts.paying.questions.seniors.links, {
        senior: { label: 'Di Seniors Plan as PDF' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'old elderly older aged mother father grandmother grandfather parents retired pensioner mama papa grandmama grandpapa my',
    },
    diaspora: {
      question: 'I dey live abroad. I fit pay for my family for Lagos?',
      answer: [
        `Yes. Mama or papa wey be 60 or above dey for di Seniors Plan: ${seniorsPrices.individual} for one year.`,
        'Or di Diaspora Plan, wey be two products: Ilera-Eko Home Konnect for family wey dey home, and Ilera-Eko Waka-Well for travellers and visitors. Ask us wetin each one dey cover and how much e be before you pay.',
      ],
      links: withWords(facts.paying.questions.diaspora.links, {
        prepare: { label: 'Prepare am for your mama or papa' },
        diaspora: { label: 'Di Diaspora Plan as PDF' },
        askUs: contactLink('Ask us', 'Diaspora Plan'),
      }),
      alsoFoundBy:
        'overseas foreign london america sponsor relatives home konnect japa outside nigeria obodo oyinbo',
    },
    'from-abroad': {
      question: 'How I fit reach una from abroad?',
      answer: [`${fromAbroad.sure} ${fromAbroad.dial} ${fromAbroad.line.label}. ${fromAbroad.unsure}`],
      links: [contactLink('Contact form', 'I dey write from abroad')],
      alsoFoundBy:
        'overseas international call code uk usa canada diaspora phone number outside nigeria japa',
    },
  }),
};

export const ownPayments = `For Standard Jaara you go pay part wen you see specialist doctor and wen you collect medicine again for sickness wey don tey. For your first ${waits.surgery}, you go also pay for planned surgery (no be emergency). How much: ${askUs.askLine}.`;

const usingYourCover: FaqGroup = {
  id: facts.usingYourCover.id,
  title: 'How to use your cover',
  questions: withWords(facts.usingYourCover.questions, {
    'finding-a-hospital': {
      question: 'Which hospitals I fit use?',
      answer: [
        'You go choose one approved hospital for your plan and na there dem go treat you. Find am for di list by name, street or area; di list dey show which plan dey cover di place.',
      ],
      links: withWords(facts.usingYourCover.questions['finding-a-hospital'].links, {
        provider: { label: 'Find hospital or pharmacy' },
      }),
      alsoFoundBy: 'clinic provider near me list accredited wey near me',
    },
    'changing-hospital': {
      question: 'How I go take change my hospital?',
      answer: [
        'You fit move go anoda approved hospital for your plan one time inside every policy year, and more dan dat for special cases. Choose di new one for our list first, den ask for di change online.',
        `Nobody answer, or internet no dey? Call ${phoneLines.tollFree.inFull} and keep your policy number and di new hospital name ready.`,
      ],
      links: withWords(facts.usingYourCover.questions['changing-hospital'].links, {
        changeHospital: { label: 'Ask for di change' },
        provider: { label: 'Find new hospital' },
      }),
      basis: bases.published,
      alsoFoundBy: 'switch move transfer another clinic provider change anoda hospital',
    },
    'is-it-covered': {
      question: 'Plan dey cover my treatment?',
      answer: [
        'Check am plan by plan: plan dey cover am, plan no dey cover am, or ask us. Limits and di part wey you go pay (co-payment) dey beside am.',
        `Wia you see “ask us”, call ${phoneLines.tollFree.inFull} before you need di care: we go confirm am for phone.`,
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.usingYourCover.questions['is-it-covered'].links, {
        whatIsCovered: { label: 'Plan dey cover am?' },
      }),
      basis: bases.published,
      alsoFoundBy: 'benefit glasses malaria teeth surgery exclusions excluded covered eye glasses fever',
    },
    emergency: {
      question: 'Wetin go happun if emergency dey?',
      answer: [
        'Go di hospital wey near you pass. If di emergency put life in danger, dem must treat you even if you no get proof of cover. Dem go ask for proof once di patient don stable.',
      ],
      links: withWords(facts.usingYourCover.questions.emergency.links, {
        emergency: { label: 'Emergency: wetin to do' },
      }),
      basis: bases.order,
      alsoFoundBy: 'accident urgent ambulance bleeding blood dey rush danger quick quick night',
    },
    'hospital-asks-for-money': {
      question: 'Wetin if hospital ask me for money?',
      answer: [
        `Call ${phoneLines.askLine.inFull} from di hospital, before you pay. Di line free${when.ask && ` and dem dey answer am ${when.ask}`}.`,
        `You no go pay for care wey your plan dey cover, for di hospital wey you choose, and nobody get right to ask for money to register you. ${ownPayments}`,
        'If you don already pay, keep di receipt, write down di hospital name, di day and wetin di money be for, and complain.',
      ],
      links: withWords(facts.usingYourCover.questions['hospital-asks-for-money'].links, {
        planPlanComparison: { label: 'Wetin di plans dey cover' },
        complaint: { label: 'Make complaint' },
      }),
      basis: `${bases.standardJaara} Report for 2021 (you no dey pay for your own hospital). For co-payment, our website and di plan document no be di same.`,
      alsoFoundBy:
        'asked asks pay cash charge bill deposit extra bribe complaint hospital dey ask money collect money egunje',
    },
    pregnancy: {
      question: 'I get belle. Wetin di plan dey cover?',
      answer: [
        `Di two Jaara plans dey cover care for mama and new born baby; di Seniors Plan no dey cover am. Antenatal care no get waiting time, so register early. Plan dey cover delivery afta you don dey di scheme for ${waits.delivery}, wit proof say you go antenatal visits.`,
        'Care for belle and delivery (maternal care) na for di pesin wey get di policy (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.',
      ],
      links: withWords(facts.usingYourCover.questions.pregnancy.links, {
        planCoverDates: { label: 'Last day to join for di day wey baby suppose come' },
        maternalCare: { label: 'Care for belle and delivery inside di comparison' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy:
        'pregnant pregnancy baby birth antenatal caesarean delivery mother maternity newborn belle born pikin',
    },
    'doctor-by-phone': {
      question: 'I fit tok to doctor for phone?',
      answer: [
        `Yes. ${telemedicine.included}: call ${phoneLines.doctorLine.inFull}, or use di app. ${telemedicine.hours}`,
        'Jaara Plus and di Seniors Plan also get di virtual booths: Adamo Market and Sabo Market for Ikorodu, Sabo Market for Yaba, Ketu Fruit Market, and Aiyetoro Market for Epe. If na Standard Jaara, ask us before you go dia.',
      ],
      links: withWords(facts.usingYourCover.questions['doctor-by-phone'].links, {
        telemedicine: { label: 'See doctor for phone (telemedicine)' },
      }),
      basis: `${bases.published} ${planSources.boothsDiffer}.`,
      alsoFoundBy: 'telemedicine vbooth virtual app call talk to doctor online doctor',
    },
    medicines: {
      question: 'Wia I go get my medicines?',
      answer: [
        `Di two Jaara plans dey cover di medicine wey dey di scheme list (formulary). For Jaara Plus you dey collect am for community pharmacies from Monday to Saturday, 9am to 8pm. Standard Jaara dey ask make you pay part (co-payment) wen you collect medicine again for sickness wey don tey. How much e be, and for di Seniors Plan: ${askUs.tollFree}.`,
      ],
      links: withWords(facts.usingYourCover.questions.medicines.links, {
        providerOpenPharmacy: { label: 'Community pharmacies' },
        whatIsCovered: { label: 'Wetin else di plan dey cover' },
      }),
      basis: bases.published,
      alsoFoundBy: 'drugs pharmacy prescription tablets medicine chemist',
    },
    'refused-drugs': {
      question: 'Wetin if dem no gree give me medicine, or tell me to buy am?',
      answer: [
        'Ask weda di medicine dey di scheme list (formulary): plan dey cover only medicine wey dey dat list. For Standard Jaara you go pay part wen you collect medicine again for sickness wey don tey; call us, we go tell you how much.',
        `If e dey di list and dem no give you, call ${phoneLines.askLine.inFull} from di counter. Write down di place, di day and di name of di medicine, and keep di receipt if you buy am yourself.`,
      ],
      links: withWords(facts.usingYourCover.questions['refused-drugs'].links, {
        complaint: { label: 'Make complaint' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy:
        'medicine refuse refused denied out of stock pharmacy prescription formulary drug no dey buy outside available',
    },
    'not-covered': {
      question: 'Wetin di plan no dey cover?',
      answer: [
        `Di plans get limits and waiting time. If you no see one treatment inside di plan, before you depend on am, ${askUs.tollFree}.`,
      ],
      links: withWords(facts.usingYourCover.questions['not-covered'].links, {
        whatIsCovered: { label: 'Plan dey cover am, plan no dey cover am, ask us' },
      }),
      basis: bases.published,
      alsoFoundBy: 'exclusion excluded exclude except limit transplant cosmetic mri not covered',
    },
    'checking-enrolment': {
      question: 'How I go take check say I don register?',
      answer: [
        'Check yourself for di verification portal, or call us wit your policy number.',
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.usingYourCover.questions['checking-enrolment'].links, {
        verify: { label: 'Verification portal' },
      }),
      alsoFoundBy: 'verify status active confirm policy number enrolled enrolment check',
    },
    'lost-card': {
      question: 'My card don lost. Wetin I go do now?',
      answer: [
        `Call ${phoneLines.tollFree.inFull} and keep your policy number ready if you know am. Write di number down and keep one copy for house: weda your hospital go take am without di card, we go confirm am for phone.`,
        'We go tell you for phone how to get new card. Ask us before you pay anybody for new card.',
      ],
      alsoFoundBy:
        'lost stolen missing replace id card forgotten number dem thief my card i lose my card received reach never me',
    },
    'moving-away': {
      question: 'Wetin if I pack go anoda place?',
      answer: [
        'If na inside Lagos, change your hospital to one wey near your new house.',
        `If you dey leave Lagos State, call ${phoneLines.tollFree.inFull} before you go: di scheme na for pipo wey dey live for Lagos. Ask wetin go happun to policy wey you don already pay for.`,
      ],
      links: withWords(facts.usingYourCover.questions['moving-away'].links, {
        faqChangingHospital: { label: 'How to change hospital' },
      }),
      alsoFoundBy: 'move relocate new address leave travel outside lagos state japa pack comot',
    },
  }),
};

const complaints: FaqGroup = {
  id: facts.complaints.id,
  title: 'Complaint and safety',
  questions: withWords(facts.complaints.questions, {
    complaining: {
      question: 'How I go take complain?',
      answer: [
        `For di complaint page, wit phone number or email address: you go get reference number. ${neededToCheck} Or call ${phoneLines.askLine.inFull}, e free; we dey investigate complaint about hospitals, pharmacies and HMOs.`,
        'Di complaint page tok wetin go happun next, and who you fit go meet if dem no settle am.',
      ],
      links: withWords(facts.complaints.questions.complaining.links, {
        complaint: { label: 'Make complaint' },
        complaintStatus: { label: 'See how far e don reach' },
      }),
      basis: bases.regulation,
      alsoFoundBy:
        'complain complaint report bad treatment rude unhappy feedback wahala vex dem treat me bad no happy insult',
    },
    'report-fraud': {
      question: 'How I go take report fraud?',
      answer: [
        'Tell us, for example, wen somebody ask for money to register you, say im be agent but e no dey for our list, want make you pay your insurance money (premium) inside private account, dey use anoda pesin cover, or dey charge for care wey nobody give.',
        `No pay and no argue. Write down di name, di number wey call you and di day, den call ${phoneLines.askLine.inFull}, e free, or write to us.`,
      ],
      links: [contactLink('Write us to report fraud', 'I wan report fraud')],
      alsoFoundBy:
        'scam fake cheat 419 thief false agent wayo ole yahoo dem wan chop my money someone somebody called call me to pay dey ask money',
    },
    'my-data': {
      question: 'Wetin dey happun to my data?',
      answer: [
        'Di privacy policy tok wetin dey reach us through dis website and di six rights wey you get. Di cookies policy list everytin wey dey stay for your browser.',
      ],
      links: withWords(facts.complaints.questions['my-data'].links, {
        privacy: { label: 'Privacy policy' },
        cookiesPolicy: { label: 'Cookies policy' },
      }),
      basis: 'Policies wey get date 11 July 2025.',
      alsoFoundBy: 'privacy personal information ndpr ndpa ndpc secret my details',
    },
  }),
};

export const officialChannels: typeof english.officialChannels = {
  id: facts.officialChannels.id,
  heading: 'Official channels',
  lead: 'Na we get dis ones. If somebody use our name send you go anoda address or number, no pay and no give your details. Call us.',
  promises: [
    'To register no get service charge. You go pay di insurance money (premium) for your plan, notin else.',
    'Di name of di payment portal dey for down. If somebody want make you pay your insurance money inside private account, call us first.',
    'Di support lines and WhatsApp lines wey dey top for every page for dis site na our own too.',
  ],
  linesHeading: 'Phone',
  lines: Object.values(phoneLines),
  portalsHeading: 'Portals',
  portals: withWords(facts.officialChannels.portals, {
    register: { label: 'Register' },
    pay: { label: 'Pay insurance money (premium)' },
    verify: { label: 'Check registration' },
    changeHospital: { label: 'Change hospital' },
    providerPlatform: { label: 'Hospitals and providers' },
    regulator: { label: 'Company number (CIN) and di regulatory charge' },
    ekosha: { label: 'EKOSHA' },
    spotlight: { label: 'Ilera Eko Spotlight' },
    playStore: { label: 'App for Google Play' },
  }),
  writingHeading: 'How to write and visit',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
    twitter,
  ],
  fraud: { label: 'How you go report fraud', to: facts.officialChannels.fraud.to },
};

export const faqGroups: typeof english.faqGroups = [enrolling, paying, usingYourCover, complaints];

export const faqPage: typeof english.faqPage = {
  title: `Questions (FAQ) | ${brand.name}`,
  description: `Answers about ${brand.scheme}: who must register, how, waiting time, how to change hospital, how to pay small small, and our official lines and portals.`,
  heading: 'Questions and answers',
  lead: 'Wetin pipo dey ask us pass, wit di rule wey dey behind di answer.',
  alt: 'Grandmama wey sidon for her armchair dey ask doctor her question for phone.',
};

export const faqSearch: typeof english.faqSearch = {
  label: 'Find inside di questions',
  placeholder: 'Try “lost card”',
  submit: 'Find',
  shortcuts: withWords(facts.faqSearch.shortcuts, {
    paying: { label: 'Plans and how to pay' },
    faqOfficialChannels: { label: 'Official channels' },
    faqReportFraud: { label: 'Report fraud' },
  }),
  topics: 'Topics',
  ask: { heading: 'Ask pesin', note: `E free${when.tollFree}.` },
  all: (count) => `${count} questions`,
  found: (count, text) => `We see ${count === 1 ? '1 question' : `${count} questions`} for “${text}”`,
  clear: { label: 'Show all questions', to: facts.faqSearch.clear.to },
  noneHeading: 'No question get dis words. Wetin you fit do:',
  noneText: 'Try one word instead of sentence, or ask pesin.',
  write: { label: 'Write to us', to: facts.faqSearch.write.to },
  basis: whereFrom,
  permanentLink: 'Link to dis answer',
};

/** Stop words of a typed sentence. */
export const faqFillerWords: typeof english.faqFillerWords = [
  ...english.faqFillerWords,
  ...'abeg abi dat dem den dey di dia dis don e fit una na no wan wen wetin wey wia wit'.split(' '),
];
