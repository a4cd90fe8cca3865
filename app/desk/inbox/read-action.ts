import { ticketWords } from '#content/desk/inbox.ts';
import { readState } from '#domain/complaints/complaint-reference.ts';
import { checkForm, cleanForm, type FormFields } from '#domain/forms/form-fields.ts';
import { formWords } from '#words/message-forms.ts';
import type { TicketAction } from './inbox-service.ts';

const { errors: words } = ticketWords;

/** Those that take no words. */
const PLAIN = ['assign', 'unassign', 'spam', 'release', 'retry'] as const;

export const longestText = { answer: 5000, note: 2000, remark: 2000 };

type TextName = keyof typeof longestText;

export const textNames = Object.keys(longestText) as TextName[];

const wordsOfForms = { ...formWords, missing: { answer: words.text, note: words.text } };

/** What a posted form asks for, or what is wrong with it by the names of its fields. */
export function readAction(
  fields: FormFields,
): { action: TicketAction; version: number } | { errors: Record<string, string> } {
  const type = fields.action ?? '';
  const unreadable = { errors: { form: words.unreadable } };
  if (!/^\d{1,9}$/.test(fields.version ?? '')) return unreadable;
  const version = Number(fields.version);
  const plain = PLAIN.find((name) => name === type);
  if (plain) return { action: { type: plain }, version };
  if (type !== 'answer' && type !== 'note' && type !== 'move') return unreadable;
  const name = type === 'move' ? 'remark' : type;
  const rule = { name, kind: 'text', required: type !== 'move', maxLength: longestText[name] } as const;
  const [error] = checkForm([rule], fields, wordsOfForms);
  if (error) return { errors: { [error.field]: error.reason } };
  const text = cleanForm<TextName>([rule], fields)[name];
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
