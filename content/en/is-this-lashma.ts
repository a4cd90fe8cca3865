import * as facts from '../facts/is-this-lashma.ts';
import { withWords } from '../with-words.ts';
import { officialChannels } from './faq.ts';
import { brand, phoneLines, when } from './site.ts';

const { askLine } = phoneLines;

/** The words of /is-this-lashma. What is typed there is neither logged nor stored. */
export const isThisLashma = {
  title: `Is this really ${brand.name}? | ${brand.name}`,
  description:
    'Type the number that called you, a web address, an e-mail address or a name, and see whether it is ours before you pay.',
  heading: `Is this really ${brand.name}?`,
  lead: 'Somebody called, wrote or sent a link in our name? Type it here before you pay.',
  label: 'Number, web address, e-mail or name',
  placeholder: `Try “${phoneLines.tollFree.display}”`,
  submit: 'Check',
  privacy: 'What you type is not stored.',
  typed: 'You typed:',
  verdicts: {
    ours: { label: 'Ours', heading: (of: string) => `Yes, this is ours: ${of}` },
    agent: { label: 'On our list of agents', heading: (of: string) => `${of} is on our list of agents` },
    place: {
      label: 'On our list of hospitals and pharmacies',
      heading: (of: string) => `${of} is on our list`,
    },
    near: {
      label: 'Near to a name on our list',
      heading: (of: string) => `Near to it on our list of agents: ${of}`,
    },
    emergency: {
      label: 'An emergency line',
      heading: (of: string) => `${of} is an emergency line of Lagos State`,
    },
    linked: {
      label: 'Another authority',
      heading: 'Not ours, but we send people there',
    },
    name: { label: 'A name proves nothing', heading: 'This is our name, but anybody can use it' },
    person: { label: 'A name proves nothing', heading: 'Persons cannot be checked here' },
    never: { label: 'A fraud', heading: 'We never ask for this: do not pay, and give no details' },
    told: { label: 'Not a number or an address', heading: 'Type the number or the address itself' },
    partial: { label: 'Not a whole number', heading: 'Type all digits of the number' },
    former: { label: 'No longer ours', heading: 'This was our number, and is not any more' },
    'not-ours': { label: 'Not ours', heading: 'Not ours: do not pay' },
  },
  /** Why, by what was typed. */
  reasons: {
    ours: {
      phone:
        'It is one of our lines. A call can show a false number, so if you were called, hang up and call it yourself.',
      web: 'It is an address of ours. Check every letter of it in your browser before you type anything.',
      email: 'It is our address. A sender can be forged, so write to it yourself instead of answering.',
      name: 'It is one of our offices. Call before you go.',
    },
    agent:
      'This company may enrol you, free of charge. Call it on the number of our list and ask for the person who came to you. Pay your premium on our payment portal, not to a person.',
    place:
      'It is a hospital or pharmacy of our network. You get care there, but your premium is paid on our payment portal, not to its staff.',
    near: 'A part of a name proves nothing. Ask for the full name or the number of the company, type it here, and call us before you pay.',
    emergency: 'Call it when life is in danger. It is not our line, and nobody there takes payments for us.',
    linked:
      'It belongs to another authority of Lagos State. Premiums are never paid there, but on our payment portal alone.',
    name: 'Type the number that called you, or the address of the page where you are to pay.',
    person:
      'Anybody can give any name. Ask which company they are from and look for it in our list of agents. Then call us before you pay.',
    partial: 'A part of a number can be anybody’s. Type it as it stands on your phone, with all its digits.',
    'not-ours': {
      phone: 'This number is on none of our lists. Nobody may ask you for money from it in our name.',
      account:
        'If this is the number of a bank account: a premium is paid on our payment portal, never into the account of a person.',
      code: 'We have published no such code. Premiums are paid on our payment portal.',
      web: 'This address is on none of our lists. Do not pay and do not type your details there.',
      email: 'This address is on none of our lists. Do not answer it with money or details.',
      name: 'No company of this name is on our list of agents, and no office of ours is called so. Call us before you pay.',
    },
    former:
      'We have given this number up, and somebody else may have it. Do not pay and give no details. Our numbers of today stand below.',
    lookAlike: 'It only looks like ours: somebody may have made it to deceive.',
  },
  agentPhone: 'The number on our list',
  callHeading: `Not sure? Ask us, free of charge${when.lines}`,
  rulesHeading: 'What we never do',
  rules: [
    'We never ask a fee for enrolling.',
    'We never ask you to pay into the account of a person.',
    'We never ask for your PIN, your password or a code from a text message.',
    'We never mind if you hang up and call us back.',
  ],
  paidHeading: 'Have you paid already?',
  paid: [
    'Call your bank at once, on the number on your card, and ask them to stop the payment.',
    'Change the PIN or password that you gave away.',
    'Write down the number, the name, the account, the time and what was said. Keep the messages.',
    `Tell us: ${askLine.display} (${askLine.digits}), or the complaint page.`,
    'Report it to the police. Your bank may ask for the report.',
  ],
  ways: withWords(facts.isThisLashma.ways, {
    complaint: { label: 'Make a complaint' },
    channels: { label: officialChannels.heading },
    agents: { label: 'The list of agents' },
  }),
  /** The link to the page, in the search, the footer and the menu of contacts. */
  link: { label: `Is this really ${brand.name}?`, to: facts.isThisLashma.path },
};
