import { turnedAway } from '../../facts/search/answers.ts';
import { emergencyLines } from '../../facts/site.ts';
import type { SearchAnswer } from '../../schema/pages.ts';
import { phoneLines } from '../site.ts';

const { label, display, digits, to } = phoneLines.tollFree;
const [general, ambulance] = emergencyLines;

/** Beside the rules of answers.ts: what speakers of each language say, in words of their own. */
export const ownAnswers: SearchAnswer[] = [
  {
    id: 'turned-away',
    isStrong: true,
    asks: [...turnedAway],
    title: 'Does a hospital send you away?',
    text: [
      `Call us while you are there: ${display} (${digits}), free of charge. Say which hospital it is and what it told you.`,
      `If life is in danger, call ${general.number} or ${ambulance.number} at once. A life-threatening emergency must be treated without proof of cover.`,
    ],
    lines: [{ icon: 'phone', label: display, note: `${label} · ${digits}`, to }],
    links: [
      { label: 'Make a complaint', to: '/complaint' },
      { label: 'In an emergency: what to do', to: '/emergency' },
    ],
  },
];
