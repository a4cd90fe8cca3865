import { hoursOfLines } from '../when-open.ts';
import { code } from './language.ts';
import { nearMeWords } from './provider-page.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

const hours = hoursOfLines(code);

const { tollFree, askLine, doctorLine } = phoneLines;
const elsewhere = 'Choose your area below.';
const askHours = when.ask && `, ${when.ask}`;

export const emergencyPage = {
  title: `Emergency | ${brand.name}`,
  description:
    'Life in danger? Go to the nearest hospital; it must treat you first. Lagos emergency lines 112 and 767, hospitals nearest first, and our lines.',
  heading: 'Emergency',
  lead: emergencyAdvice,
  call: (number: string) => `Call ${number}`,
  callNote: 'Lagos State’s ambulance, fire service and police.',
  refused: `Sent away or asked to pay? Call ${askLine.display} (${askLine.digits}), free${askHours}.`,
  night: {
    unknown: 'At night, ask them which hospital is open.',
    known: 'Hospitals that are open every night',
  },
  near: {
    areas: 'Hospitals by area',
    words: {
      ...nearMeWords,
      button: 'Hospitals near me',
      far: `You seem to be far from Lagos. ${elsewhere}`,
      problems: {
        refused: `Your phone did not share where you are. ${elsewhere}`,
        unavailable: `Your phone could not tell where it is. ${elsewhere}`,
        timeout: `Finding where you are took too long. Try again. ${elsewhere}`,
      },
    },
  },
  rules: {
    heading: 'At the hospital',
    list: {
      treatedFirst:
        'Treatment comes first. Where life is in danger, a hospital must treat without proof of cover: so says the state’s Executive Order of July 2024.',
      proofLater:
        'Proof of cover is asked for once the patient is stable. Have your policy number or Ilera Eko ID ready, or let somebody bring it.',
    },
    complain: 'Complain about a hospital',
  },
  lines: {
    heading: `Our lines${when.lines}`,
    free: 'Free of charge',
    list: [
      { ...tollFree, isFree: true, note: `Questions about your cover${hours.of('tollFree')}` },
      {
        ...askLine,
        isFree: true,
        note: `A hospital refuses you, or asks you for money${hours.of('askLine')}`,
      },
      {
        ...doctorLine,
        isFree: false,
        note: `A doctor’s advice when life is not in danger${hours.of('doctorLine')}`,
      },
    ],
  },
  plans: {
    heading: 'What each plan says about emergencies',
    stabilisation: (hours: number) =>
      `Covered: care until the patient is stable, for ${hours} hours: airway, bleeding, convulsions, resuscitation, asthma attack, splinting.`,
    ambulance: {
      maternity: 'An ambulance in a maternity emergency is covered. For other cases, ask us.',
    },
    notStated: 'Ask us, we confirm it by phone.',
    all: 'Everything that is covered, plan by plan',
  },
  unpublished: {
    heading: 'Ask us before you need it',
    list: ['Who pays the bill at a hospital that is not on the list of your plan, or in your first month.'],
    ask: `Ask us, we confirm it by phone: ${tollFree.display} (${tollFree.digits}).`,
  },
};
