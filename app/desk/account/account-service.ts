import type { Person } from '../person.ts';

/** A passkey of the person who looks at it. */
export interface OwnPasskey {
  id: string;
  madeAt: string;
  usedAt: string | null;
}

export interface AccountService {
  passkeys(person: Person): Promise<OwnPasskey[]>;
  /** The same at every sign-in, and told to nobody else; 32 bytes in base64. */
  keptTextKey(person: Person): Promise<string>;
  /** Ends every session, this one too. */
  signOutEverywhere(person: Person): Promise<void>;
}
