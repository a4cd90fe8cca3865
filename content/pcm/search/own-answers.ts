import type * as english from '../../en/search/own-answers.ts';
import * as enrolFacts from '../../facts/enrol-page.ts';
import { contact as contactFacts } from '../../facts/search/answers.ts';
import { emergencyLines } from '../../facts/site.ts';
import { complaintKindLabels } from '../complaint-page.ts';
import { enrolCases } from '../enrol-page.ts';
import { phoneLines } from '../site.ts';

const contact = { label: 'All di ways to reach us', to: contactFacts.to };
const { label, display, digits, to } = phoneLines.tollFree;
const call = { icon: 'phone' as const, label: display, note: `${label} · ${digits}`, to };

/** Their words beside those of an emergency, which must not be taken for a question about a plan for them. */
const ofRelatives = (said: string) =>
  ['mama', 'papa', 'pikin', 'wife', 'husband', 'brother', 'sister'].map((who) => `${who} ${said}`);

export const ownAnswers: typeof english.ownAnswers = [
  {
    id: 'living-abroad',
    isWhole: true,
    asks: ['i dey abroad', 'i dey live abroad', 'i stay abroad'],
    title: enrolCases['parent-abroad'].heading,
    text: [enrolCases['parent-abroad'].lead],
    links: [
      { label: enrolCases['parent-abroad'].label, to: enrolFacts.enrolCases['parent-abroad'].to },
      ...enrolCases['parent-abroad'].links,
    ],
  },
  {
    id: 'injured',
    page: '/emergency',
    faq: 'emergency',
    isWhole: true,
    asks: [
      ...['wan die', 'dey die', 'leg break', 'hand break', 'no fit breathe'].flatMap(ofRelatives),
      'help me abeg',
    ],
    links: [
      ...emergencyLines.map((line) => ({ label: `Call ${line.number}`, to: line.to })),
      { label: digits, to },
      { label: 'Near me: hospital and pharmacy by how far', to: '/provider' },
    ],
  },
  {
    id: 'my-family',
    faq: 'dependants',
    // Whoever says more about them asks for something else: "my wife faint".
    isWhole: true,
    asks: ['my pikin', 'my wife', 'my husband'],
  },
  {
    id: 'wrong-details',
    asks: [
      'name no correct',
      'my name no correct',
      'name wrong',
      'wrong name',
      'dem spell my name',
      'correct my name',
      'date of birth',
      'birthday no correct',
      'age no correct',
      'details no correct',
      'details wrong',
      'wrong details',
      'correct my details',
      'phone number no correct',
      'number no correct',
    ],
    title: 'Wetin we write about you no correct?',
    text: [
      `Call us, or use di complaint form: choose “${complaintKindLabels.details}”, den tell us wetin no correct and how e suppose be.`,
    ],
    lines: [call],
    links: [{ label: 'Make complaint', to: '/complaint' }, contact],
  },
  {
    id: 'eyesight',
    covered: 'eye-care',
    asks: [
      'no dey see well',
      'no see well',
      'no dey see clear',
      'eye no dey see',
      'eye dey dark',
      'no see far',
    ],
  },
  {
    id: 'no-child',
    covered: 'infertility',
    asks: [
      'no fit born',
      'no fit born pikin',
      'wife no fit born',
      'never born',
      'no fit get belle',
      'no fit carry belle',
      'no dey get belle',
      'wife no fit get belle',
      'wife no fit carry belle',
      'wife no dey get belle',
      'dey find pikin',
      'dey find belle',
    ],
  },
  {
    id: 'troubled-mind',
    covered: 'mental-health',
    asks: ['head no|dont correct', 'head don scatter|turn', 'dey craze|mad', 'craze'],
  },
];
