import * as facts from '../facts/site.ts';
import { phoneLines } from './site.ts';

/** Validation messages; each says how to fix the value. */
export const formWords = {
  missing: {
    user_name: 'Write your name, so that we know whom to answer.',
    user_email: 'Write your e-mail address, so that we can write to you.',
    message: 'Write your message.',
  } as Record<string, string>,
  missingOther: 'Fill in this field.',
  badEmail: 'Write the e-mail address in full, such as ada@example.com.',
  badPhone: 'Write the whole phone number, such as 0803 123 4567.',
  tooLong: (most: number, now: number) =>
    `Use at most ${most.toLocaleString('en')} characters: it has ${now.toLocaleString('en')} now.`,
  /** Asked where many forms come from one address. */
  question: (one: number, other: number) => `What is ${one} plus ${other}? Write the number.`,
  tooMany: `Very many messages have come from your connection. Please wait ten minutes and send again, or call us free on ${phoneLines.tollFree.inFull}.`,
  notStored: 'Your message could not be stored just now. Please send it again in a few minutes.',
};

export type FormWords = typeof formWords;

/** Words that all message forms share. */
export const messageForms = {
  sending: 'Sending…',
  errorTitle: (title: string) => `Error: ${title}`,
  problem: 'Please put this right',
  /** Visible only without styles. */
  trap: 'Leave this field empty',
  /** Follows each form's own statement of purpose. */
  privacyLink: { before: 'See our ', label: 'privacy policy', to: facts.messageForms.privacyLink.to },
  questionWhy: 'Many messages come from your connection just now. Answer this question, then send again.',
  unreadable: 'The form did not arrive in one piece. Please send it again.',
  /** Of a form whose text the browser tab keeps. */
  autosave: {
    note: 'What you type is kept in this tab until you send it or close the tab.',
    clear: 'Clear what I typed',
  },
};

/** What follows after a message was sent. */
export const afterMessage = {
  reference: (reference: string) =>
    `Its reference is ${reference}. Please name it when you write or call about it again.`,
  /** The day is empty if it is not known. */
  reply: (day: string) => `A member of our team will answer you by e-mail${day && `, by ${day}`}.`,
};
