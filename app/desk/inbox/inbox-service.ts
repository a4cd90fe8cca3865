import type { ComplaintKind, ComplaintState } from '#content/schema/site.ts';
import type { Person } from '#domain/desk/roles.ts';

/** Messages go through the same states as complaints. */
export type TicketState = ComplaintState;
export type TicketKind = 'message' | ComplaintKind;

/** A message or a complaint. */
export interface Ticket {
  id: string;
  /** A complaint's reference, or the start of a message's id. */
  reference: string;
  kind: TicketKind;
  receivedAt: string;
  state: TicketState;
  changedAt: string;
  /** The day in Lagos by which it is to be answered; of some old ones it is not known. */
  dueOn: string | undefined;
  /** The day has passed and it has no answer. */
  isOverdue: boolean;
  /** Undefined until there is an answer, or when no day was known. */
  isAnsweredInTime: boolean | undefined;
  /** One more after every action of the staff. */
  version: number;
  assignedTo: { id: string; name: string } | undefined;
  suspicion: string | undefined;
  /** Whether its mails are kept back, because it looks like spam and nobody has released it. */
  isHeld: boolean;
  name: string;
  email: string;
  phone: string;
  /** The name of the language of the page that it came from, or that staff have chosen since; empty for English. */
  language: string;
  languageCode: string;
  message: string;
  /** Of a message; empty for a complaint. */
  subject: string;
  /** Of a complaint; empty for a message. */
  place: string;
  placePath: string;
  happenedOn: string;
  happenedAbout: string;
  amount: number | undefined;
}

/** Of the last day, week or month, or older than that. */
export type TicketAge = 'day' | 'week' | 'month' | 'older';

export interface ExportedTicket extends Ticket {
  /** When it was first answered; empty when it was not. */
  answeredAt: string;
  /** Each with who wrote it and when. */
  answers: string[];
  notes: string[];
  replies: string[];
}

export interface TicketFilter {
  kind: TicketKind | 'complaint' | undefined;
  /** `open` is whatever has no answer. */
  state: TicketState | 'open' | undefined;
  /** `all`, `mine`, `unassigned`, or the id of a colleague. */
  whose: string;
  /** The code of a language. */
  language: string | undefined;
  age: TicketAge | undefined;
  /** Those that are held back, instead of all others. */
  isHeld: boolean;
  /** Only open ones whose day has passed, is today, or is tomorrow at the latest. */
  due: 'overdue' | 'today' | 'tomorrow' | undefined;
  search: string;
  /** Only what came before this moment, where a search goes on among older ones. */
  before?: string | undefined;
}

/** What came after the visitor's words, oldest first. */
export type ThreadItem =
  /** A step of the staff; its note is for the visitor. */
  | { what: 'step'; at: string; person: string; state: TicketState; note: string }
  | { what: 'note'; at: string; person: string; note: string }
  /** Who took it, gave it away or held it as spam; to whom it went, if to anybody. */
  | { what: 'act'; at: string; person: string; act: TicketAct; to: string }
  /** A visitor's mail, how many files only the mailbox has, and why the mail was not read. */
  | { what: 'reply'; at: string; note: string; attachments: number; problem: string | null }
  | { what: 'mail'; at: string; kind: string; state: MailState; attempts: number; error: string };

export type TicketAct = 'assign' | 'give' | 'unassign' | 'spam' | 'release';

type MailState = 'held' | 'waiting' | 'sent' | 'failed' | 'dropped';

export type TicketKey = { messageId: string } | { reference: string };

export type TicketAction =
  | { type: 'assign' | 'unassign' | 'spam' | 'release' | 'retry' }
  /** To a colleague, by the id. */
  | { type: 'give'; to: string }
  | { type: 'note'; text: string }
  /** `language`: in which the visitor is answered from now on. */
  | { type: 'answer'; text: string; language?: string | undefined }
  /** `isAnswer`: its text is an answer, after which it stays open. */
  | { type: 'move'; state: TicketState; text: string; isAnswer?: boolean; language?: string | undefined };

/** Who may look after something; without an address nobody is told by mail. */
export interface Colleague extends Person {
  hasAddress: boolean;
}

/** Only `done` has changed anything. */
export type TicketOutcome =
  | 'done'
  /** By the same person, as after a second click. */
  | 'done-already'
  /** It has this state, and there is no note to tell the visitor. */
  | 'same-state'
  /** Somebody has done something since the version of the form, or it is held back as spam. */
  | 'conflict';

/** A sign-up for the newsletter whose confirmation is held back. */
export interface HeldSignUp {
  id: string;
  email: string;
  name: string;
  signedUpAt: string;
  suspicion: string | undefined;
  /** The name of the language of its page; empty for English. */
  language: string;
}

export interface ListedTickets {
  tickets: Ticket[];
  total: number;
  perPage: number;
  /** Since when a search has looked through all, if there is more from before. */
  searchedSince: string | undefined;
  /** Names that may have been meant by a search that found nothing. */
  guesses: string[];
}
