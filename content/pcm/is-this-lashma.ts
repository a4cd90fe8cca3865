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
  verdicts: {
    ours: { label: 'Na our own', heading: (of) => `Yes, na our own be dis: ${of}` },
    agent: { label: 'E dey our agents list', heading: (of) => `${of} dey our agents list` },
    place: { label: 'E dey our hospitals and pharmacies list', heading: (of) => `${of} dey our list` },
    near: {
      label: 'E near one name for our list',
      heading: (of) => `Di one wey near am for our agents list: ${of}`,
    },
    emergency: { label: 'Emergency line', heading: (of) => `${of} na emergency line of Lagos State` },
    linked: {
      label: 'Anoda goment agency',
      heading: 'No be our own, but we dey send pipo go there',
    },
    name: { label: 'Name no be proof', heading: 'Na our name be dis, but anybody fit use am' },
    person: { label: 'Name no be proof', heading: 'We no fit check pesin name here' },
    never: { label: 'Na wayo', heading: 'We no dey ever ask for dis: no pay, and no give any details' },
    told: { label: 'No be number or address', heading: 'Type di number or di address itself' },
    partial: { label: 'Di number no complete', heading: 'Type di whole number' },
    former: { label: 'No be our own again', heading: 'Na our number before, but e no be our own again' },
    'not-ours': { label: 'No be our own', heading: 'No pay: e no dey our list' },
  },
  reasons: {
    ours: {
      phone:
        'Na our line. Call fit show fake number, so if dem call you, drop di phone and call am by yourself.',
      web: 'Na our address. Check every letter for your browser before you type anytin.',
      email:
        'Na our address. Pesin fit fake who send email, so write to am by yourself; no reply di one wey you get.',
      name: 'Na our office. Call before you go.',
    },
    agent:
      'Dis company fit register you, e free. Call di number wey dey our list and ask for di pesin wey come meet you. Pay your insurance money (premium) for our payment portal, no pay am to pesin.',
    place:
      'Na hospital or pharmacy wey dey our network. You go get care there, but na for our payment portal you go pay insurance money (premium), no be to dia workers.',
    near: 'Part of name no be proof. Ask for di full name or di number of di company, type am here, and call us before you pay.',
    emergency: 'Call am wen life dey in danger. E no be our line, and nobody there dey collect money for us.',
    linked:
      'Na anoda agency of Lagos State get am. Nobody dey pay insurance money (premium) there, na only for our payment portal.',
    name: 'Type di number wey call you, or di address for di page wia dem say make you pay.',
    person:
      'Anybody fit give any name. Ask which company dem dey work for, and check if e dey our agents list. Den call us before you pay.',
    partial: 'Part of number fit be anybody own. Type am as e dey your phone, make e complete.',
    'not-ours': {
      phone:
        'Dis number no dey inside our lists. Nobody get right to call you wit am and ask for money for our name.',
      account:
        'If na bank account number be dis: na for our payment portal you go pay insurance money (premium), no be inside anybody account.',
      code: 'We neva publish dis kind code. Na for our payment portal you go pay.',
      web: 'Dis address no dey inside our lists. No pay and no type your details for dia.',
      email: 'Dis address no dey inside our lists. No send am money or your details.',
      name: 'No company wey get dis name dey our agents list, and our offices no get dis name. Call us before you pay.',
    },
    former:
      'We don leave dis number, and anoda pesin fit get am now. No pay and no give your details. Our numbers of today dey for down.',
    lookAlike: 'E only resemble our own: pesin fit don make am to deceive you.',
  },
  agentPhone: 'Di number wey dey our list',
  callHeading: `You no sure? Ask us, e free${when.lines}`,
  rulesHeading: 'Wetin we no dey ever do',
  rules: [
    'We no dey collect money for registration.',
    'We no dey tell you to pay inside anybody account.',
    'We no dey ask for your PIN, your password or code wey enta your phone.',
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
