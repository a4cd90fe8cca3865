import { contactHref, externalLinks } from '../facts/links.ts';
import type { Guide } from '../schema/pages.ts';
import { coverStart } from './plans.ts';
import { brand, phoneLines, whereFrom } from './site.ts';
import { askUs } from './support.ts';

/** Where a fact of the guides comes from, and when it was given or, if undated, read. */
const sources = {
  regulation: 'Website of the LSHS Regulation, read on 15 November 2026.',
  act: 'KPMG’s summary of the NHIA Act 2022.',
  order: 'KPMG’s summary of the Executive Order of July 2024.',
  certificate: 'Report of 3 September 2025 on a federal directive; checking online was still to come then.',
  enforcement:
    'Federal Ministry of Information, 2026. It speaks of no arrests or sanctions, and of government services that may be withheld.',
  partnership: 'Report of June 2025 on Executive Order EO/BOS/01/2024.',
  solidarity:
    'Report of November 2025: 13% of premiums, after six months of public information. Report of 2023: HMOs disputed an earlier 13%.',
  notice: 'Our public notice, by March 2026.',
  site: 'Our website, read on 15 November 2026.',
  papers: 'HEFAMAA, how to register, read on 15 November 2026.',
  renewal: 'HEFAMAA, questions and fees, read on 15 November 2026.',
  capitation: 'Report of May 2023 (monthly sum).',
  tariffs: 'Report on a provider forum, July 2025 (tariffs).',
  training: 'Report of 2025 on a provider forum.',
  noFee: 'Report of September 2022 (fee).',
  ileraEko: 'Ilera Eko website, July 2024.',
};

const { askLine, salesLine, tollFree } = phoneLines;

