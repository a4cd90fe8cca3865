import type * as english from '../en/official-channels.ts';
import * as facts from '../facts/official-channels.ts';
import { withWords } from '../with-words.ts';
import { email, office, phoneLines, socialLinks, twitter } from './site.ts';

export const officialChannels: typeof english.officialChannels = {
  id: facts.officialChannels.id,
  heading: 'Official channels',
  lead: 'Na di agency get dis ones. If somebody use our name send you go anoda address or number, no pay and no give your details. Call us.',
  promises: [
    'To register no get service charge. You go pay di insurance money (premium) for your plan, nothing else.',
    'Di name for di payment portal dey for down. If somebody want make you pay your insurance money inside private account, call us first.',
    'Di support lines and WhatsApp lines wey dey top for every page for dis site na our own too.',
  ],
  linesHeading: 'Phone',
  lines: Object.values(phoneLines),
  portalsHeading: 'Portals',
  portals: withWords(facts.officialChannels.portals, {
    register: { label: 'Register' },
    pay: { label: 'Pay insurance money (premium)' },
    verify: { label: 'Check registration' },
    changeHospital: { label: 'Change hospital' },
    providerPlatform: { label: 'Hospitals and providers' },
    regulator: { label: 'Company number (CIN) and di regulatory charge' },
    ekosha: { label: 'EKOSHA' },
    spotlight: { label: 'Ilera Eko Spotlight' },
    playStore: { label: 'App for Google Play' },
  }),
  writingHeading: 'How to write and visit',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
    twitter,
  ],
  fraud: { label: 'How you go report fraud', to: facts.officialChannels.fraud.to },
};
