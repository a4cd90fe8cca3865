import { plusDependants, standardDependants, standardPrices } from '../../amounts.ts';
import { email, office } from '../../facts/addresses.ts';
import { HEAD_OFFICE } from '../../facts/enrol-page.ts';
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
const contact = { label: 'All ways to reach us', to: facts.contact.to };
const householdCost = { label: 'What would our household pay?', to: facts.householdCost.to };

/** In an emergency: the lines of the state, ours, and the hospitals nearest first. */
const emergencyWays = withWords(facts.searchAnswers.emergency.links, {
  emergencyLine: { label: `Call ${emergencyLines[0].number}` },
  ambulanceLine: { label: `Call ${emergencyLines[1].number}` },
  call: { label: phoneLines.tollFree.digits, to: phoneLines.tollFree.to },
  nearMe: { label: 'Near me: hospitals and pharmacies by distance' },
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
      ],
      title: name,
      text: isToConfirm
        ? [`${address}. ${whereToEnrol.toConfirm(published)}: ${whereToEnrol.callHeading.toLowerCase()}.`]
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
export const searchAnswers: SearchAnswer[] = [
  ...withWords(facts.searchAnswers, {
    scheme: {
      title: `${brand.scheme}, the health insurance of Lagos State`,
      text: [`${brand.fullName} (${brand.name}) runs it. Compare the plans, then enrol and pay.`],
      links: withWords(facts.searchAnswers.scheme.links, {
        plan: { label: 'Health Plans' },
        faqHowToEnrol: { label: 'How to enrol' },
        about: { label: 'About us' },
      }),
    },
    phone: { title: `Call us${when.lines}`, lines: callLines, links: [contact] },
    whatsapp: {
      title: 'Write to us on WhatsApp',
      lines: whatsAppLines.map(({ label, display, url }) => ({
        icon: 'whatsapp' as const,
        label: display,
        note: label,
        to: url,
      })),
      links: [contact],
    },
    email: {
      title: 'Write to us',
      lines: withWords(facts.searchAnswers.email.lines, {
        mail: { label: email, note: 'E-mail', to: `mailto:${email}` },
      }),
      links: withWords(facts.searchAnswers.email.links, {
        contactWrite: { label: 'Contact form' },
        contact,
      }),
    },
    office: {
      title: 'The head office',
      text: [`${office.lines.join(', ')}. Please call before you visit.`],
      lines: withWords(facts.searchAnswers.office.lines, {
        mapUrl: { label: whereToEnrol.directions, note: office.lines.join(', '), to: office.mapUrl },
      }),
      links: [places, contact],
    },
    hours: {
      title: when.isAlways ? 'Open day and night by phone' : 'When we are open',
      text: [
        ...(when.isAlways
          ? ['The phone lines are answered 24 hours a day, 7 days a week.']
          : hours.each.map(({ display, hours }) => `${display}: ${hours}.`)),
        ...enrolmentPlaces
          .filter(({ id }) => id === HEAD_OFFICE)
          .flatMap(({ name, hours }) => (hours ? `${name}. ${hours.join('; ')}.` : [])),
        `Offices. ${whereToEnrol.hours} ${whereToEnrol.callHeading}.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: [contact],
    },
    price: {
      title: 'What a year of cover costs for one person',
      amounts: [...familyPlans, seniorsPlan].map(({ name, premiums }) => ({
        label: name,
        naira: premiums.individual,
      })),
      links: withWords(facts.searchAnswers.price.links, {
        householdCost,
        planPlanComparison: { label: 'Compare the plans' },
      }),
    },
    'price-family': {
      title: 'What a year of cover costs for a family',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, up to 4 people`, naira: premiums.family4 },
        { label: `${name}, up to 6 people`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['price-family'].links, {
        householdCost,
        faqDependants: { label: 'Whom can I add?' },
      }),
    },
    seniors: {
      title: 'The Seniors Plan, from 60 years',
      amounts: withWords(facts.searchAnswers.seniors.amounts, {
        onePerson: { label: 'One person', naira: seniorsPlan.premiums.individual },
        aCouple: { label: 'A couple', naira: seniorsPlan.premiums.couple },
      }),
      links: withWords(facts.searchAnswers.seniors.links, {
        faqSeniors: { label: 'Is there a plan for older people?' },
        faqDependants: { label: 'Whom can I add to a family plan?' },
        faqDiaspora: { label: 'I live abroad and want to pay' },
        pdf: { label: 'The Seniors Plan as a PDF', to: seniorsPlan.pdf },
      }),
    },
    diaspora: {},
    emergency: {
      links: emergencyWays,
    },
    night: { links: emergencyWays },
    'emergency-cover': {},
    'ambulance-cover': {},
    'change-hospital': {},
    'hospital-closed': {
      links: withWords(facts.searchAnswers['hospital-closed'].links, {
        complaint: { label: 'Make a complaint' },
      }),
    },
    moved: {},
    pay: {},
    renew: {},
    'prepare-enrolment': {},
    'parent-abroad': {
      title: parentCase.heading,
      text: [parentCase.lead, parentCase.paragraphs.diaspora],
      links: [
        ...withWords(facts.searchAnswers['parent-abroad'].links, { enrol: { label: parentCase.label } }),
        ...parentCase.links,
      ],
    },
    monthly: {
      title: 'Not every month: twice or four times a year',
      text: [
        'The premium is not paid by the month or the week. Standard Jaara is paid for once a year, twice or four times a year; Jaara Plus once or twice a year.',
        `For the Seniors Plan, ask on ${phoneLines.salesLine.inFull} how you can pay.`,
      ],
      links: withWords(facts.searchAnswers.monthly.links, {
        instalments: { label: 'The amounts, and what is not covered until the year is paid' },
        householdCost,
      }),
    },
    instalments: {},
    enrol: { links: [places] },
    'where-to-enrol': {},
    refund: {},
    lasrra: {},
    nin: {},
    papers: {},
    'cover-start': {},
    waiting: {},
    'pay-first': {
      title: 'Must I pay before I am treated?',
      text: [emergencyPage.rules.list.treatedFirst, ...(askedForMoney?.answer.slice(0, 2) ?? [])],
      lines: [callLine(phoneLines.askLine)],
      links: withWords(facts.searchAnswers['pay-first'].links, {
        askedForMoney: { label: 'What if a hospital asks me for money?' },
        emergency: { label: 'In an emergency: what to do' },
      }),
    },
    'asked-for-money': {},
    copayment: {
      title: 'What you pay yourself (co-payment)',
      text: [
        'A co-payment is the part of a treatment that you pay yourself. What your plan covers is not charged for at your own hospital, apart from the co-payments that the plan names.',
        ownPayments,
      ],
      links: withWords(facts.searchAnswers.copayment.links, {
        askedForMoney: { label: 'What if a hospital asks me for money?' },
        covered: { label: 'What is covered, with co-payments' },
      }),
    },
    'turned-away': {
      title: 'Does a hospital send you away?',
      text: [
        `Call us while you are there: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), free of charge. Say which hospital it is and what it told you.`,
        `If life is in danger, call ${emergencyLines[0].number} or ${emergencyLines[1].number} at once. A life-threatening emergency must be treated without proof of cover.`,
      ],
      lines: [callLine(phoneLines.askLine)],
      links: withWords(facts.searchAnswers['turned-away'].links, {
        complaint: { label: 'Make a complaint' },
        emergency: { label: 'In an emergency: what to do' },
      }),
    },
    complaint: {},
    'refused-drugs': {},
    'late-renewal': {},
    fraud: {},
    'is-this-lashma': {
      links: withWords(facts.searchAnswers['is-this-lashma'].links, {
        fraud: { label: 'How to report fraud' },
      }),
    },
    agents: {},
    'become-agent': {
      title: 'To become a marketing agent',
      text: [
        `How somebody becomes an agent, we tell you by phone: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), free of charge. Do not pay anybody who offers it to you.`,
      ],
      links: withWords(facts.searchAnswers['become-agent'].links, {
        agents: { label: 'The marketing agents on our list' },
        contact,
      }),
    },
    employers: { page: '/employers' },
    'my-employer': {
      links: withWords(facts.searchAnswers['my-employer'].links, {
        employers: { label: 'Employers: rules and steps' },
        complaint: { label: 'Make a complaint' },
      }),
    },
    'join-network': {},
    verify: {},
    'lost-card': {},
    'no-card': {
      title: 'Your card has not come yet?',
      text: [
        `Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge: we tell you how far it is, and whether your hospital treats you without it. Have your policy number or a proof of payment at hand.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['no-card'].links, {
        checkingEnrolment: { label: 'How to check your enrolment' },
        lostCard: { label: 'I lost my card' },
      }),
    },
    'payment-problem': {
      title: 'A payment that failed, was taken twice or does not show?',
      text: [
        `Keep the proof of payment, and do not pay again before you have asked us. Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge, and say the day, the amount and how you paid.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['payment-problem'].links, {
        checkingEnrolment: { label: 'How to check your enrolment' },
        verify: { label: 'Verification portal' },
        refund: { label: 'Can I get my money back?' },
      }),
    },
    'policy-number': {
      title: 'You do not know your policy number?',
      text: [
        `Look yourself up on the verification portal. Or call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge, and say that you do not know the number. Have at hand what you have: your LASRRA number, the phone number that you enrolled with, a proof of payment.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['policy-number'].links, {
        checkingEnrolment: { label: 'How to check your enrolment' },
        verify: { label: 'Verification portal' },
        lostCard: { label: 'I lost my card' },
      }),
    },
    trouble: {
      title: 'The app or a portal does not open?',
      text: [
        'Call us: we tell you what to do, and you can talk to a doctor by phone without the app. Your internet may be slow, so try once more in a few minutes.',
      ],
      lines: callLines,
      links: [contact],
    },
    app: {
      title: 'Our app is on Google Play',
      text: ['You can talk to a doctor in the app. Without it, call the doctor’s line.'],
      links: withWords(facts.searchAnswers.app.links, {
        playStore: { label: 'App on Google Play' },
        doctor: { label: 'A doctor by phone' },
      }),
    },
    doctor: {},
    'find-hospital': {},
    'near-me': {
      title: 'Hospitals and pharmacies near you',
      text: [
        'Press “Near me” on the next page: where you are stays on your phone. Or type the name of your area, such as “hospital Ikeja”.',
      ],
      links: withWords(facts.searchAnswers['near-me'].links, {
        nearMe: { label: 'Near me' },
        services: { label: 'By service and opening hours' },
      }),
    },
    'hospital-list': {
      title: 'The list of hospitals to download',
      text: ['The hospitals of the Standard Jaara and Standard Jaara Plus plans, by local government area.'],
      lines: withWords(facts.searchAnswers['hospital-list'].lines, {
        ileraEkoProvider: { label: 'ILERA EKO Provider', note: 'PDF' },
      }),
      links: withWords(facts.searchAnswers['hospital-list'].links, {
        resources: { label: 'All documents and open data' },
      }),
    },
    'plan-documents': {
      title: 'The plans to download',
      lines: [standardJaara, jaaraPlus, seniorsPlan, diasporaPlan].map(({ name, pdf }) => ({
        icon: 'download' as const,
        label: name,
        note: 'PDF',
        to: pdf,
      })),
      links: withWords(facts.searchAnswers['plan-documents'].links, {
        planPlanComparison: { label: 'Compare the plans' },
      }),
    },
    pregnancy: {},
    jaara: {
      asks: [
        ...facts.searchAnswers.jaara.asks,
        `${standardJaara.premiums.individual}`,
        `${standardJaara.premiums.individual} plan`,
        `${standardJaara.premiums.individual / 1000}k plan`,
      ],
      title: 'Standard Jaara and Standard Jaara Plus: a year of cover',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, one person`, naira: premiums.individual },
        { label: `${name}, up to 4 people`, naira: premiums.family4 },
        { label: `${name}, up to 6 people`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers.jaara.links, {
        planPlanComparison: { label: 'Compare the plans' },
        covered: { label: 'What it covers' },
        householdCost,
      }),
    },
    'jaara-plus': {
      title: 'Standard Jaara Plus: a year of cover',
      amounts: [jaaraPlus].flatMap(({ name, premiums }) => [
        { label: `${name}, one person`, naira: premiums.individual },
        { label: `${name}, up to 4 people`, naira: premiums.family4 },
        { label: `${name}, up to 6 people`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['jaara-plus'].links, {
        planPlanComparison: { label: 'Compare the plans' },
        covered: { label: 'What it covers' },
        householdCost,
      }),
    },
    free: {
      title: 'What is free, and what you pay',
      text: [
        `Enrolling is free: nobody may ask a fee for it. You pay the premium of a plan, from ${standardPrices.individual} a year for one person.`,
        'What your plan covers is not charged for at your own hospital, apart from the co-payments that the plan names.',
        `We have published no free plan for pregnant women, people of 60 and above or people with disabilities. If you cannot pay, ask us whether EKOSHA can cover you: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}).`,
      ],
      links: withWords(facts.searchAnswers.free.links, {
        faqCannotPay: { label: 'If you cannot pay' },
        enrolmentFee: { label: 'Enrolling costs nothing' },
        planHouseholdCost: { label: 'What would our household pay?' },
      }),
    },
    disability: {
      title: 'Cover for people with a disability',
      text: [
        'Everybody who lives in Lagos State can enrol, at the same premiums. We have published no separate plan for people with disabilities.',
        `If you cannot pay, or need help to enrol, call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), free of charge.`,
      ],
      links: withWords(facts.searchAnswers.disability.links, {
        faqCannotPay: { label: 'If you cannot pay' },
        accessibility: { label: 'How this site is made for everyone' },
        contact,
      }),
    },
    'other-insurers': {
      title: `${brand.scheme}, the NHIA (NHIS) and HMOs`,
      text: [
        `${brand.scheme} is the health insurance of Lagos State, and we run it. The NHIA is the federal authority, which many still call NHIS. An HMO is an insurer; those that work in Lagos are licensed by us.`,
        `An employer may choose an ${brand.scheme} plan, or an HMO that is accredited by the national authority and by the state. What holds for you beside a cover that you have already, we tell you by phone: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}).`,
      ],
      links: withWords(facts.searchAnswers['other-insurers'].links, {
        plan: { label: 'Compare our plans' },
        employers: { label: 'Employers: rules and steps' },
        contact,
      }),
    },
    children: {},
    dependants: {},
    'add-child': {
      title: 'To add a new baby or another child',
      text: [
        `Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge, with your policy number: we tell you how the child is added and from when it is covered.`,
        `A family plan is for up to 4 or up to 6 people. One more child costs ${standardDependants.under23} a year on Standard Jaara and ${plusDependants.under23} on Jaara Plus.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['add-child'].links, {
        faqDependants: { label: 'Whom can I add to my family plan?' },
        newborn: { label: 'Care of a newborn' },
      }),
    },
    died: {
      title: 'When somebody on the policy has died',
      text: [
        `We are sorry for your loss. Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge: we tell you what becomes of the policy and of the family members on it. Have the policy number ready if you know it.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers.died.links, {
        contact,
        faqDependants: { label: 'Whom a family plan covers' },
      }),
    },
    'change-policy': {
      title: 'To change your plan, your details or who is on the policy',
      text: [
        `Call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge, with your policy number: we tell you what can be changed, when, and what it costs.`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['change-policy'].links, {
        planPlanComparison: { label: 'Compare the plans' },
        contact,
      }),
    },
    wives: { links: [contactLink('Ask us about more than one wife', 'A family with more than one wife')] },
    'enrolment-fee': {},
    'public-servants': {},
    'finding-a-hospital': {},
    'not-covered': {},
    'illness-before': {},
    'my-data': {},
    'who-must-enrol': {},
    foreigners: {},
    account: {
      title: 'This site has no account to sign in to',
      text: ['You enrol, pay and check your enrolment on our portals.'],
      links: withWords(facts.searchAnswers.account.links, {
        checkingEnrolment: { label: 'Check that you are enrolled' },
        register: { label: 'Enrol' },
        pay: { label: 'Pay' },
        verify: { label: 'Check your enrolment' },
      }),
    },
    jobs: {
      title: 'We list no vacancies on this site',
      text: [`Ask us by phone or in writing. Do not pay anybody who offers you a job with ${brand.name}.`],
      links: [contact],
    },
    newsletter: {
      title: 'Our newsletter',
      text: [
        'Give your e-mail address, then press the link in the letter that we send you. Every letter has a link that ends it.',
      ],
      links: withWords(facts.searchAnswers.newsletter.links, {
        newsletter: { label: 'Subscribe' },
        blog: { label: 'Read the blog' },
      }),
    },
    blog: {},
    print: {
      title: 'Lists to print',
      text: [
        'Every list of hospitals and pharmacies, whole or for one area, on a page made for paper. The plans and lists are there as PDF too.',
      ],
      links: withWords(facts.searchAnswers.print.links, {
        providerList: { label: 'Hospitals and pharmacies to print' },
        resources: { label: 'Documents (PDF) and open data' },
      }),
    },
    'open-data': {},
    about: {},
    'what-is-covered': {},
    'compare-plans': {
      title: 'Compare the plans',
      text: pages.flatMap(({ path, about }) => (path === '/plan' ? about : [])),
      links: withWords(facts.searchAnswers['compare-plans'].links, {
        planPlanComparison: { label: 'Compare the plans' },
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
      title: 'A hospital that is not in our lists',
      text: [
        ...(findingAHospital?.answer ?? []),
        emergencyPage.rules.list.treatedFirst,
        `${emergencyPage.unpublished.list.join(' ')} ${emergencyPage.unpublished.ask}`,
      ],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['unlisted-hospital'].links, {
        findingAHospital: { label: 'Which hospitals can I use?' },
        emergency: { label: 'Emergency: what to do' },
        changingHospital: { label: 'How do I change my hospital?' },
      }),
    },
    plans: {},
    'sick-child': {
      links: withWords(facts.searchAnswers['sick-child'].links, {
        doctor: { label: 'Talk to a doctor by phone' },
        emergency: { label: 'Emergency: what to do' },
      }),
    },
    sick: {
      links: withWords(facts.searchAnswers.sick.links, {
        provider: { label: 'Find a hospital or pharmacy' },
      }),
    },
    'complaint-status': {
      title: 'What became of my complaint?',
      text: ['Type the reference that you were given, and see how far it is.'],
      links: withWords(facts.searchAnswers['complaint-status'].links, {
        complaintStatus: { label: 'See what became of it' },
        complaint: { label: 'Make a complaint' },
      }),
    },
    'not-named': {
      title: 'No plan names this',
      text: ['Neither a yes nor a no is published. Ask us in confidence, we tell you by phone:'],
      lines: [callLine(phoneLines.tollFree)],
      links: withWords(facts.searchAnswers['not-named'].links, { covered: { label: 'What is covered' } }),
    },
    'care-outside-lagos': {
      links: withWords(facts.searchAnswers['care-outside-lagos'].links, {
        movingAway: { label: 'What if I move?' },
      }),
    },
    'outside-lagos': { links: [contactLink('Ask us', 'Care outside Lagos')] },
    'pregnant-cannot-pay': {
      title: poorCase.heading,
      text: [poorCase.lead, poorCase.paragraphs.asking],
      links: [
        ...withWords(facts.searchAnswers['pregnant-cannot-pay'].links, {
          enrol: { label: poorCase.label },
          pregnancy: { label: 'What is covered in pregnancy' },
        }),
        ...poorCase.links,
      ],
    },
    'cannot-pay': {
      links: withWords(facts.searchAnswers['cannot-pay'].links, {
        ekosha: { label: 'EKOSHA' },
      }),
    },
  }),
  ...divisions,
];
