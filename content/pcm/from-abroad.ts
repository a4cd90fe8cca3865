import type * as english from '../en/from-abroad.ts';
import * as facts from '../facts/site.ts';

export const fromAbroad: typeof english.fromAbroad = {
  heading: 'If you dey outside Nigeria',
  sure: 'Email and di contact form dey reach us from everywhere.',
  dial: 'By phone, dial',
  line: { ...facts.fromAbroad.line, label: facts.fromAbroad.line.label.replaceAll(' ', '\u00a0') },
  unsure: `${facts.fromAbroad.line.isTollFree ? 'Dis na our free line; e fit no connect from some kontri. ' : 'E fit no connect from some kontri. '}Wen we write our numbers wit 0700 or 0800 for oda places here, na for calls inside Nigeria.`,
};
