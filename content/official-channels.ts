import { externalLinks } from './external-links.ts';
import { email, office, phoneLines, socialLinks } from './site.ts';

/** What is really ours, so that people can tell it from what is not. The lines of WhatsApp are still placeholders. */
export const officialChannels = {
  id: 'official-channels',
  heading: 'Official channels',
  lead: 'Only these belong to the agency. If somebody sends you to another address or number in our name, do not pay and do not give your details. Call us.',
  promises: [
    'Enrolment has no service charge. You pay the premium of your plan, nothing else.',
    'The payment portal is named below. If somebody wants your premium in a private account, call us first.',
    'The WhatsApp lines of the agency are those at the top of every page of this site.',
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
    { label: 'Regulation (CIN)', to: externalLinks.regulator },
    { label: 'EKOSHA', to: externalLinks.ekosha },
  ],
  writingHeading: 'Writing and visiting',
  writing: [
    { label: email, to: `mailto:${email}` },
    { label: office.lines.join(', '), to: office.mapUrl },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label, to }) => ({ label, to })),
  ],
  fraud: { label: 'How to report fraud', to: '/faq#report-fraud' },
};
