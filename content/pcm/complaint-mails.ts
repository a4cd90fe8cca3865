import * as english from '../en/complaint-mails.ts';
import { complaintStates, nextSteps } from './complaint-page.ts';
import { signature } from './mails.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const { askLine } = phoneLines;

const acknowledgement: typeof english.complaintMails.acknowledgement = {
  subject: (reference) => `We don receive your complaint ${reference} | ${brand.name}`,
  text: (received, reference, statusUrl) =>
    [
      'Good day,',
      '',
      `your complaint reach ${brand.name} on ${received}. Di reference number na ${reference}. Abeg tell us dis number wen you write or call about am.`,
      '',
      `To see how far e don reach, open ${statusUrl} and enta di reference number and dis email address.`,
      '',
      nextSteps.byWhen,
      '',
      `If e urgent, call ${askLine.display} (${askLine.digits}), e free. ${emergencyAdvice}`,
      '',
      'If no be you complain to us, somebody don use your address by mistake and you fit ignore dis email.',
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
    subject: (reference) => `Re: ${acknowledgement.subject(reference)}`,
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
    `If you no dey satisfied, answer dis email or call ${askLine.display} (${askLine.digits}), e free.`,
    '',
    signature,
  ];
}
