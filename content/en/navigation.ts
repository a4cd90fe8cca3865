import { externalLinks } from '../facts/external-links.ts';
import type { Link } from '../schema/link.ts';
import type { FooterEntry, MenuEntry } from '../schema/navigation.ts';

export const menu: MenuEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Health Plans', to: '/plan' },
  {
    id: 'our-arms',
    label: 'Our Arms',
    links: [
      { label: 'ILERA EKO', to: '/maintenance' },
      { label: 'LSHS Regulation', to: '/maintenance' },
      { label: 'EKOSHA', to: externalLinks.ekosha },
    ],
  },
  { label: 'Our Team', to: '/about' },
  {
    id: 'our-network',
    label: 'Our Network',
    links: [
      { label: 'Lagos State Government', to: externalLinks.stateGovernment },
      { label: 'Ilera Eko Spotlight', to: externalLinks.spotlight },
      { label: 'Resources', to: '/resources' },
      { label: 'Marketing Agents', to: '/marketing-agents' },
      { label: 'Employers', to: '/employers' },
      { label: 'Join as a provider', to: '/join-network' },
      { label: 'Questions and answers', to: '/faq' },
      { label: 'Verify enrolment', to: externalLinks.verify },
      { label: 'Change hospital', to: externalLinks.changeHospital },
    ],
  },
  { label: 'Healthcare Provider', to: '/provider' },
  { label: 'Contact Us', to: '/contact' },
];

export const headerButtons = {
  enrol: { label: 'Enroll ILERA EKO', to: externalLinks.register },
  pay: { label: 'Pay Now', to: externalLinks.pay },
} satisfies Record<string, Link>;

/** Visually hidden labels, and words of narrow screens only. */
export const menuWords = {
  skip: 'Skip to the content',
  main: 'Main menu',
  toggle: 'Menu',
  policies: 'Policies',
  social: 'Follow us',
  closeToast: 'Close this message',
};

export const footerHeadings = {
  talk: 'Talk to us',
  navigation: 'Explore',
  documents: 'Benefit packages',
};

export const footerNavigation: FooterEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Blog', to: '/blog' },
  { label: 'Help Desk', to: '/contact' },
  { label: 'Complain', to: '/complaint' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Employers', to: '/employers' },
  { label: 'Join as a provider', to: '/join-network' },
];

export const benefitDocuments: FooterEntry[] = [
  { label: 'Standard Jaara Plan', to: '/documents/standard-jaara.pdf' },
  { label: 'Senior Plan', to: '/documents/senior.pdf' },
  { label: 'Diaspora Plan', to: '/documents/diaspora.pdf' },
  { label: 'VBOOTH' },
];

export const legalLinks: FooterEntry[] = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Cookies Policy', to: '/cookies-policy' },
  { label: 'Accessibility', to: '/accessibility' },
  { label: 'Terms & Agreement' },
];
