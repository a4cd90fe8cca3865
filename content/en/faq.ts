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

/** The sources that answers cite, shown under “Where this comes from” only. */
const bases = {
  order: 'KPMG’s summary of the Executive Order of July 2024 and of the NHIA Act 2022.',
  published: `Our published plans, as of ${planFactsDate.text}.`,
  standardJaara: 'Standard Jaara document of October 2025.',
  waiting: `${planSources.waiting}.`,
  regulation: 'Website of the LSHS Regulation, read on 15 November 2026.',
  act: 'KPMG’s summary of the NHIA Act 2022.',
};

/** The price of one more, said once where both plans have the same. */
const onBoth = (age: keyof typeof plusDependants) =>
  standardDependants[age] === plusDependants[age]
    ? `${plusDependants[age]} a year on both plans`
    : `${standardDependants[age]} a year on Standard Jaara and ${plusDependants[age]} on Jaara Plus`;

const enrolling: FaqGroup = {
  id: facts.enrolling.id,
  title: 'Enrolling',
  questions: withWords(facts.enrolling.questions, {
    'who-must-enrol': {
      question: 'Who must enrol?',
      answer: [
        'Everybody who lives in Lagos State: workers in offices, markets and workshops, the self-employed, people without work, and seniors. Health insurance has been compulsory for all residents since the state’s Executive Order of July 2024.',
        'The duty is enforced in phases from the first quarter of 2026, public bodies first.',
      ],
      basis: bases.order,
      alsoFoundBy: 'mandatory compulsory obligatory law register join',
    },
    'how-to-enrol': {
      question: 'How do I enrol?',
      answer: [...enrolment.steps, enrolment.places],
      links: withWords(facts.enrolling.questions['how-to-enrol'].links, {
        prepare: { label: 'Prepare my enrolment' },
        register: { label: 'Enrol online' },
        whereToEnrol: { label: 'Where to enrol in person' },
        marketingAgents: { label: 'Companies that may enrol you' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'register join sign up steps office',
    },
    'where-to-enrol': {
      question: 'Where do I go to enrol in person?',
      answer: [
        'At the head office in Alausa, the kiosk at the Secretariat, the divisional offices Ikorodu, Badagry, Lagos Island, Epe and Ikeja, and virtual booths in five markets.',
        `Offices move: call ${phoneLines.tollFree.inFull} before you go, and we confirm the address.`,
      ],
      links: withWords(facts.enrolling.questions['where-to-enrol'].links, {
        whereToEnrol: { label: 'All places, with directions' },
      }),
      basis:
        'Our public notice, by March 2026 (Alausa). Ilera Eko website, July 2024 (divisional offices). Jaara Plus benefit package, undated (booths).',
      alsoFoundBy: 'office address location near me kiosk centre branch register walk in',
    },
    'what-to-bring': {
      question: 'What do I need to bring?',
      answer: [
        'Your LASRRA card, or other proof that you live in Lagos. The law asks for the resident registration (LASRRA) number, so without a card ask first which proof is accepted.',
        `Before you set out, ask on ${phoneLines.tollFree.inFull} whether your case needs other papers.`,
      ],
      links: withWords(facts.enrolling.questions['what-to-bring'].links, {
        prepare: { label: 'Prepare my enrolment' },
      }),
      basis:
        'Our earlier questions and answers, undated. KPMG’s summary of the Executive Order of July 2024.',
      alsoFoundBy: 'documents papers id identity requirements passport photograph',
    },
    lasrra: {
      question: 'What is LASRRA, and how do I get the number?',
      answer: [
        'LASRRA registers the residents of Lagos State. The law asks for its number (section 35(1)), so get it before you enrol.',
        `There were LASRRA desks for enrollees in Lagos Island, Igando-Ikotun, Ikorodu, Agege and Badagry in a trial of about 2024. Whether one of them is open today: ${askUs.tollFree}.`,
      ],
      basis: 'KPMG’s summary of the law, 2024 (section 35(1)). Report of about 2024 (desks).',
      alsoFoundBy: 'lasra lassra resident card registration agency proof of residence',
    },
    nin: {
      question: 'Do I need a NIN?',
      answer: [
        `You need the LASRRA number. Whether your case needs a National Identification Number or a photograph too: ${askUs.tollFree}, before you set out.`,
      ],
      links: withWords(facts.enrolling.questions.nin.links, {
        faqLasrra: { label: 'The LASRRA number' },
      }),
      alsoFoundBy: 'national identity nimc bvn passport photo',
    },
    'enrolment-fee': {
      question: 'Does enrolling cost anything?',
      answer: [
        'No. You pay the premium of your plan and nothing else. No service fee may be charged for enrolment, by anybody.',
        'If somebody asks you for one, do not pay, and tell us.',
      ],
      links: withWords(facts.enrolling.questions['enrolment-fee'].links, {
        faqReportFraud: { label: 'Report it' },
      }),
      basis: 'Report of September 2022.',
      alsoFoundBy: 'charge registration money free',
    },
    'public-servants': {
      question: 'I work for the state. What do I pay?',
      answer: [
        'The state pays 75% of a public servant’s premium. The other 25% is yours.',
        'Public servants enrol at the head office or at the kiosk beside Adeyemi Bero Hall in the Secretariat, nowhere else. Beware of links to other places. Without proof of cover, salaries are at risk.',
      ],
      links: withWords(facts.enrolling.questions['public-servants'].links, {
        whereToEnrol: { label: 'Directions' },
      }),
      basis:
        'Our public notice, by March 2026, and Federal Ministry of Information, 2026. Report on a media workshop, undated (75% and 25%).',
      alsoFoundBy: 'civil servant government worker salary deduction teacher',
    },
    employers: {
      question: 'I employ people. What must I do?',
      answer: [
        `Register your company with ${brand.name}, get a Corporate Identification Number (CIN), then buy plans for your staff: a ${brand.name} plan, or an accredited insurer. The federal law counts employers of five people or more.`,
        `What the CIN costs: ${askUs.askLine}.`,
      ],
      links: withWords(facts.enrolling.questions.employers.links, {
        employers: { label: 'Employers: rules and steps' },
        prepare: { label: 'Prepare the enrolment of your staff' },
      }),
      basis: `${bases.act} ${bases.regulation}`,
      alsoFoundBy: 'employer company corporate organisation business group tender certificate hmo sme',
    },
    staff: {
      question: 'I am employed. Does my company enrol me?',
      answer: [
        'Ask your employer first: with five people or more it counts under the federal law and can choose a plan for its staff. Your employer tells you who pays which part of your premium.',
        'The duty to be insured is yours too. If your company does nothing, enrol yourself.',
      ],
      links: withWords(facts.enrolling.questions.staff.links, {
        howToEnrol: { label: 'How to enrol' },
      }),
      basis: bases.act,
      alsoFoundBy: 'employee worker salary boss job office private refuses',
    },
    'small-business': {
      question: 'My business has fewer than five people. Must we join?',
      answer: [
        'Yes, as residents. The line of five people is for employers; the state’s order covers everybody, the self-employed included. Each of you can enrol alone, with the family, or as a group.',
      ],
      links: withWords(facts.enrolling.questions['small-business'].links, {
        employers: { label: 'Employers: rules and steps' },
      }),
      basis: bases.order,
      alsoFoundBy: 'sme small shop trader artisan self-employed freelancer apprentice',
    },
    'join-network': {
      question: 'I run a hospital or pharmacy. How do we join?',
      answer: [
        `Be accredited by HEFAMAA first, then tell us: we assess a facility before we take it into the network. For the form, the fee and the time that it takes, ${askUs.askLine}.`,
      ],
      links: withWords(facts.enrolling.questions['join-network'].links, {
        joinNetwork: { label: 'Joining: papers and steps' },
      }),
      basis: bases.regulation,
      alsoFoundBy: 'provider clinic doctor hefamaa accreditation empanel onboarding facility become',
    },
    'cannot-pay': {
      question: 'What if I cannot pay?',
      answer: [
        'EKOSHA, the Eko Social Health Alliance, mobilises money to cover vulnerable residents.',
        `Call ${phoneLines.askLine.inFull} and ask whether you, or somebody you know, can be covered.`,
      ],
      links: withWords(facts.enrolling.questions['cannot-pay'].links, {
        ekosha: { label: 'More about EKOSHA' },
        prepare: { label: 'Prepare what we ask you' },
      }),
      alsoFoundBy: 'poor vulnerable free help sponsor donate',
    },
    'who-may-enrol-me': {
      question: 'Who may enrol me?',
      answer: [
        `We do, online and in our offices, and so do the marketing agents on our list. If a person or company is not on the list, call us before you give your details.`,
      ],
      links: withWords(facts.enrolling.questions['who-may-enrol-me'].links, {
        marketingAgents: { label: 'Marketing agents' },
      }),
      alsoFoundBy: 'agent broker hmo salesman',
    },
  }),
};

const paying: FaqGroup = {
  id: facts.paying.id,
  title: 'Plans and paying',
  questions: withWords(facts.paying.questions, {
    'what-does-it-cost': {
      question: 'What does it cost?',
      answer: [
        `For one person, Standard Jaara costs ${standardPrices.individual} a year and Standard Jaara Plus ${plusPrices.individual}. A family of up to 4 pays ${standardPrices.family4} for Standard Jaara or ${plusPrices.family4} for Jaara Plus; a family of up to 6 pays ${standardPrices.family6} for Standard Jaara or ${plusPrices.family6} for Jaara Plus.`,
        `The Seniors Plan costs ${seniorsPrices.individual} for one person and ${seniorsPrices.couple} for a couple. For the Diaspora Plan, ask us for the price.`,
      ],
      links: withWords(facts.paying.questions['what-does-it-cost'].links, {
        planHouseholdCost: { label: 'What would our household pay?' },
        planPlanComparison: { label: 'Compare the plans' },
      }),
      basis: bases.published,
      alsoFoundBy: 'price premium amount naira how much money',
    },
    'how-to-pay': {
      question: 'How do I pay? What if my payment does not show?',
      answer: [
        'By card, bank transfer or USSD, on the payment portal. Have your policy details at hand.',
        `If it does not show, keep the proof of payment, do not pay again, and call ${phoneLines.tollFree.inFull}.`,
      ],
      links: withWords(facts.paying.questions['how-to-pay'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal online transfer ussd paid showing reflect',
    },
    'paying-in-instalments': {
      question: 'Can I pay in instalments?',
      answer: [
        `On Standard Jaara, yes: twice a year ${standardHalfYearly.individual} for one person, ${standardHalfYearly.family4} for a family of up to 4, or ${standardHalfYearly.family6} for a family of up to 6; or four times a year ${standardQuarterly.individual}, ${standardQuarterly.family4} or ${standardQuarterly.family6}.`,
        `On Standard Jaara Plus, yes: twice a year, each time ${plusHalfYearly.individual} for one person, ${plusHalfYearly.family4} for a family of up to 4, or ${plusHalfYearly.family6} for a family of up to 6.${plusIsCheaperAtOnce ? ' Paying for the whole year at once is cheaper.' : ''}`,
        'Until the full annual premium is paid, Standard Jaara does not cover maternal care or annual screening, and Jaara Plus covers neither these nor surgery and secondary care.',
        `For the Seniors Plan, ask on ${phoneLines.salesLine.inFull} how you can pay.`,
      ],
      basis: bases.published,
      alsoFoundBy: 'installment half yearly monthly part small small',
    },
    'when-cover-starts': {
      question: 'When does my cover start?',
      answer: [
        `${coverStart.paidBy} A policy year has 12 months.`,
        `${coverStart.month} You are not covered from the day you pay, no matter who says so.`,
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.paying.questions['when-cover-starts'].links, {
        planCoverDates: { label: 'Find your own dates' },
        faqWaitingPeriods: { label: 'All waiting periods' },
      }),
      basis: `${bases.published} ${bases.waiting} An answer on our website and the plans’ documents differ on the first day.`,
      alsoFoundBy: 'begin active activation date instant immediately today when can i use it',
    },
    'waiting-periods': {
      question: 'How long do I have to wait for care?',
      answer: [
        `New enrollees wait ${waits.newEnrollee}. Antenatal care has no waiting period.`,
        `Delivery, vaginal or caesarean, is covered after ${waits.delivery} of enrolment, with proof of antenatal visits. Planned (elective) surgery, not an emergency, is covered after ${waits.surgery}.`,
        `Cancer care is covered from year ${waits.cancerYear}. ${screeningYears} Jaara Plus covers dialysis from the ${waits.dialysisOrdinal} year in a row, the Seniors Plan from year ${waits.dialysisYear}.`,
        'A life-threatening emergency is always treated first.',
      ],
      links: withWords(facts.paying.questions['waiting-periods'].links, {
        planCoverDates: { label: 'Find your own dates' },
        planPlanComparison: { label: 'See it beside each benefit' },
      }),
      basis: bases.waiting,
      alsoFoundBy: 'waiting period months operation birth',
    },
    renewing: {
      question: 'How do I renew my policy?',
      answer: [
        coverStart.ended,
        'Have your policy number ready. Open the payment portal, pay the premium of the next year by the 25th of the last month of your policy year, and keep the proof of payment.',
        `Then look yourself up on the verification portal, or call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}) and ask whether your policy goes on without a gap.`,
      ],
      links: withWords(facts.paying.questions.renewing.links, {
        pay: { label: 'Payment portal' },
        verify: { label: 'Verification portal' },
      }),
      basis: bases.published,
      alsoFoundBy: 'renew renewal extend continue next year again expiry',
    },
    'late-renewal': {
      question: 'What if I renew late?',
      answer: [
        `If your cover has already ended, call ${phoneLines.tollFree.inFull} before you pay or go to a hospital: we tell you how to go on. On Standard Jaara a penalty is due if you are more than three months late; how much it is, we confirm by phone. A policy that is not paid may be suspended, and later cancelled.`,
        'Renew by the 25th of the last month of your policy year, and do not wait for a reminder.',
      ],
      links: withWords(facts.paying.questions['late-renewal'].links, {
        pay: { label: 'Payment portal' },
      }),
      basis: `${bases.standardJaara} Report of June 2022 (the 25th). Our earlier questions and terms, undated (reminder; suspended, then cancelled after a notice of 10 days).`,
      alsoFoundBy: 'penalty fine expire expired lapse grace period overdue forgot renewal',
    },
    refund: {
      question: 'Can I get my money back?',
      answer: [
        `Before you cancel, ${askUs.askLine}.`,
        'If a hospital charged you for care that your plan covers, keep the receipt and complain.',
      ],
      links: withWords(facts.paying.questions.refund.links, {
        askedForMoney: { label: 'A hospital asked me for money' },
        complaint: { label: 'Make a complaint' },
      }),
      alsoFoundBy: 'refund reimbursement cancel return repay receipt',
    },
    dependants: {
      question: 'How do I add a baby, or whom else can I add to my family plan?',
      answer: [
        `To add a baby, call ${phoneLines.tollFree.inFull} with your policy number.`,
        'A family of up to 4 is you, your spouse and 2 children, or you and 3 children. A family of up to 6 is you, your spouse and 4 children, or you and 5 children. Children are under 23.',
        `One more dependant under 23 costs ${onBoth('under23')}. One above 23 costs ${onBoth('above23')}.`,
      ],
      links: withWords(facts.paying.questions.dependants.links, {
        planHouseholdCost: { label: 'Work out the price' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'wife husband son daughter parents mother father relatives extra person add newborn baby second',
    },
    seniors: {
      question: 'Is there a plan for older people?',
      answer: [
        `Yes. The Seniors Plan is for people of 60 and above: ${seniorsPrices.individual} a year for one person, ${seniorsPrices.couple} for a couple. It has more physiotherapy, screening from the ${seniorsScreening} year and optional nursing at home. It does not cover maternal care.`,
        'At the hospital, show your policy number or your Ilera Eko ID.',
      ],
      links: withWords(facts.paying.questions.seniors.links, {
        senior: { label: 'The Seniors Plan as a PDF' },
      }),
      basis: bases.published,
      alsoFoundBy: 'old elderly aged mother father grandmother grandfather parents retired pensioner my',
    },
    diaspora: {
      question: 'I live abroad. Can I pay for my family in Lagos?',
      answer: [
        `Yes. A parent of 60 or above is on the Seniors Plan: ${seniorsPrices.individual} a year.`,
        'Or the Diaspora Plan, which is two products: Ilera-Eko Home Konnect for families at home, and Ilera-Eko Waka-Well for travellers and visitors. Ask us what each one covers and costs before you pay.',
      ],
      links: withWords(facts.paying.questions.diaspora.links, {
        prepare: { label: 'Prepare it for a parent' },
        diaspora: { label: 'The Diaspora Plan as a PDF' },
        askUs: contactLink('Ask us', 'Diaspora Plan'),
      }),
      alsoFoundBy: 'overseas foreign london america sponsor relatives home konnect',
    },
    'from-abroad': {
      question: 'How do I reach you from abroad?',
      answer: [`${fromAbroad.sure} ${fromAbroad.dial} ${fromAbroad.line.label}. ${fromAbroad.unsure}`],
      links: [contactLink('Contact form', 'From abroad')],
      alsoFoundBy: 'overseas international call code uk usa canada diaspora phone number',
    },
  }),
};

/** What a plan leaves to the patient although it covers the rest, for every text that says it. */
export const ownPayments = `On Standard Jaara you pay part of specialist visits and of refills of long-term drugs. In your first ${waits.surgery}, you also pay for planned surgery (not for an emergency). How much: ${askUs.askLine}.`;

const usingYourCover: FaqGroup = {
  id: facts.usingYourCover.id,
  title: 'Using your cover',
  questions: withWords(facts.usingYourCover.questions, {
    'finding-a-hospital': {
      question: 'Which hospitals can I use?',
      answer: [
        'You choose one accredited hospital of your plan and are treated there. Search the list by name, street or area; it shows which plan covers the place.',
      ],
      links: withWords(facts.usingYourCover.questions['finding-a-hospital'].links, {
        provider: { label: 'Find a hospital or pharmacy' },
      }),
      alsoFoundBy: 'clinic provider near me list accredited',
    },
    'changing-hospital': {
      question: 'How do I change my hospital?',
      answer: [
        'You may move to another accredited hospital of your plan once in each policy year, and beyond that in exceptional cases. Choose the new one in our list first, then ask for the change online.',
        `No answer, or no internet? Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}) and have your policy number and the name of the new hospital ready.`,
      ],
      links: withWords(facts.usingYourCover.questions['changing-hospital'].links, {
        changeHospital: { label: 'Ask for the change' },
        provider: { label: 'Find a new hospital' },
      }),
      basis: bases.published,
      alsoFoundBy: 'switch move transfer another clinic provider change',
    },
    'is-it-covered': {
      question: 'Is my treatment covered?',
      answer: [
        'Look it up plan by plan: covered, not covered, or ask us. Limits and co-payments stand beside it.',
        `Where it says “ask us”, call ${phoneLines.tollFree.inFull} before you need the care: we confirm it by phone.`,
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.usingYourCover.questions['is-it-covered'].links, {
        whatIsCovered: { label: 'Is it covered?' },
      }),
      basis: bases.published,
      alsoFoundBy: 'benefit glasses malaria teeth surgery exclusions excluded',
    },
    emergency: {
      question: 'What happens in an emergency?',
      answer: [
        'Go to the nearest hospital. A life-threatening emergency must be treated without proof of cover. Proof is asked for once the patient is stable.',
      ],
      links: withWords(facts.usingYourCover.questions.emergency.links, {
        emergency: { label: 'Emergency: what to do' },
      }),
      basis: bases.order,
      alsoFoundBy: 'accident urgent ambulance bleeding night',
    },
    'hospital-asks-for-money': {
      question: 'What if a hospital asks me for money?',
      answer: [
        `Call ${phoneLines.askLine.inFull} from the hospital, before you pay. The line is free${when.ask && ` and answered ${when.ask}`}.`,
        `You do not pay for care that your plan covers, at the hospital you chose, and nobody may ask a fee for enrolling. ${ownPayments}`,
        'If you have already paid, keep the receipt, note the name of the hospital, the day and what it was for, and complain.',
      ],
      links: withWords(facts.usingYourCover.questions['hospital-asks-for-money'].links, {
        planPlanComparison: { label: 'What the plans cover' },
        complaint: { label: 'Make a complaint' },
      }),
      basis: `${bases.standardJaara} Report of 2021 (no charge at your own hospital). On co-payments our website and the plan’s document differ.`,
      alsoFoundBy: 'asked pay cash charge bill deposit extra bribe complaint',
    },
    pregnancy: {
      question: 'I am pregnant. What is covered?',
      answer: [
        `Both Jaara plans cover maternal and newborn care; the Seniors Plan does not. Antenatal care has no waiting period, so enrol early. Delivery is covered after ${waits.delivery} of enrolment, with proof of antenatal visits.`,
        'Maternal care is for principal and spouse, once the full annual premium is paid.',
      ],
      links: withWords(facts.usingYourCover.questions.pregnancy.links, {
        planCoverDates: { label: 'Last day to join for your due date' },
        maternalCare: { label: 'Maternal care in the comparison' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'baby birth antenatal caesarean delivery mother maternity',
    },
    'doctor-by-phone': {
      question: 'Can I talk to a doctor by phone?',
      answer: [
        `Yes. ${telemedicine.included}: call ${phoneLines.doctorLine.inFull}, or use the app. ${telemedicine.hours}`,
        'Jaara Plus and the Seniors Plan also include the virtual booths: Adamo Market and Sabo Market in Ikorodu, Sabo Market in Yaba, Ketu Fruit Market, and Aiyetoro Market in Epe. On Standard Jaara, ask us before you go.',
      ],
      links: withWords(facts.usingYourCover.questions['doctor-by-phone'].links, {
        telemedicine: { label: 'Telemedicine' },
      }),
      basis: `${bases.published} ${planSources.boothsDiffer}.`,
      alsoFoundBy: 'telemedicine vbooth virtual app call',
    },
    medicines: {
      question: 'Where do I get my medicines?',
      answer: [
        `Both Jaara plans cover the medicines of the scheme’s formulary. On Jaara Plus you pick them up at community pharmacies from Monday to Saturday, 9am to 8pm. Standard Jaara asks for a co-payment for refills in a long illness. How much it is, and for the Seniors Plan: ${askUs.tollFree}.`,
      ],
      links: withWords(facts.usingYourCover.questions.medicines.links, {
        providerOpenPharmacy: { label: 'Community pharmacies' },
        whatIsCovered: { label: 'What else is covered' },
      }),
      basis: bases.published,
      alsoFoundBy: 'drugs pharmacy prescription tablets',
    },
    'refused-drugs': {
      question: 'What if I am refused drugs, or told to buy them?',
      answer: [
        'Ask whether the drug is on the scheme’s list (the formulary): only those are covered. On Standard Jaara you pay a part of refills of long-term drugs; call us, and we tell you how much.',
        `If it is on the list and you do not get it, call ${phoneLines.askLine.inFull} from the counter. Note the place, the day and the name of the drug, and keep the receipt if you had to buy it.`,
      ],
      links: withWords(facts.usingYourCover.questions['refused-drugs'].links, {
        complaint: { label: 'Make a complaint' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy: 'medicine refuse denied out of stock pharmacy prescription formulary available',
    },
    'not-covered': {
      question: 'What is not covered?',
      answer: [
        `The plans have limits and waiting periods. If you do not find a treatment in the plan, ${askUs.tollFree} before you count on it.`,
      ],
      links: withWords(facts.usingYourCover.questions['not-covered'].links, {
        whatIsCovered: { label: 'Covered, not covered, ask us' },
      }),
      basis: bases.published,
      alsoFoundBy: 'exclusion excluded exclude except limit transplant cosmetic mri',
    },
    'checking-enrolment': {
      question: 'How do I check that I am enrolled?',
      answer: [
        'Look yourself up on the verification portal, or call us with your policy number.',
        coverStart.activeOrCovered,
      ],
      links: withWords(facts.usingYourCover.questions['checking-enrolment'].links, {
        verify: { label: 'Verification portal' },
      }),
      alsoFoundBy: 'verify status active confirm policy number',
    },
    'lost-card': {
      question: 'I lost my card. What now?',
      answer: [
        `Call ${phoneLines.tollFree.inFull} and have your policy number ready if you know it. Write the number down and keep a copy at home: whether your hospital takes it without the card, we confirm by phone.`,
        'We tell you on the phone how to get a new card. Ask us before you pay anybody for one.',
      ],
      alsoFoundBy: 'stolen missing replace id card forgotten number received',
    },
    'moving-away': {
      question: 'What if I move?',
      answer: [
        'Inside Lagos, change your hospital to one near your new home.',
        `If you leave Lagos State, call ${phoneLines.tollFree.inFull} before you go: the scheme is for residents. Ask what becomes of a policy that you have already paid.`,
      ],
      links: withWords(facts.usingYourCover.questions['moving-away'].links, {
        faqChangingHospital: { label: 'Changing hospital' },
      }),
      alsoFoundBy: 'relocate new address leave travel outside lagos state japa',
    },
  }),
};

const complaints: FaqGroup = {
  id: facts.complaints.id,
  title: 'Complaints and safety',
  questions: withWords(facts.complaints.questions, {
    complaining: {
      question: 'How do I complain?',
      answer: [
        `On the complaint page, with a phone number or an e-mail address: you get a reference. ${neededToCheck} Or call ${phoneLines.askLine.inFull}, free of charge; we investigate complaints about hospitals, pharmacies and HMOs.`,
        'The complaint page says what happens next, and whom to turn to when it is not settled.',
      ],
      links: withWords(facts.complaints.questions.complaining.links, {
        complaint: { label: 'Make a complaint' },
        complaintStatus: { label: 'See what became of it' },
      }),
      basis: bases.regulation,
      alsoFoundBy: 'complain complaint report bad treatment rude unhappy feedback',
    },
    'report-fraud': {
      question: 'How do I report fraud?',
      answer: [
        'Tell us, for example, when somebody asks a fee for enrolling, claims to be an agent and is not on our list, wants your premium in a private account, uses another person’s cover, or bills care that was never given.',
        `Do not pay and do not argue. Note the name, the number that called you and the day, then call ${phoneLines.askLine.inFull}, free of charge, or write to us.`,
      ],
      links: [contactLink('Report fraud in writing', 'Report of fraud')],
      alsoFoundBy: 'scam fake cheat 419 thief false agent someone called asking money',
    },
    'my-data': {
      question: 'What happens to my data?',
      answer: [
        'The privacy policy says what reaches us through this website and which six rights you have. The cookies policy lists everything that is kept in your browser.',
      ],
      links: withWords(facts.complaints.questions['my-data'].links, {
        privacy: { label: 'Privacy policy' },
        cookiesPolicy: { label: 'Cookies policy' },
      }),
      basis: 'Policies of 11 July 2025.',
      alsoFoundBy: 'privacy personal information ndpr ndpa ndpc',
    },
  }),
};

/**
 * The official channels, so that people can recognise false ones; a test keeps them in step with the banner, the menu
 * and the contact cards. The support and WhatsApp lines are placeholders, so they are named but not listed.
 */
export const officialChannels = {
  id: facts.officialChannels.id,
  heading: 'Official channels',
  lead: 'These are ours. If somebody sends you to another address or number in our name, do not pay and do not give your details. Call us.',
  promises: [
    'Enrolment has no service charge. You pay the premium of your plan, nothing else.',
    'The payment portal is named below. If somebody wants your premium in a private account, call us first.',
    'The support lines and WhatsApp lines at the top of every page of this site are ours too.',
  ],
  linesHeading: 'Phone',
  lines: Object.values(phoneLines),
  portalsHeading: 'Portals',
  portals: withWords(facts.officialChannels.portals, {
    register: { label: 'Enrol' },
    pay: { label: 'Pay a premium' },
    verify: { label: 'Check an enrolment' },
    changeHospital: { label: 'Change hospital' },
    providerPlatform: { label: 'Hospitals and providers' },
    regulator: { label: 'Company number (CIN) and regulatory charge' },
    ekosha: { label: 'EKOSHA' },
    spotlight: { label: 'Ilera Eko Spotlight' },
    playStore: { label: 'App on Google Play' },
  }),
  writingHeading: 'Writing and visiting',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
    twitter,
  ],
  fraud: { label: 'How to report fraud', to: facts.officialChannels.fraud.to },
};

export const faqGroups: FaqGroup[] = [enrolling, paying, usingYourCover, complaints];

export const faqPage = {
  title: `FAQ | ${brand.name}`,
  description: `Answers about ${brand.scheme}: who must enrol, how, waiting periods, changing hospital, instalments, and our official lines and portals.`,
  heading: 'Questions and answers',
  lead: 'What people ask us most, with the rule behind an answer.',
  alt: 'A grandmother in her armchair puts her question to a doctor on the phone.',
};

export const faqSearch = {
  label: 'Search the questions',
  placeholder: 'Try “lost card”',
  submit: 'Search',
  shortcuts: withWords(facts.faqSearch.shortcuts, {
    paying: { label: 'Plans and paying' },
    faqOfficialChannels: { label: 'Official channels' },
    faqReportFraud: { label: 'Report fraud' },
  }),
  topics: 'Topics',
  ask: { heading: 'Ask a person', note: `Free of charge${when.tollFree}.` },
  all: (count: number) => `${count} questions`,
  /** In the markup a placeholder stands for the count, which the browser fills in. */
  found: (count: number | string, text: string) =>
    `${count === 1 ? '1 question' : `${count} questions`} found for “${text}”`,
  clear: { label: 'Show all questions', to: facts.faqSearch.clear.to },
  noneHeading: 'No question has these words. Some ways on:',
  noneText: 'Try one word instead of a sentence, or ask a person.',
  write: { label: 'Write to us', to: facts.faqSearch.write.to },
  basis: whereFrom,
  permanentLink: 'Link to this answer',
};

/** Stop words of a typed sentence. */
export const faqFillerWords =
  'a about am an and any are be but can could do does for from get give had has have how i if in is it me my need not of on or our please should that the their there they this to us want was we what when where which who whom why will with would you your'.split(
    ' ',
  );
