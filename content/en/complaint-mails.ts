import type { ComplaintKind, ComplaintState } from '../schema/site.ts';
import { complaintKindLabels, complaintStates, nextSteps } from './complaint-page.ts';
import { signature } from './mails.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const { askLine } = phoneLines;
const NOT_GIVEN = 'not given';

/** The language is empty for English. */
type AgencyFields = Record<
  | 'reference'
  | 'place'
  | 'when'
  | 'amount'
  | 'name'
  | 'phone'
  | 'email'
  | 'received'
  | 'language'
  | 'message',
  string
> & { kind: ComplaintKind };

/** To the agency: a visitor's complaint. */
const agency = {
  subject: (reference: string, kind: ComplaintKind) => `Complaint ${reference}: ${complaintKindLabels[kind]}`,
  text: (fields: AgencyFields) =>
    [
      `Reference: ${fields.reference}`,
      `About: ${complaintKindLabels[fields.kind]}`,
      `Where: ${fields.place || NOT_GIVEN}`,
      `When: ${fields.when || NOT_GIVEN}`,
      `Amount: ${fields.amount || NOT_GIVEN}`,
      `Name: ${fields.name || NOT_GIVEN}`,
      `Phone: ${fields.phone || NOT_GIVEN}`,
      `E-mail: ${fields.email || NOT_GIVEN}`,
      `Received: ${fields.received}`,
      ...(fields.language ? [`Language: ${fields.language}`] : []),
      '',
      fields.message,
    ].join('\n'),
};

/** To the complainant; it repeats nothing of the complaint, because anyone can enter somebody else's address. */
const acknowledgement = {
  subject: (reference: string) => `We have your complaint ${reference} | ${brand.name}`,
  text: (received: string, reference: string, statusUrl: string) =>
    [
      'Good day,',
      '',
      `your complaint reached ${brand.name} on ${received}. Its reference is ${reference}. Please name it when you write or call about it.`,
      '',
      `To see what becomes of it, open ${statusUrl} and enter the reference and this e-mail address.`,
      '',
      nextSteps.byWhen,
      '',
      `If it is urgent, call ${askLine.display} (${askLine.digits}), free of charge. ${emergencyAdvice}`,
      '',
      'If you did not complain to us, someone has used your address by mistake and you can ignore this e-mail.',
      '',
      signature,
    ].join('\n'),
};

/** To the complainant, in the thread of the acknowledgement. */
const answer = {
  subject: (reference: string) => `Re: ${acknowledgement.subject(reference)}`,
  text: (answered: string, received: string, reference: string, statusUrl: string) =>
    [
      'Good day,',
      '',
      `your complaint ${reference} reached ${brand.name} on ${received}. This is our answer:`,
      '',
      answered,
      '',
      ...readAgain(statusUrl),
    ].join('\n'),
};

/** To the complainant: a step of the staff that is no answer. */
const change = {
  subject: (reference: string, state: ComplaintState) =>
    `Your complaint ${reference}: ${complaintStates[state].label.toLowerCase()} | ${brand.name}`,
  text: (
    step: { state: ComplaintState; changed: string; note: string },
    reference: string,
    statusUrl: string,
  ) =>
    [
      'Good day,',
      '',
      `there is news of your complaint ${reference}.`,
      '',
      `${step.changed}: ${complaintStates[step.state].label}. ${complaintStates[step.state].text}`,
      ...(step.note ? ['', step.note] : []),
      '',
      ...readAgain(statusUrl),
    ].join('\n'),
};

function readAgain(statusUrl: string): string[] {
  return [
    `You can read this again at ${statusUrl}, with the reference and this e-mail address.`,
    '',
    `If you are not content, answer this e-mail or call ${askLine.display} (${askLine.digits}), free of charge.`,
    '',
    signature,
  ];
}

export const complaintMails = { agency, acknowledgement, answer, change };
