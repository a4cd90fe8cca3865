import { brand, phoneLines, when } from './site.ts';

const { display, digits } = phoneLines.tollFree;
const ask = `${phoneLines.askLine.inFull}`;
const emergency =
  'In a life-threatening emergency the nearest hospital must treat you without proof of cover; it is asked for once you are stable.';

/** The words of the directory documents. */
export const directoryDocuments = {
  listDate: (date: string) => `List of ${date}`,
  contents: 'Find your LGA',
  toPage: (group: string, page: number) => `${group}, page ${page}`,
  of: (group: string, count: number) => `${group} (${count})`,
  continued: (group: string) => `${group}, continued`,
  lcda: (name: string) => `LCDA ${name}`,
  beforeHeading: 'Before you go',
  hospitals: {
    title: 'ILERA EKO Provider',
    subject: `The hospitals of ${brand.scheme} by local government area`,
    audience: 'The hospitals of the Standard Jaara and Standard Jaara Plus plans, by local government area',
    figure: (plan: string) => `hospitals, ${plan}`,
    /** On each page, because a few of them may be printed alone. */
    lead: (plan: string) => `Members of the ${plan} plan may use these hospitals.`,
    before: [
      `Lists change. If you are not sure that a place is still on the list, call ${display} (${digits}), free${when.tollFree}.`,
      'Take your Ilera Eko number and something that shows who you are.',
      'You choose one hospital when you enrol. You may change it once in a policy year.',
      emergency,
    ],
  },
  pharmacies: {
    title: 'Community Pharmacies',
    subject: `The community pharmacies of ${brand.scheme} by local government area`,
    audience: 'Where members of Ilera Eko find a community pharmacy, by local government area',
    figures: { pharmacies: 'pharmacies', lgas: 'local government areas' },
    lead: 'Each pharmacy with its address, its council area (LCDA) and its phone.',
    before: [
      `Lists change. Call the pharmacy first, or call us on ${display} (${digits}), free${when.tollFree}.`,
      'Take your Ilera Eko number and your prescription.',
      'A few addresses lie in a council that belongs to a neighbouring LGA: both are shown.',
      'If the number of a pharmacy begins with 0700-000, call us instead: its own number is not on the list yet.',
    ],
  },
};

type Heading = { heading: string };

/** A one-page document that says how to get what its title names. */
export type NoteDocument = {
  title: string;
  subject: string;
  /** The header; the name must fit on one line. */
  cover: { name: string; kind: string; audience: string };
  /** The date of the facts. */
  date: string;
  sections: (Heading & { paragraphs: string[] })[];
  lists: [Heading & { items: string[] }, Heading & { items: string[] }];
};

const whatIsEkosha = {
  heading: 'What EKOSHA is',
  paragraphs: [
    'EKOSHA is the Eko Social Health Alliance, our arm that raises money for the health cover of residents who cannot pay for it themselves. It rests on Section 20 of the Lagos State Health Scheme Law and was presented to the press in December 2022.',
    'It works in three ways: adoption, where a sponsor takes on the cover of a person or a group; crowdfunding, where many gifts make one fund; and events.',
  ],
};

export const ekoshaProvider: NoteDocument = {
  title: 'EKOSHA Provider',
  subject: 'How people who are covered through EKOSHA learn which hospital they may use',
  cover: {
    name: 'EKOSHA Provider',
    kind: 'How to find your hospital',
    audience: 'For people who are covered through EKOSHA: whom to ask before you travel',
  },
  date: '2025-09-30',
  sections: [
    {
      heading: 'What this document is',
      paragraphs: [
        `It is not a list of hospitals. If EKOSHA pays for your cover, call ${ask}, free of charge: we tell you which hospital expects you, so that you do not travel in vain.`,
      ],
    },
    whatIsEkosha,
  ],
  lists: [
    {
      heading: 'If you are covered',
      items: [
        'Call us before you travel, so that we can look up your cover and your hospital.',
        emergency,
        'The hospitals of the Jaara plans are in the document ILERA EKO Provider.',
      ],
    },
    {
      heading: 'Have this ready',
      items: [
        'Your Ilera Eko number, or the name and date of birth under which you were enrolled',
        'The LGA in which you live',
        'Who told you that you are covered, and when',
      ],
    },
  ],
};

export const ekoshaNewsBulletin: NoteDocument = {
  title: 'EKOSHA News Bulletin Q3 2024',
  subject: 'How to get the EKOSHA News Bulletin of the third quarter of 2024',
  cover: {
    name: 'EKOSHA News Bulletin',
    kind: 'Q3 2024 · How to get this issue',
    audience: 'What EKOSHA does, and how to get the bulletin of July to September 2024',
  },
  date: '2025-09-30',
  sections: [
    {
      heading: 'What this document is',
      paragraphs: [
        `It is not the bulletin itself. To get the issue for the third quarter of 2024, call ${ask}, free of charge, or write to us.`,
      ],
    },
    whatIsEkosha,
  ],
  lists: [
    {
      heading: 'From those months',
      items: [
        'In July 2024 an Executive Order of the state made health insurance mandatory for all residents of Lagos.',
        'On 16 July 2024 the Standard Jaara plan was launched.',
      ],
    },
    {
      heading: 'How to get the bulletin',
      items: [
        'Write or call us and name the issue: EKOSHA News Bulletin, third quarter of 2024.',
        'Say where to send it: an e-mail address or a postal address.',
        'If you sponsor or report, tell us what you need it for, so that the right desk answers.',
      ],
    },
  ],
};
