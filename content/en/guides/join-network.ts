import { contactHref } from '../../facts/contact-href.ts';
import { externalLinks } from '../../facts/external-links.ts';
import type { Guide } from '../../schema/pages.ts';
import { brand, phoneLines } from '../site.ts';
import { sources } from './sources.ts';

const { askLine, tollFree } = phoneLines;

export const joinNetwork: Guide = {
  title: `Join our network of providers | ${brand.name}`,
  description:
    'How a hospital, clinic or pharmacy joins Ilera Eko: HEFAMAA accreditation and its papers, assessment, renewal dates, how providers are paid.',
  heading: 'Join our network',
  lead: `Hospitals, clinics and pharmacies: what it takes to treat ${brand.scheme} patients, and how you are paid.`,
  alt: 'A doctor and a nurse at the door of their hospital.',
  action: { label: 'Provider platform', to: externalLinks.providerPlatform },
  facts: {
    heading: 'The rules in short',
    list: [
      {
        term: 'First: HEFAMAA',
        text: `A health facility must be accredited by HEFAMAA, the state’s Health Facility Monitoring and Accreditation Agency. ${brand.name} then licenses it for the scheme.`,
        basis: sources.regulation,
      },
      {
        term: 'Then: an assessment',
        text: `${brand.name} assesses your facility before it joins and audits it afterwards.`,
        basis: sources.site,
      },
      {
        term: 'How you are paid',
        text: 'A fixed sum a month for each enrollee who chose you (capitation), and tariffs for single services, revised in 2025. Claims are digital.',
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
    lead: 'Published are accreditation by HEFAMAA, the assessment before you join and the audits after it. The rest, and the order, is our advice. Forms, fees and times are not published.',
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
        text: `${brand.name} looks at your facility before it is taken into the network.`,
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
    heading: 'What is not published',
    lead: `Ask before you invest. ${askLine.display} (${askLine.digits}) is free:`,
    items: [
      `${brand.name}’s form for joining, its fee, and how long the assessment takes`,
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
