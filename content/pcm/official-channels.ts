import * as english from '../en/official-channels.ts';
import { translate } from '../translate.ts';
import { phoneLines } from './site.ts';

export const officialChannels = translate(english.officialChannels, {
  heading: 'Official channels',
  lead: 'Na di agency get dis ones. If somebody use our name send you go anoda address or number, no pay and no give your details. Call us.',
  promises: [
    'To register no get service charge. You go pay di insurance money (premium) for your plan, nothing else.',
    'Di name for di payment portal dey for down. If somebody want make you pay your insurance money inside private account, call us first.',
    'Di support lines and WhatsApp lines wey dey top for every page for dis site na our own too.',
  ],
  linesHeading: 'Phone',
  lines: Object.values(phoneLines).map(({ label }) => ({ label })),
  portalsHeading: 'Portals',
  portals: [
    { label: 'Register' },
    { label: 'Pay insurance money (premium)' },
    { label: 'Check registration' },
    { label: 'Change hospital' },
    { label: 'Hospitals and providers' },
    { label: 'Company number (CIN) and di regulatory charge' },
    { label: 'EKOSHA' },
    { label: 'Ilera Eko Spotlight' },
    { label: 'App for Google Play' },
  ],
  writingHeading: 'How to write and visit',
  writing: english.officialChannels.writing,
  fraud: { label: 'How you go report fraud' },
});
