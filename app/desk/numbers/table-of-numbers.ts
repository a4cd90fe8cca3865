import { numbersWords as words } from '#content/desk/numbers.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { Numbers, NumbersName, Ranking, Series, Span } from './numbers.ts';

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
