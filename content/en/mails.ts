import { brand, email, phoneLines } from './site.ts';

export const signature = [
  `${brand.fullName} (${brand.name})`,
  `Toll-free: ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits})`,
  `E-mail: ${email}`,
].join('\n');

const senderName = `${brand.name} website`;

/** To the agency: a visitor's message. */
const agency = {
  subject: (subject: string, name: string) =>
    subject ? `Website message: ${subject}` : `Website message from ${name}`,
  text: (fields: {
    name: string;
    email: string;
    phone: string;
    subject: string;
    received: string;
    reference: string;
    /** Empty for English. */
    language: string;
    message: string;
  }) =>
    [
      `Name: ${fields.name}`,
      `E-mail: ${fields.email}`,
      `Phone: ${fields.phone || 'not given'}`,
      `Subject: ${fields.subject || 'not given'}`,
      `Received: ${fields.received}`,
      `Reference: ${fields.reference}`,
      ...(fields.language ? [`Language: ${fields.language}`] : []),
      '',
      fields.message,
    ].join('\n'),
};

/** To the sender; it repeats nothing of the message, because anyone can enter somebody else's address. */
const acknowledgement = {
  subject: `We have received your message | ${brand.name}`,
  text: (received: string, reference: string) =>
    [
      'Good day,',
      '',
      `thank you for writing to ${brand.name}. Your message reached us on ${received}.`,
      `Its reference is ${reference}. Please name it when you write or call about it again.`,
      '',
      'A member of our team will answer you by e-mail. If it is urgent, please call us: the lines are open day and night.',
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
      `If something is still open, answer this e-mail or call ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), free of charge.`,
      '',
      signature,
    ].join('\n'),
};

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

export const mails = { senderName, agency, acknowledgement, answer, confirmation };
