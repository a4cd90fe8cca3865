import * as facts from '../facts/site.ts';

/** How to reach us from another country; of the other lines nothing is known. */
export const fromAbroad = {
  heading: 'From abroad',
  sure: 'E-mail and the contact form reach us from everywhere.',
  dial: 'By phone, dial',
  line: { ...facts.fromAbroad.line, label: facts.fromAbroad.line.label.replaceAll(' ', '\u00a0') },
  unsure: `${facts.fromAbroad.line.isTollFree ? 'This is our toll-free line; some countries may not connect it. ' : 'Some countries may not connect it. '}Written with 0700 or 0800, as elsewhere here, our numbers are for calls inside Nigeria.`,
};
