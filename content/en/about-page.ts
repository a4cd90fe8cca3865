import type { Member, Milestone, Tie } from '../schema/pages.ts';
import { brand } from './site.ts';
import { statistics } from './statistics.ts';
import { waits } from './waiting.ts';

export const aboutPage = {
  title: `Our Team | ${brand.name}`,
  description: `Who stands behind ${brand.scheme}: a welcome from ${brand.name}, its mission and vision, the law, and how we, the scheme, the fund and EKOSHA fit together.`,
  heading: 'Our Team',
  lead: `We are the ${brand.fullName}: who we are, what we are for, the law behind us, and where the money goes.`,
  alt: 'Three members of staff, an elder among them, at a desk in front of their office.',
};

export const welcome = {
  heading: `Welcome to ${brand.name}`,
  opening: 'Illness never asks whether this is a good month.',
  paragraphs: [
    'In a city of traders, drivers, teachers and nurses, one hospital bill can swallow the stock of a shop, the school fees or the rent. It does not have to. When everybody pays a little while they are well, nobody has to carry a large bill alone.',
    `That is what ${brand.scheme} is for. ${brand.fullName} runs it for the whole state: the market woman and the manager, the newborn and the grandfather, those who can pay and those who cannot. At ${statistics.asOfText} it covered more than ${statistics.livesInText} people.`,
    'Behind these pages are people who enrol you, who look after the quality of care, and who answer the phone at three in the morning. If we serve you well, tell your neighbour. If we do not, tell us: that is how we get better.',
  ],
  signature: `Permanent Secretary, ${brand.name}`,
  alt: 'A woman, a young man in a wheelchair and a man in a cap talk by the lagoon, the bridge behind them.',
};

export const purpose = {
  vision: {
    heading: 'Our vision',
    text: 'A healthier Lagos by every measure, because every resident has health cover.',
  },
  mission: {
    heading: 'Our mission',
    text: 'To raise the quality of care and to protect every resident from ruinous health spending, through a compulsory insurance scheme that rests on equity and solidarity.',
  },
  objectivesHeading: 'Our objectives',
  objectives: [
    'Care within reach of everybody',
    'Protection when money is short',
    'Families kept safe from large bills',
    'Costs that rise more slowly',
    'A fair share from each income group',
    'High standards in every hospital',
  ],
  valuesHeading: 'Our values',
  values: [
    { icon: 'users', text: 'Universal coverage' },
    { icon: 'scale', text: 'Accountability' },
    { icon: 'smartphone', text: 'Innovation' },
    { icon: 'hand-heart', text: 'Compassion' },
  ],
} as const;

/** The diagram, and the same in words. */
export const structure = {
  heading: 'How it fits together',
  lead: 'One law created three bodies. This is who does what, and which way the money goes.',
  members: [
    {
      id: 'law',
      role: 'The law',
      name: 'Lagos State Health Scheme Law',
      text: 'Signed on 25 May 2015.',
    },
    {
      id: 'agency',
      role: 'The agency: we',
      name: brand.name,
      text: `${brand.fullName}, headed by the Permanent Secretary.`,
    },
    {
      id: 'scheme',
      role: 'The scheme',
      name: brand.scheme,
      text: 'The Lagos State Health Scheme: the plans, and care in accredited hospitals.',
    },
    {
      id: 'fund',
      role: 'The fund',
      name: 'LASHEF',
      text: 'The Lagos State Health Fund: the shared purse out of which care is paid.',
    },
    {
      id: 'sources',
      role: 'The money',
      name: 'Four sources',
      text: 'At least 1% of the state’s Consolidated Revenue Fund, premiums, donations and grants, and National Health Act funds.',
    },
    {
      id: 'residents',
      role: 'The people',
      name: 'You',
      text: 'Everybody who lives in Lagos. You enrol, choose a hospital and are treated there.',
    },
    {
      id: 'ekosha',
      role: 'The alliance',
      name: 'EKOSHA',
      text: 'The Eko Social Health Alliance mobilises money to cover vulnerable residents.',
    },
  ] satisfies Member[],
  ties: [
    { from: 'law', to: 'agency', label: 'creates' },
    { from: 'law', to: 'scheme', label: 'creates' },
    { from: 'law', to: 'fund', label: 'creates' },
    { from: 'agency', to: 'scheme', label: 'runs' },
    { from: 'fund', to: 'scheme', label: 'pays for care' },
    { from: 'sources', to: 'fund', label: 'fill' },
    { from: 'residents', to: 'sources', label: 'pay premiums' },
    { from: 'ekosha', to: 'residents', label: 'pays for those who cannot' },
    { from: 'scheme', to: 'residents', label: 'gives care' },
    { from: 'agency', to: 'ekosha', label: 'has as its arm' },
  ] satisfies Tie[],
  wordsHeading: 'The same in words',
  words: [
    `The law creates three bodies: the agency (${brand.name}: we), the scheme (${brand.scheme}) and the fund (LASHEF).`,
    'We, the agency, run the scheme.',
    'The fund pays for the care that the scheme gives.',
    'Four sources fill the fund: at least 1% of the state’s Consolidated Revenue Fund, premiums, donations and grants, and National Health Act funds.',
    'Residents pay premiums, and the scheme gives them care in accredited hospitals.',
    'EKOSHA is our arm for raising money, under Section 20 of the law. It pays for the cover of vulnerable residents.',
  ],
};

export const milestones = {
  heading: 'The law behind the scheme',
  lead: 'From a signature in 2015 to cover that is compulsory for everybody.',
  list: [
    { date: '25 May 2015', text: 'The Lagos State Health Scheme Law is signed.' },
    { date: '5 June 2015', text: 'It is published in the Lagos State Official Gazette No. 32, Volume 48.' },
    { date: '1 July 2019', text: 'Residents begin to use their cover.' },
    { date: 'February 2021', text: `The scheme gets the name that you know: ${brand.scheme}.` },
    {
      date: 'December 2022',
      text: 'EKOSHA is launched, to mobilise money for the cover of vulnerable residents. Cover sponsored from abroad, the Diaspora Plan, starts in the same month.',
    },
    {
      date: 'July 2024',
      text: 'An Executive Order of the state, resting on the NHIA Act 2022, makes health insurance compulsory for all residents. A life-threatening emergency must be treated without proof of cover.',
    },
    { date: waits.since, text: 'The present waiting periods take effect.' },
    { date: 'From early 2026', text: 'The duty to be insured is enforced in phases, public bodies first.' },
  ] satisfies Milestone[],
};

export const aboutWaysOn = {
  heading: 'Where to go from here',
  links: [
    { label: 'See the plans', to: '/plan' },
    { label: 'Questions and answers', to: '/faq' },
    { label: 'Contact us', to: '/contact' },
  ],
} as const;
