import type { Person } from '#domain/desk/roles.ts';

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

/** A row without internal columns, and the rows that belong to it by the name of their table. */
export interface VisitorRecord {
  [name: string]: string | number | null | VisitorRecord[];
}

/** By the name of the table. */
export type VisitorData = Record<string, VisitorRecord[]>;

export interface EraseService {
  /** By an e-mail address or a whole phone number; undefined when it is neither. */
  find(contact: string): Promise<{ counts: FoundData; data: VisitorData } | undefined>;
  /** All of it, to be handed over; that it was copied is recorded, and not whose it was. */
  copy(contact: string, person: Person): Promise<VisitorData | undefined>;
  /** All of it, unless the counts are not those that were shown, as JSON; that it was done is recorded, and not whose it was. */
  erase(contact: string, shown: string, person: Person): Promise<'done' | 'conflict'>;
}
