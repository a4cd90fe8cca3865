import type * as english from '../../en/faq/enrolling.ts';
import * as facts from '../../facts/faq/enrolling.ts';
import { withWords } from '../../with-words.ts';
import { enrolment } from '../plan-page.ts';
import { brand, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const enrolling: typeof english.enrolling = {
  id: facts.enrolling.id,
  title: 'How to register',
  questions: withWords(facts.enrolling.questions, {
    'who-must-enrol': {
      question: 'Who must register?',
      answer: [
        'Everybody wey dey live for Lagos State: workers for office, market and workshop, pipo wey dey work for demself, pipo wey no get work, and old pipo. Health insurance na must for everybody wey dey live for Lagos since di state Executive Order for July 2024.',
        'Dem dey enforce am step by step from di first quarter for 2026, public bodies first.',
      ],
      basis: bases.order,
      alsoFoundBy: 'mandatory compulsory obligatory law register join enrol by force na must who suppose',
    },
    'how-to-enrol': {
      question: 'How I go take register?',
      answer: [...enrolment.steps, enrolment.places],
      links: withWords(facts.enrolling.questions['how-to-enrol'].links, {
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
        'For di head office for Alausa, di kiosk for di Secretariat, divisional offices for Ikorodu, Badagry, Eti-Osa, Epe and Ikotun, and virtual booths for five markets.',
        `Di last time dem publish di divisional offices na July 2024, so call ${phoneLines.tollFree.display} before you go.`,
      ],
      links: withWords(facts.enrolling.questions['where-to-enrol'].links, {
        whereToEnrol: { label: 'All di places, and how to reach dem' },
      }),
      alsoFoundBy:
        'office address location near me kiosk centre branch register walk in enrol in person wia una dey wia i fit register',
    },
    'what-to-bring': {
      question: 'Wetin I go carry come?',
      answer: [
        'Your LASRRA card, or oda proof say you dey live for Lagos. Di law ask for di resident registration (LASRRA) number, so if you no get card, ask first which proof dem dey accept.',
        `Before you comot for house, call ${phoneLines.tollFree.display} and ask whether your case need oda papers.`,
      ],
      basis: 'Older questions and answers from di agency. Executive Order for July 2024.',
      alsoFoundBy: 'documents papers id identity requirements passport photograph bring need wetin dem need',
    },
    lasrra: {
      question: 'Wetin be LASRRA, and how I go take get di number?',
      answer: [
        'LASRRA dey register pipo wey dey live for Lagos State. Di law ask for di LASRRA number (section 35(1)), so get am before you register.',
        `LASRRA desks bin dey for pipo wey dey register for Lagos Island, Igando-Ikotun, Ikorodu, Agege and Badagry, as dem dey try am about 2024. Whether dem still open, dem neva publish am: call ${phoneLines.tollFree.display} and ask.`,
      ],
      basis: 'Di law, as KPMG summarise am for 2024.',
      alsoFoundBy: 'lasra lassra resident card registration agency proof of residence lagos card',
    },
    nin: {
      question: 'I need NIN?',
      answer: [
        `Di rules wey dem publish tok only di LASRRA number, no be any oda one. Whether dem dey ask for National Identification Number or photograph too, dem neva publish am: call ${phoneLines.tollFree.display} and ask before you comot for house.`,
      ],
      links: withWords(facts.enrolling.questions.nin.links, {
        faqLasrra: { label: 'Di LASRRA number' },
      }),
      alsoFoundBy: 'national identity nimc bvn passport photo do i need nin',
    },
    'enrolment-fee': {
      question: 'I go pay money to register?',
      answer: [
        'No. You go pay di insurance money (premium) for your plan and nothing else. Nobody get right to charge service fee to register you.',
        'If anybody ask you for am, no pay, and tell us.',
      ],
      links: withWords(facts.enrolling.questions['enrolment-fee'].links, {
        faqReportFraud: { label: 'Report am' },
      }),
      alsoFoundBy: 'charge registration money free fee cost enrol enrolment collect money form',
    },
    'public-servants': {
      question: 'I dey work for di state. How much I go pay?',
      answer: [
        'For public servant, di state dey pay 75% for di insurance money (premium). Di oda 25% na your own.',
        'Public servants dey register for di head office or for di kiosk beside Adeyemi Bero Hall inside di Secretariat, no be anywhere else. Make you dey careful wit links to oda places. If you no get proof of cover, your salary dey at risk.',
      ],
      links: withWords(facts.enrolling.questions['public-servants'].links, {
        whereToEnrol: { label: 'Show di way' },
      }),
      basis: 'Public notice, for March 2026 or before, and Federal Ministry of Information, 2026.',
      alsoFoundBy: 'civil servant government worker salary deduction teacher goment work goment worker',
    },
    employers: {
      question: 'I get workers. Wetin I must do?',
      answer: [
        `Register your company wit ${brand.name}, get Corporate Identification Number (CIN), then buy plans for your staff: ${brand.name} plan, or plan from approved (accredited) insurer. Di federal law dey count employers wey get five pipo or more.`,
        `How much di CIN be, dem neva publish am: call ${phoneLines.askLine.display} and ask.`,
      ],
      links: withWords(facts.enrolling.questions.employers.links, {
        employers: { label: 'Employers: di rules and di steps' },
      }),
      basis: 'NHIA Act 2022. LSHS Regulation, wey we read on 15 November 2026.',
      alsoFoundBy:
        'employer company corporate organisation business group tender certificate hmo sme oga madam staff workers',
    },
    staff: {
      question: 'I dey work for company. My company go register me?',
      answer: [
        'Ask your employer first: if e get five pipo or more, di federal law dey count am and e fit choose plan for im staff. Who dey pay which part for your insurance money (premium) inside private company, dem neva publish am.',
        'To get insurance na your own duty too. If your company no do anything, register yourself.',
      ],
      links: withWords(facts.enrolling.questions.staff.links, {
        howToEnrol: { label: 'How to register' },
      }),
      basis: 'NHIA Act 2022, as dem summarise am for 2024.',
      alsoFoundBy: 'employee worker salary boss job office private employed staff oga my work',
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
        `First make HEFAMAA give you approval (accreditation), then tell us: ${brand.name} dey assess facility before e enta di network. Di form, di fee and how long e dey take, dem neva publish dem: call ${phoneLines.askLine.display} and ask.`,
      ],
      links: withWords(facts.enrolling.questions['join-network'].links, {
        joinNetwork: { label: 'How to join: papers and steps' },
      }),
      basis: 'LSHS Regulation, wey we read on 15 November 2026.',
      alsoFoundBy:
        'provider clinic doctor hefamaa accreditation empanel onboarding facility become own hospital chemist',
    },
    'cannot-pay': {
      question: 'Wetin if I no fit pay?',
      answer: [
        'EKOSHA, di Eko Social Health Alliance, dey gather money to cover pipo for Lagos wey dey vulnerable.',
        `Call ${phoneLines.askLine.display} and ask whether you, or somebody wey you know, fit get cover.`,
      ],
      links: withWords(facts.enrolling.questions['cannot-pay'].links, {
        ekosha: { label: 'More about EKOSHA' },
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
