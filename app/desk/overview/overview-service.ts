import type { overviewWords } from '#content/desk/desk-words.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';

/** What waits, by part of the desk; a part that the role may not open is left out. */
interface Overview {
  inbox?: Record<Exclude<keyof typeof overviewWords.inbox, 'heading'>, number>;
  blog?: { published: number; drafts: number; scheduled: number };
  /** Drafts of what staff change without a build. */
  drafts?: number;
  /** Changes that wait for a second person. */
  approvals?: number;
  lists?: { list: ListId; date: string; rows: number }[];
  /** Reports of visitors about places. */
  reports?: number;
  /** Page views of the last seven days. */
  views: number;
}

export interface OverviewService {
  /** With what this person looks after. */
  read(person: Person): Promise<Overview>;
}
