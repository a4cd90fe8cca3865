import { contactHref } from '../../facts/contact-href.ts';
import { externalLinks } from '../../facts/external-links.ts';
import type { Guide } from '../../schema/pages.ts';
import { coverStart } from '../cover-start.ts';
import { brand, phoneLines } from '../site.ts';
import { sources } from './sources.ts';

const { askLine, salesLine } = phoneLines;

export const employers: Guide = {
  title: `Employers: health cover for staff | ${brand.name}`,
  description:
    'Which employers in Lagos must insure their staff, what a CIN is, how to register, what to have at hand and what is not published.',
  heading: 'Health cover for your staff',
  lead: 'What the law asks of employers in Lagos, the steps to take, and what nobody has published yet.',
  alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
  action: { label: 'Regulator’s portal', to: externalLinks.regulator },
  facts: {
    heading: 'The rules in short',
    list: [
      {
        term: 'Who must',
        text: 'Every resident must be insured and hold proof: in public, private and informal work, self-employed or without work. The federal law counts every employer of five people or more.',
        basis: `${sources.regulation} ${sources.act}`,
      },
      {
        term: 'What a CIN is',
        text: `Your Corporate Identification Number: ${brand.name} gives it to a company that registers. You need it before you buy plans for your staff.`,
        basis: sources.regulation,
      },
      {
        term: 'What you may choose',
        text: `A ${brand.name} plan, or an insurer (HMO) that is accredited by the national authority and by the state. ${brand.name} licenses the HMOs that work in Lagos.`,
        basis: `${sources.act} ${sources.regulation}`,
      },
      {
        term: 'Tenders, licences, permits',
        text: 'Federal bodies ask for an NHIA Health Insurance Certificate. Checking it online is announced, but not yet open.',
        basis: sources.certificate,
      },
    ],
  },
  steps: {
    heading: 'Five steps',
    lead: 'Published are three: register, get the CIN, buy the plans. The rest is our advice. Forms, and the time that each step takes, are not published.',
    list: [
      {
        title: 'Register the company',
        text: `Tell ${brand.name} about your company on the regulator’s portal.`,
        link: { label: 'Regulator’s portal', to: externalLinks.regulator },
      },
      {
        title: 'Get your CIN',
        text: 'Keep it with your company papers: plans for staff are bought with it.',
      },
      {
        title: 'Choose the cover',
        text: `Compare the ${brand.scheme} plans, or ask a licensed HMO for an offer.`,
        link: { label: 'Compare the plans', to: '/plan' },
      },
      {
        title: 'Enrol your people',
        text: `As a group, with the LASRRA number of each person. Everybody chooses a hospital. ${coverStart.paidBy} ${coverStart.month}`,
        link: { label: 'Register a group', to: externalLinks.register },
      },
      {
        title: 'Pay, and keep proof',
        text: 'Groups may pay by direct debit. Keep the proof of cover of every employee: it is what is asked for.',
      },
    ],
    basis: `${sources.regulation} ${sources.site}`,
  },
  checklist: {
    heading: 'Have at hand',
    lead: 'The papers for the CIN are not published. This is what enrolling people takes:',
    items: [
      'The number of people you employ: five or more is the line in the federal law',
      'The Lagos resident registration (LASRRA) number of each person',
      'The ages of husbands, wives and children who are to be covered: children are under 23',
      'The hospital that each person wants, from the list of the plan',
    ],
    basis: 'Executive Order of July 2024. Published plans, as of 1 January 2026.',
  },
  more: {
    heading: 'Good to know',
    list: [
      {
        term: 'Enforcement comes in phases',
        text: 'State bodies since the first quarter of 2026, then councils, the formal sector and companies. Officials speak of no arrests and no sanctions, but some government services may be withheld from those without proof.',
        basis: sources.enforcement,
      },
      {
        term: 'Private insurance pays into a shared fund',
        text: 'Private insurers pay 13% of their premiums into a Solidarity Fund. It is enforced after six months of public information.',
        basis: sources.solidarity,
      },
      {
        term: 'Who speaks with companies',
        text: 'The Lagos Private Health Partnership is the arm of the Executive Order for the formal sector.',
        basis: `${sources.order} ${sources.partnership}`,
      },
      {
        term: 'State bodies',
        text: `A state body may write and ask for a ${brand.name} team that enrols its staff on site. It comes if there is room.`,
        basis: sources.notice,
      },
    ],
  },
  unpublished: {
    heading: 'What is not published',
    lead: `Ask before you rely on anything that somebody tells you about these. ${askLine.display} (${askLine.digits}) is free:`,
    items: [
      'What a CIN costs, who pays for it, which papers it needs, how long it is valid and by when you must have one',
      'How much the regulatory charge for employers is',
      'Fines for a company that does not insure its staff',
      'Prices for groups: only the prices of the plans are published',
    ],
  },
  call: {
    heading: 'Talk to a person',
    text: 'Have the name of your company and the number of your staff ready.',
    lines: [
      { line: askLine, purpose: 'CIN, rules, HMOs' },
      { line: salesLine, purpose: 'Plans for a group' },
    ],
    write: { label: 'Write to us', to: contactHref('Employer: cover for staff') },
  },
  related: {
    heading: 'Also useful',
    links: [
      { label: 'What would it cost?', to: '/plan#household-cost' },
      { label: 'Questions of staff', to: '/faq#staff' },
      { label: 'Small businesses', to: '/faq#small-business' },
    ],
  },
};
