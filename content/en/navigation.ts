import * as facts from '../facts/pages.ts';
import type { FooterEntry, Link, MenuEntry } from '../schema/site.ts';
import { withWords } from '../with-words.ts';

export const menuTasks: Link[] = withWords(facts.menuTasks, {
  emergency: { label: 'Emergency' },
  whatIsCovered: { label: 'Is it covered?' },
  faq: { label: 'Questions and answers' },
  isThisLashma: { label: 'Is it really us?' },
});

export const menuNews: Link[] = withWords(facts.menuNews, {
  blog: { label: 'Blog' },
  newsletter: { label: 'Newsletter' },
});

export const menu: MenuEntry[] = withWords(facts.menu, {
  home: { label: 'Home' },
  plan: { label: 'Health Plans' },
  'our-arms': {
    label: 'Our Arms',
    links: withWords(facts.menu['our-arms'].links, {
      ileraEko: { label: 'ILERA EKO' },
      lshsRegulation: { label: 'LSHS Regulation' },
      ekosha: { label: 'EKOSHA' },
    }),
  },
  about: { label: 'Our Team' },
  'our-network': {
    label: 'Our Network',
    links: [
      ...menuTasks,
      ...withWords(facts.menu['our-network'].links, {
        stateGovernment: { label: 'Lagos State Government' },
        spotlight: { label: 'Ilera Eko Spotlight' },
        resources: { label: 'Resources' },
        marketingAgents: { label: 'Marketing Agents' },
        employers: { label: 'Employers' },
        joinNetwork: { label: 'Join as a provider' },
        verify: { label: 'Verify enrolment' },
        changeHospital: { label: 'Change hospital' },
      }),
      ...menuNews,
    ],
  },
  provider: { label: 'Healthcare Provider' },
  contact: { label: 'Contact Us' },
});

export const headerButtons = {
  enrol: { label: 'Enroll ILERA EKO', to: facts.headerButtons.enrol.to },
  pay: { label: 'Pay Now', to: facts.headerButtons.pay.to },
  emergency: { label: 'Emergency', to: facts.menuTasks.emergency.to },
} satisfies Record<string, Link>;

/** Visually hidden labels, and words of narrow screens only. */
export const menuWords = {
  skip: 'Skip to the content',
  main: 'Main menu',
  toggle: 'Menu',
  policies: 'Policies',
  social: 'Follow us',
  closeToast: 'Close this message',
  /** Beside a link to the maintenance page, so that nobody taps for nothing. */
  maintenance: 'under maintenance',
  pdf: 'PDF',
};

export const footerHeadings = { talk: 'Talk to us', navigation: 'Explore', documents: 'Benefit packages' };

export const footerNavigation: FooterEntry[] = withWords(facts.footerNavigation, {
  home: { label: 'Home' },
  emergency: { label: 'Emergency' },
  about: { label: 'About' },
  blog: { label: 'Blog' },
  contact: { label: 'Help Desk' },
  complaint: { label: 'Complain' },
  isThisLashma: { label: 'Is it really us?' },
  faq: { label: 'FAQ' },
  employers: { label: 'Employers' },
  joinNetwork: { label: 'Join as a provider' },
});

export const benefitDocuments: FooterEntry[] = withWords(facts.benefitDocuments, {
  standardJaara: { label: 'Standard Jaara Plan' },
  senior: { label: 'Senior Plan' },
  diaspora: { label: 'Diaspora Plan' },
  vbooth: { label: 'VBOOTH' },
});

export const legalLinks: FooterEntry[] = withWords(facts.legalLinks, {
  privacy: { label: 'Privacy Policy' },
  cookiesPolicy: { label: 'Cookies Policy' },
  accessibility: { label: 'Accessibility' },
  termsAgreement: { label: 'Terms & Agreement' },
});
