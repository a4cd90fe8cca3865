import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '#domain/search/train-needs.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** One phrase in so many is asked by the report and never trained. */
const HELD_OUT_ONE_IN = 40;
/** How much of its pieces a phrase shares with a held-out one that it repeats: the share of all that either has. */
const REPEATS_FROM = 0.8;
const PIECE = 3;

/** The lines `need<TAB>phrase` of each file, whose name begins with its language, such as en.tsv. */
export function readExamples(folder: string): Example[] {
  return globSync('*.tsv', { cwd: folder })
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [need = '', phrase = ''] = line.split('\t');
          return { language: /^[a-z]+/.exec(file)?.[0] ?? '', need, phrase };
        }),
    );
}

/** Whether it is asked by the report; the same phrase is so in every language. */
export function isHeldOut({ phrase }: Example): boolean {
  return createHash('sha256').update(foldText(phrase)).digest().readUInt32BE() % HELD_OUT_ONE_IN === 0;
}

/** What is trained for the report: nothing that is held out or among its questions, and no near-duplicates of that. */
export function trainingExamples(all: readonly Example[], questions: readonly Example[]): Example[] {
  const asked = [...all.filter(isHeldOut), ...questions];
  const repeatsOne = createRepeatFinder(asked.map(({ phrase }) => phrase));
  return all.filter(({ phrase }) => !repeatsOne(phrase));
}

/** Whether a phrase has the same words as one of these, in whatever order, or nearly the same letters. */
function createRepeatFinder(phrases: readonly string[]): (phrase: string) => boolean {
  const wordsOf = (phrase: string) => [...new Set(foldText(phrase).split(' '))].sort().join(' ');
  const words = new Set(phrases.map(wordsOf));
  const sizes = phrases.map((phrase) => piecesOf(phrase).size);
  const holders = Map.groupBy(
    phrases.flatMap((phrase, index) => [...piecesOf(phrase)].map((piece) => ({ piece, index }))),
    ({ piece }) => piece,
  );
  const shared = new Uint16Array(phrases.length);

  return (phrase) => {
    if (words.has(wordsOf(phrase))) return true;
    const own = piecesOf(phrase);
    shared.fill(0);
    for (const piece of own)
      for (const { index } of holders.get(piece) ?? []) {
        shared[index] = (shared[index] ?? 0) + 1;
      }
    return sizes.some((size, index) => {
      const both = shared[index] ?? 0;
      return both >= REPEATS_FROM * (own.size + size - both);
    });
  };
}

function piecesOf(phrase: string): Set<string> {
  const text = ` ${foldText(phrase)} `;
  return new Set(Array.from({ length: text.length - PIECE + 1 }, (_, at) => text.slice(at, at + PIECE)));
}
