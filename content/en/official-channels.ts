import * as facts from '../facts/official-channels.ts';
import { withWords } from '../with-words.ts';
import { email, office, phoneLines, socialLinks, twitter } from './site.ts';

/**
 * The official channels, so that people can recognise false ones; a test keeps them in step with the banner, the menu
 * and the contact cards. The support and WhatsApp lines are placeholders, so they are named but not listed.
 */
export const officialChannels = {
  id: facts.officialChannels.id,
  heading: 'Official channels',
  lead: 'These belong to the agency. If somebody sends you to another address or number in our name, do not pay and do not give your details. Call us.',
  promises: [
    'Enrolment has no service charge. You pay the premium of your plan, nothing else.',
    'The payment portal is named below. If somebody wants your premium in a private account, call us first.',
    'The support lines and WhatsApp lines at the top of every page of this site are ours too.',
  ],
  linesHeading: 'Phone',
  lines: Object.values(phoneLines),
  portalsHeading: 'Portals',
  portals: withWords(facts.officialChannels.portals, {
    register: { label: 'Enrol' },
    pay: { label: 'Pay a premium' },
    verify: { label: 'Check an enrolment' },
    changeHospital: { label: 'Change hospital' },
    providerPlatform: { label: 'Hospitals and providers' },
    regulator: { label: 'Company number (CIN) and regulatory charge' },
    ekosha: { label: 'EKOSHA' },
    spotlight: { label: 'Ilera Eko Spotlight' },
    playStore: { label: 'App on Google Play' },
  }),
  writingHeading: 'Writing and visiting',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
    twitter,
  ],
  fraud: { label: 'How to report fraud', to: facts.officialChannels.fraud.to },
};
