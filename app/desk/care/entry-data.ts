import type { Entry, ThreadItem } from './care-service.ts';

export interface EntryData {
  entry: Entry;
  thread: ThreadItem[];
  /** When the page was made; what is later than that is new to whoever typed there. */
  seenAt: string;
  /** A form that comes back with what was typed. */
  refused: RefusedAct | undefined;
}

export interface RefusedAct {
  act: string;
  values: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  /** Somebody else has done something since this moment. */
  conflictSince?: string;
}
