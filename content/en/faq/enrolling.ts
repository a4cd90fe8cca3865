import * as facts from '../../facts/faq/enrolling.ts';
import type { FaqGroup } from '../../schema/pages.ts';
import { withWords } from '../../with-words.ts';
import { enrolment } from '../plan-page.ts';
import { brand, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const enrolling: FaqGroup = {
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
        register: { label: 'Register online' },
        whereToEnrol: { label: 'Where to enrol in person' },
        marketingAgents: { label: 'Companies that may enrol you' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'register join sign up steps office',
    },
    'where-to-enrol': {
      question: 'Where do I go to enrol in person?',
      answer: [
        'At the head office in Alausa, the kiosk at the Secretariat, divisional offices in Ikorodu, Badagry, Eti-Osa, Epe and Ikotun, and virtual booths in five markets.',
        `The divisional offices were last published in July 2024, so call ${phoneLines.tollFree.display} before you go.`,
      ],
      links: withWords(facts.enrolling.questions['where-to-enrol'].links, {
        whereToEnrol: { label: 'All places, with directions' },
      }),
      alsoFoundBy: 'office address location near me kiosk centre branch register walk in',
    },
    'what-to-bring': {
      question: 'What do I need to bring?',
      answer: [
        'Your LASRRA card, or other proof that you live in Lagos. The law asks for the resident registration (LASRRA) number, so without a card ask first which proof is accepted.',
        `Before you set out, ask on ${phoneLines.tollFree.display} whether your case needs other papers.`,
      ],
      basis: 'Older questions and answers of the agency. Executive Order of July 2024.',
      alsoFoundBy: 'documents papers id identity requirements passport photograph',
    },
    lasrra: {
      question: 'What is LASRRA, and how do I get the number?',
      answer: [
        'LASRRA registers the residents of Lagos State. The law asks for its number (section 35(1)), so get it before you enrol.',
        `There were LASRRA desks for enrollees in Lagos Island, Igando-Ikotun, Ikorodu, Agege and Badagry in a trial of about 2024. Whether they are still open is not published: ask on ${phoneLines.tollFree.display}.`,
      ],
      basis: 'The law as summed up by KPMG in 2024.',
      alsoFoundBy: 'lasra lassra resident card registration agency proof of residence',
    },
    nin: {
      question: 'Do I need a NIN?',
      answer: [
        `The published rules name the LASRRA number and no other. Whether a National Identification Number or a photograph is asked for too is not published: ask on ${phoneLines.tollFree.display} before you set out.`,
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
      basis: 'Public notice, by March 2026, and Federal Ministry of Information, 2026.',
      alsoFoundBy: 'civil servant government worker salary deduction teacher',
    },
    employers: {
      question: 'I employ people. What must I do?',
      answer: [
        `Register your company with ${brand.name}, get a Corporate Identification Number (CIN), then buy plans for your staff: a ${brand.name} plan, or an accredited insurer. The federal law counts employers of five people or more.`,
        `What the CIN costs is not published: ask on ${phoneLines.askLine.display}.`,
      ],
      links: withWords(facts.enrolling.questions.employers.links, {
        employers: { label: 'Employers: rules and steps' },
      }),
      basis: 'NHIA Act 2022. LSHS Regulation, read on 15 November 2026.',
      alsoFoundBy: 'employer company corporate organisation business group tender certificate hmo sme',
    },
    staff: {
      question: 'I am employed. Does my company enrol me?',
      answer: [
        'Ask your employer first: with five people or more it counts under the federal law and can choose a plan for its staff. Who pays which part of your premium in a private company is not published.',
        'The duty to be insured is yours too. If your company does nothing, enrol yourself.',
      ],
      links: withWords(facts.enrolling.questions.staff.links, {
        howToEnrol: { label: 'How to enrol' },
      }),
      basis: 'NHIA Act 2022, as summed up in 2024.',
      alsoFoundBy: 'employee worker salary boss job office private',
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
        `Be accredited by HEFAMAA first, then tell us: ${brand.name} assesses a facility before it is taken into the network. The form, the fee and the time that it takes are not published: ask on ${phoneLines.askLine.display}.`,
      ],
      links: withWords(facts.enrolling.questions['join-network'].links, {
        joinNetwork: { label: 'Joining: papers and steps' },
      }),
      basis: 'LSHS Regulation, read on 15 November 2026.',
      alsoFoundBy: 'provider clinic doctor hefamaa accreditation empanel onboarding facility become',
    },
    'cannot-pay': {
      question: 'What if I cannot pay?',
      answer: [
        'EKOSHA, the Eko Social Health Alliance, mobilises money to cover vulnerable residents.',
        `Call ${phoneLines.askLine.display} and ask whether you, or somebody you know, can be covered.`,
      ],
      links: withWords(facts.enrolling.questions['cannot-pay'].links, {
        ekosha: { label: 'More about EKOSHA' },
      }),
      alsoFoundBy: 'poor vulnerable free help sponsor donate',
    },
    'who-may-enrol-me': {
      question: 'Who may enrol me?',
      answer: [
        `${brand.name} itself, online and in its offices, and the marketing agents on our list. If a person or company is not on the list, call us before you give your details.`,
      ],
      links: withWords(facts.enrolling.questions['who-may-enrol-me'].links, {
        marketingAgents: { label: 'Marketing agents' },
      }),
      alsoFoundBy: 'agent broker hmo salesman',
    },
  }),
};
