import { numbersWords as words } from '#content/desk/numbers.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import type { Numbers, NumbersName, Ranking, Series, Span } from './numbers.ts';

export interface NumbersTable {
  columns: string[];
  /** The first cell names the row; numbers are numbers. */
  rows: (string | number)[][];
}

/** In a file days stay ISO days, each in a cell of its own, so that a spreadsheet can sort and compute with them. */
type Form = 'page' | 'file';

/** The same figures as a chart shows, row by row. */
export function tableOf(name: NumbersName, numbers: Numbers, form: Form): NumbersTable {
  const shown = numbers[name];
  return 'spans' in shown
    ? tableOfSeries(shown, words.charts[name].counted, form)
    : tableOfRanking(shown, words.charts[name as RankingName], form);
}

type RankingName = { [Name in NumbersName]: Numbers[Name] extends Ranking ? Name : never }[NumbersName];

function tableOfSeries({ parts, spans }: Series, counted: string, form: Form): NumbersTable {
  const isByDay = spans.every(({ from, to }) => from === to);
  const { day, week, weekFrom, weekTo } = words;
  return {
    columns: [
      ...(isByDay ? [day] : form === 'file' ? [weekFrom, weekTo] : [week]),
      ...(parts.length > 1 ? parts.map((part) => words.names[part] ?? part) : [counted]),
    ],
    rows: spans.map((span) => [...(isByDay ? [dayOf(span.from, form)] : weekOf(span, form)), ...span.counts]),
  };
}

function weekOf({ from, to }: Span, form: Form): string[] {
  if (form === 'file') return [from, to];
  return [from === to ? formatDate(from) : words.span(formatDate(from), formatDate(to))];
}

function dayOf(day: IsoDay, form: Form): string {
  return form === 'file' ? day : formatDate(day);
}

function tableOfRanking(
  ranking: Ranking,
  { named, counted }: { named: string; counted: string },
  form: Form,
): NumbersTable {
  const hasLast = ranking.some(({ last }) => last);
  return {
    columns: [named, counted, ...(hasLast ? [words.last] : [])],
    rows: ranking.map(({ name, count, last }) => [
      words.names[name] ?? name,
      count,
      ...(hasLast ? [last ? dayOf(last, form) : ''] : []),
    ]),
  };
}

const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** 1,500 as 1.5K, for the little room beside an axis. */
export function formatMark(count: number): string {
  return COMPACT.format(count);
}
