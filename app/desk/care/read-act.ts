import { careEntryWords } from '#content/desk/care.ts';
import { formWords } from '#content/form-words.ts';
import { readState } from '#domain/complaints/complaint-states.ts';
import { checkForm, cleanForm, type FieldRule, type FormFields } from '#domain/forms/form-fields.ts';
import type { Entry, EntryAct } from './care-service.ts';

const { errors: words } = careEntryWords;
const wordsOfForms = { ...formWords, missing: { text: words.text } as Record<string, string> };

/** Those that take no words. */
const PLAIN = ['assign', 'let-go', 'spam', 'release', 'retry'] as const;
const LONGEST_ANSWER = 5000;
const LONGEST_NOTE = 2000;

const textRules: Record<'answer' | 'note' | 'move', FieldRule & { name: 'text' }> = {
  answer: { name: 'text', kind: 'text', required: true, maxLength: LONGEST_ANSWER },
  note: { name: 'text', kind: 'text', required: true, maxLength: LONGEST_NOTE },
  move: { name: 'text', kind: 'text', required: false, maxLength: LONGEST_NOTE },
};

export const longestText = (act: keyof typeof textRules) => textRules[act].maxLength;

/** What a posted form asks for, or what is wrong with it by the names of its fields. */
export function readAct(
  fields: FormFields,
): { act: EntryAct; version: number } | { errors: Record<string, string> } {
  const act = fields.act ?? '';
  const version = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : undefined;
  const state = readState(fields.state ?? '');
  if (version === undefined) return { errors: { form: words.unreadable } };
  if (isPlain(act)) return { act: { act }, version };
  if (!isWritten(act) || (act === 'move' && !state)) return { errors: { form: words.unreadable } };
  const [error] = checkForm([textRules[act]], fields, wordsOfForms);
  if (error) return { errors: { [error.field]: error.reason } };
  const { text } = cleanForm([textRules[act]], fields);
  if (act !== 'move') return { act: { act, text }, version };
  return state ? { act: { act, state, text }, version } : { errors: { form: words.unreadable } };
}

/** What is held back is released before it is answered. */
export function isAllowed({ isHeld }: Entry, { act }: EntryAct): boolean {
  if (act === 'release') return isHeld;
  return !isHeld || !['answer', 'move', 'spam', 'retry'].includes(act);
}

function isPlain(act: string): act is (typeof PLAIN)[number] {
  return PLAIN.some((name) => name === act);
}

function isWritten(act: string): act is keyof typeof textRules {
  return Object.hasOwn(textRules, act);
}
