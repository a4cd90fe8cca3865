import type { DetailField, ProviderList, ProviderListId, ReportField } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { ListChanges } from '#domain/directory/compare-lists.ts';
import type { ListRow } from '../lists/list-service.ts';

export type PlaceKind = ProviderList['kind'];

export interface PlaceSummary {
  /** Its public page. */
  path: string;
  kind: PlaceKind;
  row: ListRow;
  /** Those that it left last, of a closed one. */
  lists: ProviderListId[];
  /** It was once listed and is no longer. */
  isClosed: boolean;
  /** What visitors have reported and nobody has decided. */
  reports: PlaceReport[];
}

/** What a visitor says is wrong. */
export interface PlaceReport {
  id: string;
  field: ReportField;
  /** What is right instead. */
  value: string;
  /** How they know. */
  reason: string;
  contact: string;
  at: string;
  isSuspected: boolean;
  /** Whether the site says so already; undefined where only a person can tell. */
  isRight?: boolean | undefined;
}

/** What each list says of one thing about a place, where they do not say the same. */
export interface ListDifference {
  field: DetailField;
  values: { list: ProviderListId; value: string }[];
}

/** A report with the place that it is about. */
type PlaceOfReport = PlaceReport & Record<'path' | 'name' | 'lga', string>;

export interface DeskPlace extends PlaceSummary {
  /** What the lists say of it now, in short: another text after every change of it. */
  base: string;
  differences: ListDifference[];
}

export interface PlaceEdit {
  /** Undefined for a new one. */
  path?: string | undefined;
  kind: PlaceKind;
  row: ListRow;
  /** In which it is to stand; none closes it. */
  lists: readonly ProviderListId[];
  /** That of the place when somebody began to change it. */
  base: string;
  /** The id of the report that it follows. */
  report?: string | undefined;
  /** Whether somebody says that the place was asked on the day in `row`, even if the site says that day already. */
  isAsked?: boolean;
}

export interface PlaceReview {
  /** As it would be stored. */
  row: ListRow;
  /** For each list that changes. */
  changes: { list: ProviderListId; changes: ListChanges<ListRow> }[];
  /** What is odd but may be true. */
  warnings: string[];
  /** The day that “Confirmed on” said until a visitor's report, which confirms nothing. */
  unconfirmed?: string | undefined;
  /** What may be the same place, for one that is added, renamed or moved. */
  twins: PlaceTwin[];
}

/** Another place, by its public page. */
export type PlaceTwin = Record<'path' | 'name' | 'lga', string> & {
  isClosed: boolean;
  isSameAddress: boolean;
};

/** `changed`: somebody else has published another text of it meanwhile. */
type PlaceCheck =
  | {
      errors: Readonly<Record<string, string>> /** The page of the listed place that it doubles. */;
      double?: string | undefined;
    }
  | 'changed'
  | 'missing';

export interface PlaceService {
  /** The LGAs with their LCDAs. */
  areas: readonly { lga: string; lcdas: readonly string[] }[];
  /** Those that have all of the words, perhaps in a former name, closed ones last; where none has, those that may be meant, likely ones first. */
  find(text: string): Promise<{ places: PlaceSummary[]; total: number; isGuess: boolean }>;
  /** What waits of what visitors have reported, of all places. */
  reported(): Promise<{ reports: PlaceOfReport[]; total: number }>;
  read(path: string): Promise<DeskPlace | undefined>;
  /** Who changed it last by itself, and when. */
  lastChange(place: Pick<PlaceSummary, 'kind' | 'row'>): Promise<{ by: string; at: string } | undefined>;
  check(edit: PlaceEdit): Promise<PlaceReview | PlaceCheck>;
  /** Publishes a new version of each list that changes, and gives the path of the place. */
  publish(person: Person, edit: PlaceEdit): Promise<{ path: string } | 'requested' | PlaceCheck>;
  /**
   * Without a change of the place: it says so already, or the report is wrong. `decided`: there is no such report, or no
   * longer; `differs`: the site says something else.
   */
  decide(
    person: Person,
    report: string,
    verdict: 'right' | 'refused',
  ): Promise<'done' | 'decided' | 'differs'>;
}
