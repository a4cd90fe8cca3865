import type { Person } from '#domain/desk/roles.ts';
import type { TicketKind } from './inbox-service.ts';

/** How much is stored of somebody. */
export interface FoundData {
  messages: number;
  complaints: number;
  signUps: number;
  /** Answers by SMS that wait, and a STOP. */
  sms: number;
  /** About places, with the contact of who sent them. */
  reports: number;
}

/** As much of what was found as is needed to know it; only a message or complaint has a reference. */
export interface FoundEntry {
  id: string;
  what: TicketKind | 'signUp' | 'smsStop' | 'smsAnswer' | 'report';
  reference: string;
  name: string;
  about: string;
  at: string;
}

/** A row without internal columns, and the rows that belong to it by the name of their table. */
export interface VisitorRecord {
  [name: string]: string | number | null | VisitorRecord[];
}

/** By the name of the table. */
export type VisitorData = Record<string, VisitorRecord[]>;

export interface EraseService {
  /** By an e-mail address or a whole phone number; undefined when it is neither. */
  find(contact: string): Promise<{ counts: FoundData; entries: FoundEntry[] } | undefined>;
  /** All of it, to be handed over; that it was copied is recorded, and not whose it was. */
  copy(contact: string, person: Person): Promise<VisitorData | undefined>;
  /** All of it, unless it is not what was shown; that it was done is recorded, and not whose it was. */
  erase(contact: string, shown: FoundData, person: Person): Promise<'done' | 'conflict'>;
}
