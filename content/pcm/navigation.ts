import * as english from '../en/navigation.ts';
import { translate } from '../translate.ts';

export const menu = translate(english.menu, [
  { label: 'Main page' },
  { label: 'Health plans' },
  {
    label: 'Sections',
    links: [{ label: 'ILERA EKO' }, { label: 'LSHS rules (regulation)' }, { label: 'EKOSHA' }],
  },
  { label: 'Team' },
  {
    label: 'Network',
    links: [
      { label: 'Lagos State goment' },
      { label: 'Ilera Eko Spotlight' },
      { label: 'Resources' },
      { label: 'Marketing agents' },
      { label: 'Employers' },
      { label: 'Join as provider' },
      { label: 'Questions and answers' },
      { label: 'Check your registration' },
      { label: 'Change hospital' },
    ],
  },
  { label: 'Providers' },
  { label: 'Contact us' },
]);

export const headerButtons = translate(english.headerButtons, {
  enrol: { label: 'Register now' },
  pay: { label: 'Pay now' },
});

/** Visually hidden labels, and words of narrow screens only. */
export const menuWords = translate(english.menuWords, {
  skip: 'Jump go di content',
  main: 'Main menu',
  toggle: 'Menu',
  policies: 'Policies',
  social: 'Follow us',
  closeToast: 'Close dis message',
});

export const footerHeadings = translate(english.footerHeadings, {
  talk: 'Tok to us',
  navigation: 'Look around',
  documents: 'Benefit packages',
});

export const footerNavigation = translate(english.footerNavigation, [
  { label: 'Main page' },
  { label: 'About us' },
  { label: 'Blog' },
  { label: 'Help desk' },
  { label: 'Complain' },
  { label: 'Questions (FAQ)' },
  { label: 'Employers' },
  { label: 'Join as provider' },
]);

export const benefitDocuments = translate(english.benefitDocuments, [
  { label: 'Standard Jaara Plan' },
  { label: 'Senior Plan' },
  { label: 'Diaspora Plan' },
  { label: 'VBOOTH' },
]);

export const legalLinks = translate(english.legalLinks, [
  { label: 'Privacy policy' },
  { label: 'Cookies policy' },
  { label: 'Accessibility' },
  { label: 'Terms and agreement' },
]);
