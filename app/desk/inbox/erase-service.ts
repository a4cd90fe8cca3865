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

export interface EraseService {
  /** By an e-mail address or a whole phone number; undefined when it is neither. */
  find(contact: string): Promise<{ counts: FoundData; entries: FoundEntry[] } | undefined>;
  /** All of it, unless it is not what was shown; that it was done is recorded, and not whose it was. */
  erase(contact: string, shown: FoundData, person: Person): Promise<'done' | 'conflict'>;
}
