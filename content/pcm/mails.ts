import * as english from '../en/mails.ts';
import { brand, email, phoneLines } from './site.ts';

export const signature: typeof english.signature = [
  `${brand.fullName} (${brand.name})`,
  `Free line: ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits})`,
  `Email: ${email}`,
].join('\n');

const acknowledgement: typeof english.mails.acknowledgement = {
  subject: `We don receive your message | ${brand.name}`,
  text: (received, reference) =>
    [
      'Good day,',
      '',
      `thank you say you write to ${brand.name}. Your message reach us on ${received}.`,
      `Di reference number na ${reference}. Abeg tell us dis number wen you write or call about am again.`,
      '',
      'One pesin for our team go answer you by email. If e urgent, abeg call us: di lines dey open day and night.',
      '',
      'If no be you write to us, somebody don use your address by mistake and you fit ignore dis email.',
      '',
      signature,
    ].join('\n'),
};

export const mails: typeof english.mails = {
  senderName: `${brand.name} website`,
  /** The staff read English. */
  agency: {
    subject: (subject, name) => english.mails.agency.subject(subject, name),
    text: (fields) => english.mails.agency.text(fields),
  },
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
        `If anything still remain, answer dis email or call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), e free.`,
        '',
        signature,
      ].join('\n'),
  },
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
        'If no be you, no do anything: if you no confirm, we no go send any newsletter. To make sure say dis address no enta our list, open dis link:',
        '',
        unsubscribeUrl,
        '',
        signature,
      ].join('\n'),
  },
};