const employers: Guide = {
  title: `Employers: health cover for staff | ${brand.name}`,
  description:
    'Which employers in Lagos must insure their staff, what a CIN is, how to register, what to have at hand and what to ask us.',
  heading: 'Health cover for your staff',
  lead: 'What the law asks of employers in Lagos, the steps to take, and what to ask us by phone.',
  alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
  prepare: { label: 'Price and papers for your staff', to: '/enrol?for=staff' },
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
        text: `Your Corporate Identification Number: we give it to a company that registers. You need it before you buy plans for your staff.`,
        basis: sources.regulation,
      },
      {
        term: 'What you may choose',
        text: `A ${brand.name} plan, or an insurer (HMO) that is accredited by the national authority and by the state. We license the HMOs that work in Lagos.`,
        basis: `${sources.act} ${sources.regulation}`,
      },
      {
        term: 'Tenders, licences, permits',
        text: 'Federal bodies are to ask for an NHIA Health Insurance Certificate. Ask the body which papers it wants, before you apply.',
        basis: sources.certificate,
      },
    ],
  },
  steps: {
    heading: 'Five steps',
    lead: `Register, get the CIN, choose plans, enrol, pay. For the forms, and how long each step takes, ${askUs.askLine}.`,
    list: [
      {
        title: 'Register the company',
        text: 'Tell us about your company on the regulator’s portal.',
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
        link: { label: 'Enrol a group', to: externalLinks.register },
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
    lead: 'To enrol your people you need:',
    items: [
      'The number of people you employ: five or more is the line in the federal law',
      'The Lagos resident registration (LASRRA) number of each person',
      'The ages of husbands, wives and children who are to be covered: children are under 23',
      'The hospital that each person wants, from the list of the plan',
    ],
    basis: `${sources.order} Our published plans, as of 1 January 2026.`,
  },
  more: {
    heading: 'Good to know',
    list: [
      {
        term: 'Enforcement comes in phases',
        text: `State bodies since the first quarter of 2026, then councils, the formal sector and companies. Some government services may be withheld from those without proof. What it means for your company: ${askUs.askLine}.`,
        basis: sources.enforcement,
      },
      {
        term: 'Private insurance pays into a shared fund',
        text: `Private insurers are to pay a share of their premiums into a Solidarity Fund. How much, and from when: ${askUs.askLine}.`,
        basis: sources.solidarity,
      },
      {
        term: 'Who speaks with companies',
        text: 'The Lagos Private Health Partnership is the arm of the Executive Order for the formal sector.',
        basis: sources.partnership,
      },
      {
        term: 'State bodies',
        text: 'A state body may write and ask for our team, which enrols its staff on site. We come if there is room.',
        basis: sources.notice,
      },
    ],
  },
  unpublished: {
    heading: 'Ask us, we confirm it by phone',
    lead: `Ask before you rely on anything that somebody tells you about these. ${askLine.inFull} is free:`,
    items: [
      'What a CIN costs, who pays for it, which papers it needs, how long it is valid and by when you must have one',
      'How much the regulatory charge for employers is',
      'Fines for a company that does not insure its staff',
      'Prices for groups',
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

const joinNetwork: Guide = {
  title: `Join our network of providers | ${brand.name}`,
  description:
    'How a hospital, clinic or pharmacy joins Ilera Eko: HEFAMAA accreditation and its papers, assessment, renewal dates, how providers are paid.',
  heading: 'Join our network',
  lead: `Treat ${brand.scheme} patients, and be paid by us.`,
  inShort: [
    {
      term: 'Who',
      text: 'Hospitals and clinics that HEFAMAA has accredited. Pharmacies: ask us which papers.',
    },
    {
      term: 'Send',
      text: 'Name, address and HEFAMAA registration: write to us, or use the provider platform.',
    },
    { term: 'Next', text: `We assess your facility, then it joins. Fee, form, time: ${askLine.inFull}.` },
  ],
  alt: 'A doctor and a nurse at the door of their hospital.',
  prepare: { label: 'Write to us', to: contactHref('Joining the network') },
  action: { label: 'Provider platform', to: externalLinks.providerPlatform },
  facts: {
    heading: 'The rules in short',
    list: [
      {
        term: 'First: HEFAMAA',
        text: `A health facility must be accredited by HEFAMAA, the state’s Health Facility Monitoring and Accreditation Agency. We then license it for the scheme.`,
        basis: sources.regulation,
      },
      {
        term: 'Then: an assessment',
        text: 'We assess your facility before it joins and audit it afterwards.',
        basis: sources.site,
      },
      {
        term: 'How you are paid',
        text: 'A fixed sum a month for each enrollee who chose you (capitation), and tariffs for single services. Claims are digital. Ask us for the terms before you sign.',
        basis: `${sources.capitation} ${sources.tariffs} ${sources.ileraEko}`,
      },
      {
        term: 'Pharmacies and hospitals',
        text: 'Community pharmacies serve out-patients. Hospitals keep emergencies, admissions, antenatal care and injectable drugs.',
        basis: sources.ileraEko,
      },
    ],
  },
  steps: {
    heading: 'Five steps',
    lead: `From HEFAMAA’s accreditation to our audits. For forms, fees and times, ${askUs.askLine}.`,
    list: [
      {
        title: 'Get or renew your HEFAMAA accreditation',
        text: 'Papers and payment go through the portal; an inspection follows.',
        link: { label: 'HEFAMAA portal', to: externalLinks.hefamaaPortal },
      },
      {
        title: 'Tell us that you want to join',
        text: 'On the provider platform or in writing. Name your facility, its address and its HEFAMAA registration.',
        link: { label: 'Write to us', to: contactHref('Joining the network') },
      },
      {
        title: 'Be assessed',
        text: 'We look at your facility before we take it into the network.',
      },
      {
        title: 'Treat, enrol, claim',
        text: 'Enrollees choose you as their hospital. Providers are trained to enrol people on site, and claims are sent digitally.',
      },
      {
        title: 'Stay accredited',
        text: 'Expect audits, and renew with HEFAMAA every year from 1 January to 31 March.',
      },
    ],
    basis: `${sources.papers} ${sources.site} ${sources.training}`,
  },
  checklist: {
    heading: 'Papers that HEFAMAA asks for',
    lead: 'Scan them before you start on the portal:',
    items: [
      'Letter of intent',
      'CAC certificate (registration of the company or business)',
      'Tax receipt',
      'LAWMA letter (waste management)',
      'Stamped letter of the LGA’s Medical Officer of Health',
      'Letter of good standing',
      'LASRRA card',
      'Sketch of the premises',
      'Map that shows how to get there',
      'Credentials of the staff',
      'Affidavit, if the owner is not a doctor',
    ],
    basis: sources.papers,
  },
  more: {
    heading: 'Good to know',
    list: [
      {
        term: 'Renew by 31 March',
        text: 'HEFAMAA renews from 1 January to 31 March. Later it costs a surcharge: 50%, then 100%, then 150%, quarter by quarter.',
        basis: sources.renewal,
      },
      {
        term: 'Enrolling on site',
        text: 'Providers are trained to enrol their own patients. Nobody may charge a fee for it.',
        basis: `${sources.training} ${sources.noFee}`,
      },
    ],
  },
  unpublished: {
    heading: 'Ask us, we confirm it by phone',
    lead: `Ask before you invest. ${askLine.inFull} is free:`,
    items: [
      'Our form for joining, its fee, and how long the assessment takes',
      'The monthly sum for each enrollee, and the tariffs for single services',
      'The rules and deadlines for claims',
      'Which papers a community pharmacy needs',
    ],
  },
  call: {
    heading: 'Talk to a person',
    text: 'Have the name, the LGA and the HEFAMAA registration of your facility ready.',
    lines: [
      { line: askLine, purpose: 'Licence, rules, assessment' },
      { line: tollFree, purpose: 'Everything else' },
    ],
    write: { label: 'Write to us', to: contactHref('Joining the network') },
  },
  related: {
    heading: 'Also useful',
    links: [
      { label: 'Who is in the network', to: '/provider' },
      { label: 'What the plans cover', to: '/plan' },
      { label: 'The law behind the scheme', to: '/about' },
    ],
  },
};

export const guides = { employers, 'join-network': joinNetwork };

export type GuideId = keyof typeof guides;

/** A guide's path is its id. */
export function guideAt(path: string): GuideId {
  const id = (Object.keys(guides) as GuideId[]).find((name) => path === `/${name}`);
  if (!id) throw new Error('No guide has this address');
  return id;
}

export const guideWords = { basis: whereFrom };
