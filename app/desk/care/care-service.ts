import type { ComplaintKind, ComplaintState } from '#content/schema/complaint.ts';
import type { Person } from '../person.ts';

/** Messages go through the same states as complaints. */
export type EntryState = ComplaintState;
export type EntryKind = 'message' | ComplaintKind;

/** A message or a complaint. */
export interface Entry {
  id: string;
  /** A complaint's reference, or the start of a message's id. */
  reference: string;
  kind: EntryKind;
  receivedAt: string;
  state: EntryState;
  changedAt: string;
  /** One more after every act of the staff. */
  version: number;
  /** Who looks after it. */
  assignedTo: { id: string; name: string } | undefined;
  suspicion: string | undefined;
  /** Whether its mails are kept back, because it looks like spam and nobody has released it. */
  isHeld: boolean;
  name: string;
  email: string;
  phone: string;
  /** The name of the language of the page that it came from; empty for English. */
  language: string;
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

export interface EntryFilter {
  kind: EntryKind | 'complaint' | undefined;
  state: EntryState | undefined;
  whose: 'all' | 'mine' | 'unassigned';
  /** Those that are held back, instead of all others. */
  isSuspected: boolean;
  search: string;
}

export interface EntryPage {
  entries: Entry[];
  total: number;
  perPage: number;
}

/** What came after the visitor's words, oldest first. */
export type ThreadItem =
  /** A step of the staff; its note is for the visitor. */
  | { what: 'step'; at: string; person: string; state: EntryState; note: string }
  | { what: 'note'; at: string; person: string; note: string }
  | {
      what: 'mail';
      at: string;
      kind: string;
      state: 'held' | 'waiting' | 'sent' | 'failed' | 'dropped';
      attempts: number;
      error: string;
    };

export type EntryKey = { messageId: string } | { reference: string };

export type EntryAct =
  | { act: 'assign' | 'let-go' | 'spam' | 'release' | 'retry' }
  | { act: 'note' | 'answer'; text: string }
  | { act: 'move'; state: EntryState; text: string };

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

export interface SignUpPage {
  signUps: HeldSignUp[];
  total: number;
  perPage: number;
}

export type SignUpAct = 'release' | 'discard';

export interface CareService {
  /** Notes that somebody looks at the list, and gives when their visit before this one ended. */
  visit(person: Person): Promise<string | undefined>;
  countSince(moment: string): Promise<number>;
  /** The last page when there are fewer. */
  list(filter: EntryFilter, page: number, person: Person): Promise<EntryPage>;
  /** The newest, for a spreadsheet; that it was made is recorded. */
  exportEntries(filter: EntryFilter, person: Person, most: number): Promise<Entry[]>;
  find(key: EntryKey): Promise<Entry | undefined>;
  thread(entry: Entry): Promise<ThreadItem[]>;
  /** False, and nothing is done, when the rules do not allow it or somebody else has done something since this version. */
  act(entry: Entry, version: number, act: EntryAct, person: Person): Promise<boolean>;
  /** Newest first; the last page when there are fewer. */
  heldSignUps(page: number): Promise<SignUpPage>;
  countHeldSignUps(): Promise<number>;
  /** Sends the confirmation or drops it; false when that has been settled already. */
  settleSignUp(id: string, act: SignUpAct, person: Person): Promise<boolean>;
}
