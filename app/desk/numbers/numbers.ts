import { numbersWords as words } from '#content/desk/numbers.ts';
import { formatDate } from '#domain/text/format-date.ts';
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

interface NumbersTable {
  columns: string[];
  /** The first cell names the row; numbers are numbers. */
  rows: (string | number)[][];
}

/** In a file days stay ISO days, each in a cell of its own, so that a spreadsheet can sort and compute with them. */
type Form = 'page' | 'file';

/** The figures of one panel, row by row. */
export function tableOf(name: NumbersName, numbers: Numbers, form: Form): NumbersTable {
  const shown = numbers[name];
  const { counted, named = '' }: { counted: string; named?: string } = words.tables[name];
  return 'spans' in shown
    ? tableOfSeries(shown, counted, form)
    : tableOfRanking(shown, [named, counted], form);
}

function tableOfSeries({ parts, spans }: Series, counted: string, form: Form): NumbersTable {
  const isByDay = spans.every(({ from, to }) => from === to);
  const { day, week, weekFrom, weekTo } = words;
  const head = isByDay ? [day] : form === 'file' ? [weekFrom, weekTo] : [week];
  const cellsOf = ({ from, to }: Span) => {
    if (form === 'file') return isByDay ? [from] : [from, to];
    return [from === to ? formatDate(from) : words.span(formatDate(from), formatDate(to))];
  };
  return {
    columns: [...head, ...(parts.length > 1 ? parts.map((part) => words.names[part] ?? part) : [counted])],
    rows: spans.map((span) => [...cellsOf(span), ...span.counts]),
  };
}

function tableOfRanking(ranking: Ranking, columns: string[], form: Form): NumbersTable {
  const hasLast = ranking.some(({ last }) => last);
  const day = (last = '') => (form === 'file' || !last ? last : formatDate(last));
  return {
    columns: hasLast ? [...columns, words.last] : columns,
    rows: ranking.map(({ name, count, last }) => [
      words.names[name] ?? name,
      count,
      ...(hasLast ? [day(last)] : []),
    ]),
  };
}

export function totalOf({ counts }: Span): number {
  return sum(counts);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export const formatCount = new Intl.NumberFormat('en').format;
