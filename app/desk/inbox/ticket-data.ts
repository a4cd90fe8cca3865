import type { ThreadItem, Ticket } from './inbox-service.ts';

export interface TicketData {
  ticket: Ticket;
  thread: ThreadItem[];
  /** When the page was made; what is later than that is new to whoever typed there. */
  seenAt: string;
  /** Names this form, so that what a device has kept of it can go once it is sent. */
  form: string;
  /** The form that has just been sent. */
  saved: string;
  /** What was typed and is not sent yet, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Somebody else has done something since this moment. */
  conflictSince: string | undefined;
}
