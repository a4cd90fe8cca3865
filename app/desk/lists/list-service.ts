import type { Field, ListId } from '#content/schema/directory.ts';
import type { ListChanges } from '#domain/directory/compare-lists.ts';
import type { Person } from '../person.ts';
import type { UploadedFile } from '../uploaded-file.ts';

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

export type ListRow = Partial<Record<Field, string>>;

/** Something about a row of the spreadsheet and, where it is one cell, its column. */
interface Note {
  row: number;
  column?: string;
  reason: string;
}

/** The first of many notes, and how many there are. */
export interface Notes {
  total: number;
  first: Note[];
}

export interface UploadReport {
  records: number;
  /** What stops the list from being published. */
  problems: Notes;
  /** What has been put right. */
  changes: Notes;
  /** What is odd but may be true. */
  warnings: Notes;
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
  /** What visitors see now. */
  current: ListVersion;
  /** What publishing would do; undefined with problems, and once it has been published. */
  changes: ListChanges<ListRow> | undefined;
}

export interface EarlierVersion {
  version: ListVersion;
  current: ListVersion;
  csv: string;
  /** What restoring it would do. */
  changes: ListChanges<ListRow>;
}

/** `stale` when another version has been published since `base` was looked at. */
export type PublishOutcome = { number: number } | 'stale' | 'missing';

/** The lists of hospitals, pharmacies and agents. */
export interface ListService {
  current(): Promise<ListVersion[]>;
  uploads(): Promise<UploadSummary[]>;
  /** Reads and checks a file, and keeps what came of it under the id that it gives; `busy` when others come first. */
  upload(person: Person, list: ListId, file: UploadedFile): Promise<string | 'busy'>;
  readUpload(id: string): Promise<Upload | undefined>;
  publish(person: Person, id: string, choice: { date: string; base: number }): Promise<PublishOutcome>;
  /** Newest first. */
  versions(list: ListId): Promise<ListVersion[]>;
  readVersion(list: ListId, number: number): Promise<EarlierVersion | undefined>;
  restore(person: Person, list: ListId, choice: { number: number; base: number }): Promise<PublishOutcome>;
}
