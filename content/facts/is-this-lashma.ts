import { dataProtectionOfficer, email, facebook, socialLinks, twitter } from './addresses.ts';
import { externalLinks } from './links.ts';
import { fromAbroad, phoneLines, supportLines, whatsAppLines } from './site.ts';

export const isThisLashma = {
  path: '/is-this-lashma',
  ways: {
    complaint: { to: '/complaint' },
    channels: { to: '/faq#official-channels' },
    agents: { to: '/marketing-agents' },
  },
} as const;

/** Our own site, whatever the name of the server that answers. */
export const ownSite = 'https://lashma.com/';

/** Hosts that many others use: only our own page there is ours. */
export const sharedHosts: readonly string[] = [
  externalLinks.changeHospital,
  externalLinks.playStore,
  facebook.to,
  ...socialLinks.map(({ to }) => to),
  twitter.to,
].map((url) => new URL(url).hostname);

/** Of other authorities of the state, to which this site sends people. */
export const linkedPages: readonly string[] = [
  externalLinks.hefamaaPortal,
  externalLinks.hefamaa,
  externalLinks.stateGovernment,
];

export const officialEmails: readonly string[] = [email];

/** Every line on which we can be reached. */
export const officialLines: readonly { display: string; digits: string }[] = [
  // First, because it is mostly one of the others as dialled from abroad, and they have names.
  { display: fromAbroad.line.label, digits: fromAbroad.line.label },
  ...Object.values(phoneLines),
  ...Object.values(supportLines),
  { ...dataProtectionOfficer, digits: dataProtectionOfficer.display },
  ...Object.values(whatsAppLines).map((line) => line && { display: line.display, digits: line.display }),
  // Staff may have taken one away.
].filter(Boolean);

/** What we call ourselves, in any language. */
export const officialNames: readonly string[] = [
  'LASHMA',
  'Ilera Eko',
  'IleraEko',
  'EKOSHA',
  'LSHS',
  'Lagos State Health Management Agency',
  'Lagos State Health Scheme',
];
