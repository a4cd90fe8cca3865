import type * as english from '../en/mails.ts';
import { email } from '../facts/addresses.ts';
import { complaintPromise, complaintStates } from './complaint-page.ts';
import { afterMessage } from './message-forms.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

const { display, digits } = phoneLines.tollFree;
const GREETING = 'Ẹ kú déédéé àsìkò yìí,';

export const signature: typeof english.signature = [
  `${brand.fullName} (${brand.name})`,
  `Ìpè ọ̀fẹ́: ${display} (${digits})`,
  `Ímeèlì: ${email}`,
].join('\n');

const acknowledgement: typeof english.mails.acknowledgement = {
  subject: `A ti gba àtẹ̀jíṣẹ́ yín | ${brand.name}`,
  text: (received, reference, due) =>
    [
      GREETING,
      '',
      `Ẹ ṣeun tí ẹ kọ̀wé sí ${brand.name}. Àtẹ̀jíṣẹ́ yín dé ọ̀dọ̀ wa ní ${received}.`,
      afterMessage.reference(reference),
      '',
      `${afterMessage.reply(due)} Bó bá jẹ́ ọ̀rọ̀ kánjúkánjú, ẹ jọ̀wọ́, ẹ pè wá${when.open && `: àwọn nọ́ḿbà wa ń ṣiṣẹ́ ${when.open}`}.`,
      '',
      'Bí kì í bá ṣe ẹ̀yin lẹ kọ̀wé sí wa, ẹnì kan ló ṣèèṣì lo àdírẹ́sì yín; ẹ lè gbójú fo ímeèlì yìí.',
      '',
      signature,
    ].join('\n'),
};

export const mails: typeof english.mails = {
  senderName: `Ojú òpó ayélujára ${brand.name}`,
  noName: 'Ọ̀gbẹ́ni tàbí Ìyáàfin',
  acknowledgement,
  answer: {
    subject: `Re: ${acknowledgement.subject}`,
    text: (answered, received, reference) =>
      [
        GREETING,
        '',
        `Ẹ kọ̀wé sí ${brand.name} ní ${received} (nọ́ḿbà ìtọ́kasí ${reference}). Ìdáhùn wa nìyí:`,
        '',
        answered,
        '',
        `Bí nǹkan kan bá ṣì kù, ẹ fèsì sí ímeèlì yìí tàbí kí ẹ pe ${display} (${digits}) lọ́fẹ̀ẹ́.`,
        '',
        signature,
      ].join('\n'),
  },
  replyLimit: (reference) =>
    [
      GREETING,
      '',
      `A ti gba ọ̀pọ̀lọpọ̀ ímeèlì láti ọ̀dọ̀ yín lónìí nípa ${reference}. Àwọn tó bá tún wọlé lónìí máa dé àpótí ímeèlì wa, àmọ́ ó lè pẹ́ kí ẹnikẹ́ni tó rí wọn.`,
      '',
      `Ẹ jọ̀wọ́, ẹ kọ gbogbo ohun tó kù sínú ímeèlì kan lọ́la, tàbí kí ẹ pe ${display} (${digits}) lọ́fẹ̀ẹ́.`,
      '',
      signature,
    ].join('\n'),
  confirmation: {
    subject: `Ẹ jọ̀wọ́, ẹ fìdí rẹ̀ múlẹ̀ pé ẹ fẹ́ lẹ́tà ìròyìn | ${brand.name}`,
    text: (confirmUrl, unsubscribeUrl) =>
      [
        GREETING,
        '',
        `Ẹnì kan, tí a lérò pé ẹ̀yin ni, ti béèrè pé kí lẹ́tà ìròyìn ${brand.name} máa wá sí àdírẹ́sì yìí. Kí ẹ lè máa gbà á, ẹ ṣí líǹkì yìí, kí ẹ sì tẹ bọ́tìnnì ibẹ̀:`,
        '',
        confirmUrl,
        '',
        'Bí kì í bá ṣe ẹ̀yin ni, ẹ má ṣe nǹkan kan: láìjẹ́ pé ẹ fìdí rẹ̀ múlẹ̀, a kò ní fi lẹ́tà ìròyìn ránṣẹ́. Kó lè dájú pé àdírẹ́sì yìí kò sí nínú àkójọ wa, ẹ ṣí líǹkì yìí:',
        '',
        unsubscribeUrl,
        '',
        signature,
      ].join('\n'),
  },
};

const { askLine } = phoneLines;

const complaintAcknowledgement: typeof english.complaintMails.acknowledgement = {
  subject: (reference) => `A ti gba àròyé yín ${reference} | ${brand.name}`,
  text: (received, reference, statusUrl, due) =>
    [
      GREETING,
      '',
      `Àròyé yín dé ọ̀dọ̀ ${brand.name} ní ${received}. Nọ́ḿbà ìtọ́kasí rẹ̀ ni ${reference}. Ẹ jọ̀wọ́, ẹ sọ nọ́ḿbà yìí bí ẹ bá kọ̀wé tàbí pè nípa rẹ̀.`,
      '',
      `Kí ẹ lè rí ibi tí ọ̀rọ̀ náà dé, ẹ ṣí ${statusUrl}, kí ẹ sì kọ nọ́ḿbà ìtọ́kasí náà àti àdírẹ́sì ímeèlì yìí síbẹ̀.`,
      '',
      ...(due ? [complaintPromise.by(due), ''] : []),
      `Bó bá jẹ́ ọ̀rọ̀ kánjúkánjú, ẹ pe ${askLine.inFull} lọ́fẹ̀ẹ́. ${emergencyAdvice}`,
      '',
      'Bí kì í bá ṣe ẹ̀yin lẹ ṣe àròyé sí wa, ẹnì kan ló ṣèèṣì lo àdírẹ́sì yín; ẹ lè gbójú fo ímeèlì yìí.',
      '',
      signature,
    ].join('\n'),
};

export const complaintMails: typeof english.complaintMails = {
  acknowledgement: complaintAcknowledgement,
  answer: {
    subject: (number) => `Re: ${complaintAcknowledgement.subject(number)}`,
    text: (answered, received, reference, statusUrl) =>
      [
        GREETING,
        '',
        `Àròyé yín ${reference} dé ọ̀dọ̀ ${brand.name} ní ${received}. Ìdáhùn wa nìyí:`,
        '',
        answered,
        '',
        ...readAgain(statusUrl),
      ].join('\n'),
  },
  change: {
    subject: (reference, state) =>
      `Àròyé yín ${reference}: ${complaintStates[state].label.toLowerCase()} | ${brand.name}`,
    text: (step, reference, statusUrl) =>
      [
        GREETING,
        '',
        `Ìròyìn wà nípa àròyé yín ${reference}.`,
        '',
        `${step.changed}: ${complaintStates[step.state].label}. ${complaintStates[step.state].text}`,
        ...(step.note ? ['', step.note] : []),
        '',
        ...readAgain(statusUrl),
      ].join('\n'),
  },
};

function readAgain(statusUrl: string): string[] {
  return [
    `Ẹ tún lè ka èyí ní ${statusUrl}, pẹ̀lú nọ́ḿbà ìtọ́kasí náà àti àdírẹ́sì ímeèlì yìí.`,
    '',
    `Bí kò bá tẹ́ yín lọ́rùn, ẹ fèsì sí ímeèlì yìí tàbí kí ẹ pe ${askLine.inFull} lọ́fẹ̀ẹ́.`,
    '',
    signature,
  ];
}
