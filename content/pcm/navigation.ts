import type * as english from '../en/navigation.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';

export const menuTasks: typeof english.menuTasks = withWords(facts.menuTasks, {
  emergency: { label: 'Emergency' },
  whatIsCovered: { label: 'Plan dey cover am?' },
  faq: { label: 'Questions and answers' },
  isThisLashma: { label: 'Na us true true?' },
});

export const menuNews: typeof english.menuNews = withWords(facts.menuNews, {
  blog: { label: 'Blog' },
  newsletter: { label: 'Newsletter' },
});

export const menu: typeof english.menu = withWords(facts.menu, {
  home: { label: 'Main page' },
  plan: { label: 'Health plans' },
  'our-arms': {
    label: 'Sections',
    links: withWords(facts.menu['our-arms'].links, {
      ileraEko: { label: 'ILERA EKO' },
      lshsRegulation: { label: 'LSHS rules (regulation)' },
      ekosha: { label: 'EKOSHA' },
    }),
  },
  about: { label: 'Team' },
  'our-network': {
    label: 'Network',
    links: [
      ...menuTasks,
      ...withWords(facts.menu['our-network'].links, {
        stateGovernment: { label: 'Lagos State goment' },
        spotlight: { label: 'Ilera Eko Spotlight' },
        resources: { label: 'Resources' },
        marketingAgents: { label: 'Marketing agents' },
        employers: { label: 'Employers' },
        joinNetwork: { label: 'Join as provider' },
        verify: { label: 'Check your registration' },
        changeHospital: { label: 'Change hospital' },
      }),
      ...menuNews,
    ],
  },
  provider: { label: 'Providers' },
  contact: { label: 'Contact us' },
});

export const headerButtons: typeof english.headerButtons = {
  enrol: { label: 'Register', to: facts.headerButtons.enrol.to },
  pay: { label: 'Pay now', to: facts.headerButtons.pay.to },
  emergency: { label: 'Emergency', to: facts.menuTasks.emergency.to },
};

/** Visually hidden labels, and words of narrow screens only. */
export const menuWords: typeof english.menuWords = {
  skip: 'Jump go di content',
  main: 'Main menu',
  toggle: 'Menu',
  policies: 'Policies',
  social: 'Follow us',
  closeToast: 'Close dis message',
  maintenance: 'we dey work on am',
  pdf: 'PDF',
};

export const footerHeadings: typeof english.footerHeadings = {
  talk: 'Tok to us',
  navigation: 'Look around',
  documents: 'Benefit packages',
};

export const footerNavigation: typeof english.footerNavigation = withWords(facts.footerNavigation, {
  home: { label: 'Main page' },
  emergency: { label: 'Emergency' },
  about: { label: 'About us' },
  blog: { label: 'Blog' },
  contact: { label: 'Help desk' },
  complaint: { label: 'Make complaint' },
  isThisLashma: { label: 'Na us true true?' },
  faq: { label: 'Questions (FAQ)' },
  employers: { label: 'Employers' },
  joinNetwork: { label: 'Join as provider' },
});

export const benefitDocuments: typeof english.benefitDocuments = withWords(facts.benefitDocuments, {
  standardJaara: { label: 'Standard Jaara Plan' },
  senior: { label: 'Seniors Plan' },
  diaspora: { label: 'Diaspora Plan' },
  vbooth: { label: 'VBOOTH' },
});

export const legalLinks: typeof english.legalLinks = withWords(facts.legalLinks, {
  privacy: { label: 'Privacy policy' },
  cookiesPolicy: { label: 'Cookies policy' },
  accessibility: { label: 'Accessibility' },
  termsAgreement: { label: 'Terms and agreement' },
});
