import type { IsoDay } from '#domain/text/iso-day.ts';

/** The times that can be shown, in days until today. */
export const PERIODS = [30, 365] as const;

export type Period = (typeof PERIODS)[number];

export interface Series {
  /** What is told apart in each span, such as states; one without a name when nothing is. */
  parts: readonly string[];
  /** Days, or weeks, in order and without a gap. */
  spans: readonly Span[];
}

export interface Span {
  /** The first and the last day in Lagos. */
  from: IsoDay;
  to: IsoDay;
  /** One for each part. */
  counts: readonly number[];
}

/** How often each of several things occurred, the most frequent first. */
export type Ranking = readonly Ranked[];

interface Ranked {
  name: string;
  count: number;
  /** The last day on which it occurred. */
  last?: IsoDay;
}

export interface Numbers {
  views: Series;
  pages: Ranking;
  searches: Ranking;
  messages: Series;
  complaints: Series;
  /** Those that were not sent, by their states. */
  mails: Ranking;
  /** Those of today and the limits of a day; empty if the site sends none. */
  sms: Ranking;
}

export type NumbersName = keyof Numbers;

/** What visitors of a language typed, when nothing answered it or no link of the answer was followed. */
export interface WantedSearch {
  words: string;
  language: string;
  /** How often nothing on the site answered it. */
  missed: number;
  /** How often an answer was shown. */
  answered: number;
  /** The last day on which it was typed. */
  last: IsoDay;
}

/** What visitors may need, see content/search/needs.tsv. */
export type Need = { id: string; what: string };
