import type * as english from '../en/mails.ts';
import { email } from '../facts/addresses.ts';
import { complaintPromise, complaintStates } from './complaint-page.ts';
import { afterMessage } from './message-forms.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

export const signature: typeof english.signature = [
  `${brand.fullName} (${brand.name})`,
  `Free line: ${phoneLines.tollFree.inFull}`,
  `Email: ${email}`,
].join('\n');

const acknowledgement: typeof english.mails.acknowledgement = {
  subject: `We don receive your message | ${brand.name}`,
  text: (received, reference, due) =>
    [
      'Good day,',
      '',
      `thank you say you write to ${brand.name}. Your message reach us on ${received}.`,
      afterMessage.reference(reference),
      '',
      `${afterMessage.reply(due)} If e urgent, abeg call us${when.open && `: di lines dey open ${when.open}`}.`,
      '',
      'If no be you write to us, somebody don use your address by mistake and you fit ignore dis email.',
      '',
      signature,
    ].join('\n'),
};

export const mails: typeof english.mails = {
  senderName: `${brand.name} website`,
  noName: 'Oga or Madam',
  acknowledgement,
  answer: {
    subject: `Re: ${acknowledgement.subject}`,
    text: (answered, received, reference) =>
      [
        'Good day,',
        '',
        `you write to ${brand.name} on ${received} (reference number ${reference}). Dis na our answer:`,
        '',
        answered,
        '',
        `If anytin still remain, answer dis email or call ${phoneLines.tollFree.inFull}, e free.`,
        '',
        signature,
      ].join('\n'),
  },
  replyLimit: (reference) =>
    [
      'Good day,',
      '',
      `we don receive plenty email from you about ${reference} today. Di ones wey come later today go reach our mailbox, but e fit tey before anybody see dem.`,
      '',
      `Abeg write everytin wey still remain inside one email tomorrow, or call ${phoneLines.tollFree.inFull}, e free.`,
      '',
      signature,
    ].join('\n'),
  confirmation: {
    subject: `Abeg confirm your subscription | ${brand.name}`,
    text: (confirmUrl, unsubscribeUrl) =>
      [
        'Good day,',
        '',
        `somebody, we hope say na you, don ask for di ${brand.name} newsletter for dis address. To receive am, open dis link and press di button:`,
        '',
        confirmUrl,
        '',
        'If no be you, no do anytin: if you no confirm, we no go send any newsletter. To make sure say dis address no enta our list, open dis link:',
        '',
        unsubscribeUrl,
        '',
        signature,
      ].join('\n'),
  },
};

const { askLine } = phoneLines;

const complaintAcknowledgement: typeof english.complaintMails.acknowledgement = {
  subject: (reference) => `We don receive your complaint ${reference} | ${brand.name}`,
  text: (received, reference, statusUrl, due) =>
    [
      'Good day,',
      '',
      `your complaint reach ${brand.name} on ${received}. Di reference number na ${reference}. Abeg tell us dis number wen you write or call about am.`,
      '',
      `To see how far e don reach, open ${statusUrl} and enta di reference number and dis email address.`,
      '',
      ...(due ? [complaintPromise.by(due), ''] : []),
      `If e urgent, call ${askLine.inFull}, e free. ${emergencyAdvice}`,
      '',
      'If no be you complain to us, somebody don use your address by mistake and you fit ignore dis email.',
      '',
      signature,
    ].join('\n'),
};

export const complaintMails: typeof english.complaintMails = {
  acknowledgement: complaintAcknowledgement,
  answer: {
    subject: (reference) => `Re: ${complaintAcknowledgement.subject(reference)}`,
    text: (answered, received, reference, statusUrl) =>
      [
        'Good day,',
        '',
        `your complaint ${reference} reach ${brand.name} on ${received}. Dis na our answer:`,
        '',
        answered,
        '',
        ...readAgain(statusUrl),
      ].join('\n'),
  },
  change: {
    subject: (reference, state) =>
      `Your complaint ${reference}: ${complaintStates[state].label.toLowerCase()} | ${brand.name}`,
    text: (step, reference, statusUrl) =>
      [
        'Good day,',
        '',
        `news dey about your complaint ${reference}.`,
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
    `You fit read dis again for ${statusUrl}, wit di reference number and dis email address.`,
    '',
    `If you no dey satisfied, answer dis email or call ${askLine.inFull}, e free.`,
    '',
    signature,
  ];
}
