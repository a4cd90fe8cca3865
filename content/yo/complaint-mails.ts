import * as english from '../en/complaint-mails.ts';
import { complaintStates, nextSteps } from './complaint-page.ts';
import { signature } from './mails.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const { askLine } = phoneLines;
const GREETING = 'Ẹ kú déédéé àsìkò yìí,';

const acknowledgement: typeof english.complaintMails.acknowledgement = {
  subject: (reference) => `A ti gba àròyé yín ${reference} | ${brand.name}`,
  text: (received, reference, statusUrl) =>
    [
      GREETING,
      '',
      `Àròyé yín dé ọ̀dọ̀ ${brand.name} ní ${received}. Nọ́ḿbà ìtọ́kasí rẹ̀ ni ${reference}. Ẹ jọ̀wọ́, ẹ sọ nọ́ḿbà yìí bí ẹ bá kọ̀wé tàbí pè nípa rẹ̀.`,
      '',
      `Kí ẹ lè rí ibi tí ọ̀rọ̀ náà dé, ẹ ṣí ${statusUrl}, kí ẹ sì kọ nọ́ḿbà ìtọ́kasí náà àti àdírẹ́sì ímeèlì yìí síbẹ̀.`,
      '',
      nextSteps.byWhen,
      '',
      `Bó bá jẹ́ ọ̀rọ̀ kánjúkánjú, ẹ pe ${askLine.display} (${askLine.digits}) lọ́fẹ̀ẹ́. ${emergencyAdvice}`,
      '',
      'Bí kì í bá ṣe ẹ̀yin lẹ ṣe àròyé sí wa, ẹnì kan ló ṣèèṣì lo àdírẹ́sì yín; ẹ lè gbójú fo ímeèlì yìí.',
      '',
      signature,
    ].join('\n'),
};

export const complaintMails: typeof english.complaintMails = {
  /** The staff read English. */
  agency: {
    subject: (reference, kind) => english.complaintMails.agency.subject(reference, kind),
    text: (fields) => english.complaintMails.agency.text(fields),
  },
  acknowledgement,
  answer: {
    subject: (number) => `Re: ${acknowledgement.subject(number)}`,
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
    `Bí kò bá tẹ́ yín lọ́rùn, ẹ fèsì sí ímeèlì yìí tàbí kí ẹ pe ${askLine.display} (${askLine.digits}) lọ́fẹ̀ẹ́.`,
    '',
    signature,
  ];
}
