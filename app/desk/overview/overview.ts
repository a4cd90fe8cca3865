import type { ListId } from '#content/schema/directory.ts';
import type { Role } from '#domain/desk/roles.ts';

/** What waits, by part of the desk; a part that the role may not open is left out. */
export interface Overview {
  inbox?: {
    receivedMessages: number;
    receivedComplaints: number;
    /** Somebody is looking into them. */
    openComplaints: number;
    /** Held back, by the site itself or by staff. */
    spam: number;
    heldSignUps: number;
    waitingMails: number;
    failedMails: number;
  };
  blog?: { published: number; drafts: number; scheduled: number };
  /** The lists of the directory as they are now. */
  lists?: { list: ListId; date: string; rows: number }[];
  /** Page views of the last seven days. */
  views: number;
}

export interface OverviewService {
  read(role: Role): Promise<Overview>;
}
