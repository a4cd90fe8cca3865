import type * as english from '../en/emergency-page.ts';
import { hoursOfLines } from '../when-open.ts';
import { code } from './language.ts';
import { nearMeWords } from './provider-page.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

const hours = hoursOfLines(code);

const { tollFree, askLine, doctorLine } = phoneLines;
const elsewhere = 'Choose your area for down.';
const askHours = when.ask && `, ${when.ask}`;

export const emergencyPage: typeof english.emergencyPage = {
  title: `Emergency: wetin to do | ${brand.name}`,
  description:
    'Life dey in danger? Go di hospital wey near you pass; dem must treat you first. Lagos emergency lines 112 and 767, hospitals wey near you, and our lines.',
  heading: 'Emergency',
  lead: emergencyAdvice,
  call: (number) => `Call ${number}`,
  callNote: 'Lagos State ambulance, fire service and police.',
  refused: `Dem drive you or say make you pay? Call ${askLine.display} (${askLine.digits}), e free${askHours}.`,
  night: {
    unknown: 'For night, ask dem which hospital dey open.',
    known: 'Hospitals wey dey open every night',
  },
  near: {
    areas: 'Hospitals for each area',
    words: {
      ...nearMeWords,
      button: 'Hospitals wey near me',
      far: `E be like say you dey far from Lagos. ${elsewhere}`,
      problems: {
        refused: `We no get permission to see wia you dey. No problem. ${elsewhere}`,
        unavailable: `Your phone no fit tell wia e dey. ${elsewhere}`,
        timeout: `To find wia you dey take too long. Try again. ${elsewhere}`,
      },
    },
  },
  rules: {
    heading: 'Wen you reach hospital',
    list: {
      treatedFirst:
        'Treatment dey come first. If life dey in danger, hospital must treat pesin even if proof of cover no dey: na so di state Executive Order of July 2024 tok.',
      proofLater:
        'Dem go ask for proof of cover once di patient don stable. Make your policy number or Ilera Eko ID dey ready, or make somebody bring am.',
    },
    complain: 'Complain about hospital',
  },
  lines: {
    heading: when.open ? `Our lines dey open ${when.open}` : 'Our lines',
    free: 'E free',
    list: [
      { ...tollFree, isFree: true, note: `Questions wey concern your cover${hours.of('tollFree')}` },
      {
        ...askLine,
        isFree: true,
        note: `If hospital no gree treat you, or dem ask you for money${hours.of('askLine')}`,
      },
      {
        ...doctorLine,
        isFree: false,
        note: `Advice from doctor wen life no dey in danger${hours.of('doctorLine')}`,
      },
    ],
  },
  plans: {
    heading: 'Wetin each plan tok about emergency',
    stabilisation: (hours) =>
      `Plan dey cover am: treatment to make patient stable for ${hours} hours: help you breathe (airway), bleeding, jerking (convulsions), bring pesin back (resuscitation), asthma attack, tie broken bone (splinting).`,
    ambulance: {
      maternity:
        'Plan dey cover ambulance for emergency wey concern belle or delivery. For oda cases, ask us.',
    },
    notStated: 'Ask us, we go confirm am for phone.',
    all: 'Everytin wey each plan dey cover',
  },
  unpublished: {
    heading: 'Ask us before you need am',
    list: ['Who go pay for hospital wey no dey your plan list, or for your first month.'],
    ask: `Ask us, we go confirm am for phone: ${tollFree.display} (${tollFree.digits}).`,
  },
};
