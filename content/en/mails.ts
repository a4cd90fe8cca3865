import { email } from '../facts/addresses.ts';
import type { ComplaintState } from '../schema/site.ts';
import { complaintPromise, complaintStates } from './complaint-page.ts';
import { afterMessage } from './message-forms.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

export const signature = [
  `${brand.fullName} (${brand.name})`,
  `Toll-free: ${phoneLines.tollFree.inFull}`,
  `E-mail: ${email}`,
].join('\n');

const senderName = `${brand.name} website`;

/** To the sender; it repeats nothing of the message, because anyone can enter somebody else's address. */
const acknowledgement = {
  subject: `We have received your message | ${brand.name}`,
  /** The day by which we answer is empty where it is not known. */
  text: (received: string, reference: string, due: string) =>
    [
      'Good day,',
      '',
      `thank you for writing to ${brand.name}. Your message reached us on ${received}.`,
      afterMessage.reference(reference),
      '',
      `${afterMessage.reply(due)} If it is urgent, please call us${when.open && `: the lines are open ${when.open}`}.`,
      '',
      'If you did not write to us, someone has used your address by mistake and you can ignore this e-mail.',
      '',
      signature,
    ].join('\n'),
};

/** To the sender, in the thread of the acknowledgement, and like that without a word of the message. */
const answer = {
  subject: `Re: ${acknowledgement.subject}`,
  text: (answered: string, received: string, reference: string) =>
    [
      'Good day,',
      '',
      `you wrote to ${brand.name} on ${received} (reference ${reference}). This is our answer:`,
      '',
      answered,
      '',
      `If something is still open, answer this e-mail or call ${phoneLines.tollFree.inFull}, free of charge.`,
      '',
      signature,
    ].join('\n'),
};

/** To a visitor who has answered our mails too often on one day. */
const replyLimit = (reference: string) =>
  [
    'Good day,',
    '',
    `we have received very many e-mails from you about ${reference} today. Those that come later today reach our mailbox, but nobody may see them quickly.`,
    '',
    `Please write all that is still open in one e-mail tomorrow, or call ${phoneLines.tollFree.inFull}, free of charge.`,
    '',
    signature,
  ].join('\n');

const confirmation = {
  subject: `Please confirm your subscription | ${brand.name}`,
  text: (confirmUrl: string, unsubscribeUrl: string) =>
    [
      'Good day,',
      '',
      `someone, we hope you, has asked for the ${brand.name} newsletter at this address. To receive it, open this link and press the button:`,
      '',
      confirmUrl,
      '',
      'If it was not you, do nothing: without your confirmation we send no newsletter. To make sure that this address stays off our list, open this link:',
      '',
      unsubscribeUrl,
      '',
      signature,
    ].join('\n'),
};

/** Where an answer names somebody whose name we do not know. */
const noName = 'Sir or Madam';

export const mails = { senderName, noName, acknowledgement, answer, replyLimit, confirmation };

const { askLine } = phoneLines;

/** To the complainant; it repeats nothing of the complaint, because anyone can enter somebody else's address. */
const complaintAcknowledgement = {
  subject: (reference: string) => `We have your complaint ${reference} | ${brand.name}`,
  /** The day by which we answer is empty where it is not known. */
  text: (received: string, reference: string, statusUrl: string, due: string) =>
    [
      'Good day,',
      '',
      `your complaint reached ${brand.name} on ${received}. Its reference is ${reference}. Please name it when you write or call about it.`,
      '',
      `To see what becomes of it, open ${statusUrl} and enter the reference and this e-mail address.`,
      '',
      ...(due ? [complaintPromise.by(due), ''] : []),
      `If it is urgent, call ${askLine.inFull}, free of charge. ${emergencyAdvice}`,
      '',
      'If you did not complain to us, someone has used your address by mistake and you can ignore this e-mail.',
      '',
      signature,
    ].join('\n'),
};

/** To the complainant, in the thread of the acknowledgement. */
const complaintAnswer = {
  subject: (reference: string) => `Re: ${complaintAcknowledgement.subject(reference)}`,
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
    `If you are not content, answer this e-mail or call ${askLine.inFull}, free of charge.`,
    '',
    signature,
  ];
}

export const complaintMails = {
  acknowledgement: complaintAcknowledgement,
  answer: complaintAnswer,
  change,
};
