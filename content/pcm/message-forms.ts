import type * as english from '../en/message-forms.ts';
import * as facts from '../facts/site.ts';
import { phoneLines } from './site.ts';

/** Validation messages; each says how to fix the value. */
export const formWords: typeof english.formWords = {
  missing: {
    user_name: 'Write your name, make we know who we go answer.',
    user_email: 'Write your email address, so dat we fit write to you.',
    message: 'Write your message.',
  },
  missingOther: 'You must fill dis one.',
  badEmail: 'Write di complete email address, like ada@example.com.',
  badPhone: 'Write di whole phone number, like 0803 123 4567.',
  tooLong: (most: number, now: number) =>
    `E no suppose pass ${most.toLocaleString('en')} characters: now e get ${now.toLocaleString('en')}.`,
  question: (one: number, other: number) => `Wetin be ${one} plus ${other}? Write di number.`,
  tooMany: `Too plenti messages don come from your connection. Abeg wait ten minutes and send am again, or call us free for ${phoneLines.tollFree.inFull}.`,
  notStored: 'We no fit keep your message now. Abeg send am again afta some minutes.',
};

/** Words that all message forms share. */
export const messageForms: typeof english.messageForms = {
  sending: 'E dey go…',
  errorTitle: (title: string) => `Problem: ${title}`,
  problem: 'Abeg correct dis one',
  trap: 'No write anytin here',
  privacyLink: { before: 'See our ', label: 'privacy policy', to: facts.messageForms.privacyLink.to },
  questionWhy:
    'Plenti messages dey come from your connection just now. Answer dis question, den send am again.',
  unreadable: 'Di form no reach us complete. Abeg send am again.',
  /** Of a form whose text the browser tab keeps. */
  autosave: {
    note: 'Wetin you type go dey inside dis tab until you send am or close di tab.',
    clear: 'Clear wetin I type',
  },
};

/** What follows after a message was sent. */
export const afterMessage: typeof english.afterMessage = {
  reference: (reference) =>
    `Di reference number na ${reference}. Abeg tell us dis number wen you write or call about am again.`,
  reply: (day) => `One pesin for our team go answer you by email${day && `, latest by ${day}`}.`,
};
