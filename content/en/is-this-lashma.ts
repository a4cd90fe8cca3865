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
  verdicts: { ours: 'Ours', message: 'Not judged', 'too-long': 'Nothing was checked' },
  headings: {
    ours: (of: string) => `Yes, this is ours: ${of}`,
    message: 'We cannot judge a message. Here is what it contains',
    tooLong: (most: number) =>
      `Type at most ${most} characters: nothing was checked. The number, the link or the account alone is enough.`,
  },
  /** What a message contains. */
  found: {
    foreign: 'Not ours',
    ours: 'Ours, which a fraud can name too',
    known: 'Not ours, but known to us',
    none: 'It contains no number, link or account that we can look up. Anybody can give any name: it proves nothing.',
  },
  /** What a visitor has to know of each item. */
  reasons: {
    ours: {
      phone:
        'It is one of our lines. A call can show a false number, so if you were called, hang up and call it yourself.',
      web: 'It is an address of ours. Check every letter of it in your browser before you type anything.',
      email: 'It is our address. A sender can be forged, so write to it yourself instead of answering.',
      account: 'It is our account, on this network alone.',
    },
    begins: 'It begins like an address of ours, but more follows. Open our address without the rest.',
    agent:
      'This company may enrol you, free of charge. Call it on the number of our list and ask for the person who came to you. Pay your premium on our payment portal, not to a person.',
    place:
      'It is a hospital or pharmacy of our network. You get care there, but your premium is paid on our payment portal, not to its staff.',
    emergency: 'Call it when life is in danger. It is not our line, and nobody there takes payments for us.',
    linked:
      'It belongs to another authority of Lagos State. Premiums are never paid there, but on our payment portal alone.',
    former:
      'We have given this number up, and somebody else may have it. Do not pay and give no details. Our numbers of today stand below.',
    'look-alike': 'It only looks like ours: somebody may have made it to deceive.',
    unknown: 'It is on none of our lists. Do not pay there and give no details.',
  },
  callHeading: `Not sure? Ask us, free of charge${when.lines}`,
  rulesHeading: 'What we never do',
  rules: [
    'We never ask a fee for enrolling.',
    'We never ask you to pay into the account of a person.',
    'We never ask for your PIN, your password, a code from a text message (OTP), your BVN or your card.',
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
