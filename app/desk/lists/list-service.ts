import type { DetailField, Field, ListId } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { ListChanges } from '#domain/directory/compare-lists.ts';
import type { UploadedFile } from '#domain/forms/form-fields.ts';

/** A list as it was once published. */
export interface ListVersion {
  list: ListId;
  /** 1, 2, 3 … for each list; the highest is the current one. */
  number: number;
  /** The day that the list carries. */
  date: string;
  rows: number;
  publishedAt: string;
  /** Empty for the lists that the site came with. */
  publishedBy: string;
}

/** What has led to a version: a whole list, an earlier version (`what` is its number), or one place (its name). */
export interface VersionCause {
  action: 'list.publish' | 'list.restore' | 'place.add' | 'place.edit' | 'place.close' | 'place.reopen';
  what: string;
}

export type ListRow = Partial<Record<Field, string>>;

/** How many notes there are, and the first: about the whole file, or a row of it and, where it is one cell, its column. */
export interface Notes {
  total: number;
  first: { row?: number; column?: string; reason: string }[];
}

export interface UploadReport {
  records: number;
  /** What stops the list from being published. */
  problems: Notes;
  /** What has been corrected. */
  changes: Notes;
  /** What is odd but may be true. */
  warnings: Notes;
  /** The headings of columns that the list has not; undefined in a report of an older version. */
  ignored?: string[] | undefined;
}

export interface UploadSummary {
  id: string;
  list: ListId;
  fileName: string;
  person: string;
  at: string;
  records: number;
  problems: number;
  /** The version that it has become. */
  publishedNumber: number | null;
}

export interface Upload extends Omit<UploadSummary, 'problems' | 'records'> {
  report: UploadReport;
  current: ListVersion;
  /** Another version has been published since the check. */
  isOutdated: boolean;
  /** What publishing would do; undefined with problems, when outdated, and once it has been published. */
  changes: ListChanges<ListRow> | undefined;
  /** Another list that the file fits far better. */
  likelyList: LikelyList | undefined;
  /** As in `EarlierVersion`. */
  differing: DifferingPlace[];
  splits: DifferingPlace[];
}

interface LikelyList {
  list: ListId;
  /** How many of its records the file would change. */
  changes: number;
  /** How many records of the list for which it was uploaded. */
  ownChanges: number;
}

/** A place of which another list says something else, and what. */
export interface DifferingPlace {
  name: string;
  fields: (DetailField | 'name' | 'address' | 'lga')[];
}

export interface EarlierVersion {
  version: ListVersion;
  current: ListVersion;
  csv: string;
  changes: ListChanges<ListRow>;
  /** The places of which the other lists say something else than this version. */
  differing: DifferingPlace[];
  /** Those of which another list would have another name, address or LGA, so that each would become two places. */
  splits: DifferingPlace[];
}

/**
 * `already` is the version that the same list has become before, `stale` the one that has been published since somebody
 * looked at what would change.
 */
export type PublishOutcome =
  | { number: number }
  | { already: ListVersion }
  | { stale: ListVersion }
  | 'requested'
  | 'missing';

export interface ListService {
  current(): Promise<ListVersion[]>;
  /** The newest few that can still lead to something. */
  uploads(): Promise<UploadSummary[]>;
  /** Reads and checks a file, and keeps what came of it under the id that it gives; `busy` when others come first. */
  upload(person: Person, list: ListId, file: UploadedFile): Promise<string | 'busy'>;
  readUpload(id: string): Promise<Upload | undefined>;
  /** `joins`: the other lists get the new name, address and LGA of what would become two places. */
  publish(
    person: Person,
    id: string,
    choice: { date: string; base: number; joins?: boolean },
  ): Promise<PublishOutcome>;
  /** Whether there was one. */
  removeUpload(person: Person, id: string): Promise<boolean>;
  /** Newest first. */
  versions(list: ListId): Promise<(ListVersion & { cause: VersionCause })[]>;
  /** By the numbers of the versions since a moment; those that the site came with have none. */
  readVersion(list: ListId, number: number): Promise<EarlierVersion | undefined>;
  restore(person: Person, list: ListId, choice: { number: number; base: number }): Promise<PublishOutcome>;
}
