import type * as english from '../en/is-this-lashma.ts';
import * as facts from '../facts/is-this-lashma.ts';
import { withWords } from '../with-words.ts';
import { officialChannels } from './faq.ts';
import { brand, phoneLines, when } from './site.ts';

const { askLine } = phoneLines;

export const isThisLashma: typeof english.isThisLashma = {
  title: `Na ${brand.name} be dis true true? | ${brand.name}`,
  description:
    'Type di number wey call you, web address, email address or name, and see weda na our own before you pay.',
  heading: `Na ${brand.name} be dis true true?`,
  lead: 'Somebody call you, write you or send you link wit our name? Type am here before you pay.',
  label: 'Number, web address, email or name',
  placeholder: `Try “${phoneLines.tollFree.display}”`,
  submit: 'Check am',
  privacy: 'We no dey keep wetin you type.',
  typed: 'You type:',
  verdicts: { ours: 'Na our own', message: 'We no judge am', 'too-long': 'We neva check am' },
  headings: {
    ours: (of) => `Yes, na our own be dis: ${of}`,
    message: 'We no fit judge message. See wetin dey inside',
    tooLong: (most) =>
      `No type pass ${most} characters: we neva check anytin. Di number, di link or di account alone don do.`,
  },
  found: {
    foreign: 'No be our own',
    ours: 'Na our own, but wayo pipo fit call am too',
    known: 'No be our own, but we know am',
    none: 'No number, link or account wey we fit check dey inside. Anybody fit give any name: e no be proof.',
  },
  reasons: {
    ours: {
      phone:
        'Na our line. Call fit show fake number, so if dem call you, drop di phone and call am by yourself.',
      web: 'Na our address. Check every letter for your browser before you type anytin.',
      email:
        'Na our address. Pesin fit fake who send email, so write to am by yourself; no reply di one wey you get.',
      account: 'Na our account, for dis network only.',
    },
    begins: 'E start like our address, but anoda tin follow am. Open our address without di rest.',
    agent:
      'Dis company fit register you, e free. Call di number wey dey our list and ask for di pesin wey come meet you. Pay your insurance money (premium) for our payment portal, no pay am to pesin.',
    place:
      'Na hospital or pharmacy wey dey our network. You go get care there, but na for our payment portal you go pay insurance money (premium), no be to dia workers.',
    emergency: 'Call am wen life dey in danger. E no be our line, and nobody there dey collect money for us.',
    linked:
      'Na anoda agency of Lagos State get am. Nobody dey pay insurance money (premium) there, na only for our payment portal.',
    former:
      'We don leave dis number, and anoda pesin fit get am now. No pay and no give your details. Our numbers of today dey for down.',
    'look-alike': 'E only resemble our own: pesin fit don make am to deceive you.',
    unknown: 'E no dey any of our lists. No pay there and no give your details.',
  },
  callHeading: `You no sure? Ask us, e free${when.lines}`,
  rulesHeading: 'Wetin we no dey ever do',
  rules: [
    'We no dey collect money for registration.',
    'We no dey tell you to pay inside anybody account.',
    'We no dey ask for your PIN, your password, code wey enta your phone (OTP), your BVN or your card.',
    'We no dey vex if you drop di phone and call us back.',
  ],
  paidHeading: 'You don pay already?',
  paid: [
    'Call your bank sharp sharp, wit di number wey dey your card, and tell dem make dem stop di payment.',
    'Change di PIN or password wey you give dem.',
    'Write down di number, di name, di account, di time and wetin dem tok. Keep di messages.',
    `Tell us: ${askLine.display} (${askLine.digits}), or di complaint page.`,
    'Report am to police. Your bank fit ask for di report.',
  ],
  ways: withWords(facts.isThisLashma.ways, {
    complaint: { label: 'Make complaint' },
    channels: { label: officialChannels.heading },
    agents: { label: 'Di agents list' },
  }),
  link: { label: `Na ${brand.name} be dis true true?`, to: facts.isThisLashma.path },
};
