import { ticketWords } from '#content/desk/inbox.ts';
import { readState } from '#domain/complaints/complaint-reference.ts';
import { checkForm, cleanForm, type FieldRule, type FormFields } from '#domain/forms/form-fields.ts';
import { formWords } from '#words/message-forms.ts';
import type { TicketAction } from './inbox-service.ts';

export type TextName = 'answer' | 'note' | 'remark';

const { errors: words } = ticketWords;

/** Those that take no words. */
const PLAIN = ['assign', 'unassign', 'spam', 'release', 'retry'] as const;
const LONGEST_ANSWER = 5000;
const LONGEST_NOTE = 2000;

const rules = {
  answer: { name: 'answer', kind: 'text', required: true, maxLength: LONGEST_ANSWER },
  note: { name: 'note', kind: 'text', required: true, maxLength: LONGEST_NOTE },
  remark: { name: 'remark', kind: 'text', required: false, maxLength: LONGEST_NOTE },
} as const satisfies Record<TextName, FieldRule>;

const wordsOfForms = { ...formWords, missing: { answer: words.text, note: words.text } };

export const textNames = Object.keys(rules) as TextName[];
export const longestText = (name: TextName) => rules[name].maxLength;

/** What a posted form asks for, or what is wrong with it by the names of its fields. */
export function readAction(
  fields: FormFields,
): { action: TicketAction; version: number } | { errors: Record<string, string> } {
  const type = fields.action ?? '';
  const version = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : undefined;
  const unreadable = { errors: { form: words.unreadable } };
  if (version === undefined) return unreadable;
  if (isPlain(type)) return { action: { type }, version };
  if (type !== 'answer' && type !== 'note' && type !== 'move') return unreadable;
  const rule = rules[type === 'move' ? 'remark' : type];
  const [error] = checkForm([rule], fields, wordsOfForms);
  if (error) return { errors: { [error.field]: error.reason } };
  const text = cleanForm<TextName>([rule], fields)[rule.name];
  if (type !== 'move') return { action: { type, text }, version };
  const state = readState(fields.state ?? '');
  return state ? { action: { type, state, text }, version } : unreadable;
}

/** What was typed and stays unsent once the action is done; undefined when there is nothing. */
export function unsentTexts(fields: FormFields, { type }: TicketAction): Record<string, string> | undefined {
  const sent = type === 'move' ? 'remark' : type;
  const unsent = textNames.filter((name) => name !== sent && fields[name]?.trim());
  if (unsent.length === 0) return undefined;
  const chosen = type === 'move' || type === 'answer' ? [] : ['state'];
  return Object.fromEntries([...unsent, ...chosen].map((name) => [name, fields[name] ?? '']));
}

function isPlain(type: string): type is (typeof PLAIN)[number] {
  return PLAIN.some((name) => name === type);
}
