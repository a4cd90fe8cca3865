import { email } from '../facts/addresses.ts';
import { coverStart } from './plans.ts';
import { brand } from './site.ts';

/** The web app manifest. */
export const webManifest = {
  name: `${brand.name} · ${brand.scheme}`,
  shortName: brand.name,
  description: `Health insurance of Lagos State: plans, hospitals, pharmacies and help from the ${brand.fullName}.`,
  /** The tokens --indigo-800 and --paper. */
  themeColour: '#1c2560',
  background: '#fffaf2',
  icons: [
    { src: '/icon-192.png', size: 192, purpose: 'any' },
    { src: '/icon-512.png', size: 512, purpose: 'any' },
    { src: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Health plans', url: '/plan' },
    { name: 'Find a hospital or pharmacy', url: '/provider' },
    { name: 'Phone lines and offices', url: '/offline' },
  ],
} as const;

/** For people who report a vulnerability. */
export const securityContact = {
  comment: `If you have found a weakness in the ${brand.name} website, please tell us before you tell others.`,
  email,
  page: '/contact',
  languages: 'en',
};

/** For language models (llms.txt). */
export const siteSummary = {
  lead: `${brand.fullName} (${brand.name}) runs the Lagos State Health Scheme, known as ${brand.scheme}. Health insurance is compulsory for everyone who lives in Lagos State, Nigeria. Enrolling is free of charge; only the premium is paid. ${coverStart.short}`,
  /** Each language with the address of its home page. */
  languages: (links: readonly string[]) =>
    `Pages about plans, hospitals, questions, complaints and contact are in English and also in ${links.join(' and ')}.`,
  pages: 'Pages',
  posts: 'Blog posts',
  documents: 'Documents',
  data: 'Open data',
  contact: 'Phone lines',
  listDate: (date: string) => `list of ${date}`,
};

export const blogFeedWords = {
  title: `${brand.name} Blog`,
  subtitle: `News and help from the ${brand.fullName}: plans, hospitals, payments and staying well.`,
};
