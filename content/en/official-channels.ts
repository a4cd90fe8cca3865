import { externalLinks } from '../facts/external-links.ts';
import { email, office, phoneLines, socialLinks, twitter } from './site.ts';

/**
 * The official channels, so that people can recognise false ones; a test keeps them in step with the banner, the menu
 * and the contact cards. The support and WhatsApp lines are placeholders, so they are named but not listed.
 */
export const officialChannels = {
  id: 'official-channels',
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
  portals: [
    { label: 'Enrol', to: externalLinks.register },
    { label: 'Pay a premium', to: externalLinks.pay },
    { label: 'Check an enrolment', to: externalLinks.verify },
    { label: 'Change hospital', to: externalLinks.changeHospital },
    { label: 'Hospitals and providers', to: externalLinks.providerPlatform },
    { label: 'Company number (CIN) and regulatory charge', to: externalLinks.regulator },
    { label: 'EKOSHA', to: externalLinks.ekosha },
    { label: 'Ilera Eko Spotlight', to: externalLinks.spotlight },
    { label: 'App on Google Play', to: externalLinks.playStore },
  ],
  writingHeading: 'Writing and visiting',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
    twitter,
  ],
  fraud: { label: 'How to report fraud', to: '/faq#report-fraud' },
};
