import { coveredGroups, type RowFacts, type CoveredRows as Rows } from './facts/covered.ts';
import type { CoveredAnswer, CoveredGroup, CoveredQuestion } from './schema/plan.ts';

type Text = string | undefined;
type RowWords = {
  question: string;
  /** For each plan: limits, co-payments and waiting periods; of what is not stated the nearest thing that is, if any. */
  texts: readonly [Text?, Text?, Text?];
};

/** The words of a language for every row. */
export type CoveredWords = {
  [Group in keyof Rows]: { title: string; rows: { [Row in keyof Rows[Group]]: RowWords } };
};

type SourceWords = Record<RowFacts[number]['sources'][number], string>;

/** What people ask for, answered for every compared plan. */
export function joinCovered(words: CoveredWords, sources: SourceWords): CoveredGroup[] {
  return coveredGroups.map(({ id, rows }) => {
    const group: { title: string; rows: Record<string, RowWords> } = words[id as keyof Rows];
    return {
      id,
      title: group.title,
      questions: rows.flatMap((row) => {
        const said = group.rows[row.id];
        return said ? [joinRow(row.id, row.answers, said, sources)] : [];
      }),
    };
  });
}

function joinRow(id: string, facts: RowFacts, words: RowWords, sources: SourceWords): CoveredQuestion {
  const answerOf = (place: 0 | 1 | 2): CoveredAnswer => {
    const text = words.texts[place];
    return {
      mark: facts[place].mark,
      ...(text && { text }),
      source: facts[place].sources.map((source) => sources[source]).join('; '),
    };
  };
  return {
    id,
    question: words.question,
    answers: { 'standard-jaara': answerOf(0), 'jaara-plus': answerOf(1), 'seniors-plan': answerOf(2) },
  };
}
