import { numbersWords as words } from '#content/desk/numbers.ts';
import type { Numbers, NumbersName, Ranking, Series } from './numbers.ts';

export interface NumbersTable {
  columns: string[];
  /** The first cell names the row; numbers are numbers. */
  rows: (string | number)[][];
}

/** The same figures as a chart shows, row by row: days stay ISO days, so that a spreadsheet can sort them. */
export function tableOf(name: NumbersName, numbers: Numbers): NumbersTable {
  const shown = numbers[name];
  return 'spans' in shown
    ? tableOfSeries(shown, words.charts[name].counted)
    : tableOfRanking(shown, words.charts[name as RankingName]);
}

type RankingName = { [Name in NumbersName]: Numbers[Name] extends Ranking ? Name : never }[NumbersName];

function tableOfSeries({ parts, spans }: Series, counted: string): NumbersTable {
  const isByDay = spans.every(({ from, to }) => from === to);
  return {
    columns: [
      isByDay ? words.day : words.week,
      ...(parts.length > 1 ? parts.map((part) => words.names[part] ?? part) : [counted]),
    ],
    rows: spans.map(({ from, to, counts }) => [from === to ? from : words.span(from, to), ...counts]),
  };
}

function tableOfRanking(
  ranking: Ranking,
  { named, counted }: { named: string; counted: string },
): NumbersTable {
  const hasLast = ranking.some(({ last }) => last);
  return {
    columns: [named, counted, ...(hasLast ? [words.last] : [])],
    rows: ranking.map(({ name, count, last }) => [
      words.names[name] ?? name,
      count,
      ...(hasLast ? [last ?? ''] : []),
    ]),
  };
}
