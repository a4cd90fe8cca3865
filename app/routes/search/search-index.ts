import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import { foldText } from '#domain/text/fold-text.ts';
import { namedGroups, type Synonyms } from '#domain/text/synonyms.ts';
import type { PostLanguage } from '#facts/blog.ts';

/** What answers weighs more than what mentions. */
const KINDS = {
  page: 1.6,
  faq: 1.4,
  covered: 2.4,
  benefit: 1.1,
  hospital: 1,
  pharmacy: 1,
  area: 1.5,
  office: 1,
  agent: 0.8,
  document: 0.9,
  policy: 0.5,
  post: 0.6,
};

export type SearchKind = keyof typeof KINDS;

export interface SearchDocument {
  kind: SearchKind;
  href: string;
  title: string;
  text: string;
  /** Shown after the text and not searched, since every document of a kind has it. */
  note?: string;
  /** Shown instead of a part of the text, where a part could mislead: what one plan says is not what all say. */
  summary?: string;
  /** What is said of it by name, such as the benefit of each plan. */
  values?: readonly { label: string; text: string }[];
  /** Words that find it and are not shown. */
  words?: string;
  /** Of a post's words; of others where there are none in the page's language. */
  lang?: PostLanguage | undefined;
}

export interface FoundDocument {
  document: SearchDocument;
  /** The stems of its words that were found, to mark them. */
  stems: ReadonlySet<string>;
  /** Whether all that was looked for is in its title or its hidden words. */
  isNamed: boolean;
}

/** Where nothing has all of the words, the results are partial: they have some of them. */
type FoundDocuments = { results: FoundDocument[]; isPartial: boolean };
export type SearchIndex = (text: string) => FoundDocuments;

const FIELDS = { title: 4, words: 2.5, text: 1 };
const NAMING = ['title', 'words'];
const SYNONYM_WEIGHT = 0.6;
const CHUNK = 50;
/** The share of documents from which on a word is in too many of them. */
const MOST_HAVE_IT = 0.3;
/** Fewer letters begin too many words: "NIN" is not "nine". */
const SHORTEST_BEGINNING = 4;

/** Builds the index of everything that can be found, bit by bit, so that other visitors are served meanwhile. */
export async function createSearchIndex(
  documents: readonly SearchDocument[],
  {
    fillerWords,
    synonyms,
    last = [],
  }: { fillerWords: readonly string[]; synonyms: Synonyms; last?: readonly SearchKind[] },
): Promise<SearchIndex> {
  const known = new Set<string>();
  const titles = new Map(documents.map((document) => [document, stemsOf(document.title)]));
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(FIELDS),
    tokenize: splitWords,
    processTerm: (word) => {
      const stem = stemWord(word);
      known.add(stem);
      return stem;
    },
    searchOptions: {
      processTerm: stemWord,
      boost: FIELDS,
      prefix: (word) => word.length >= SHORTEST_BEGINNING,
      // "Night" is no misspelt "right".
      fuzzy: (word) => !known.has(word) && typosAllowed(word),
      weights: { prefix: 0.5, fuzzy: 0.2 },
      boostDocument: (id) => KINDS[documents[id]?.kind ?? 'page'],
    },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, text: wholeText(document), id })),
    { chunkSize: CHUNK },
  );

  function find(query: QueryCombination): FoundDocument[] {
    const named = new Set(index.search({ ...query, fields: NAMING }).map(({ id }) => id));
    return index.search(query).flatMap(({ id, match }) => {
      const document = documents[id];
      return document ? { document, stems: new Set(Object.keys(match)), isNamed: named.has(id) } : [];
    });
  }

  /** Those that have most of the ideas, best first. What very many documents have, such as "hospital", tells nothing. */
  function findSome(ideas: readonly Query[]): FoundDocument[] {
    const found = ideas.map((idea) => find({ fuzzy: false, queries: [idea] }));
    const telling = ideas.filter((_, place) => (found[place]?.length ?? 0) < documents.length * MOST_HAVE_IT);
    const counts = new Map<SearchDocument, number>();
    for (const { document } of found.flat()) counts.set(document, (counts.get(document) ?? 0) + 1);
    const results = find({ combineWith: 'OR', fuzzy: false, queries: telling });
    const most = Math.max(...results.map(({ document }) => counts.get(document) ?? 0));
    return results.filter(({ document }) => counts.get(document) === most);
  }

  /** What is called just like the search comes before what only has its words, and a policy that is not asked for last. */
  function titledFirst(text: string, found: readonly FoundDocument[], isPartial = false): FoundDocument[] {
    const asked = stemsOf(text);
    const rank = ({ document, isNamed }: FoundDocument) => {
      if (titles.get(document) === asked) return 0;
      if (last.includes(document.kind)) return 3;
      return document.kind === 'policy' && (isPartial || !isNamed) ? 2 : 1;
    };
    return found.toSorted((one, other) => rank(one) - rank(other));
  }

  /** What has all words in its title, numbers included, before the others. */
  function numberedFirst(found: readonly FoundDocument[], ideas: Query[]): FoundDocument[] {
    const titled = index.search({ combineWith: 'AND', queries: ideas, fields: ['title'] });
    const numbered = new Set(titled.map(({ id }) => documents[id]));
    const rank = ({ document }: FoundDocument) => Number(!numbered.has(document));
    return found.toSorted((one, other) => rank(one) - rank(other));
  }

  return (text) => {
    const ideas = readIdeas(tellingWords(text, fillerWords), synonyms);
    if (ideas.length === 0) return { results: [], isPartial: false };
    // A number alone may be of anything: "28 weeks" is no "KM 28". Only a title tells of what it is: "Family of 6".
    const others = ideas.filter((idea) => typeof idea !== 'string' || !/^\d{1,3}$/.test(idea));
    const asked = others.length > 0 ? others : ideas;
    const found = find({ combineWith: 'AND', queries: asked });
    const whole = titledFirst(text, asked.length < ideas.length ? numberedFirst(found, ideas) : found);
    if (whole.length > 0 || asked.length === 1) return { results: whole, isPartial: false };
    return { results: titledFirst(text, findSome(asked), true), isPartial: true };
  };
}

function stemsOf(text: string): string {
  return splitWords(text).map(stemWord).join(' ');
}

export function wholeText({ text, values = [] }: SearchDocument): string {
  const sentences = values.map((value) => endSentence(`${value.label}: ${value.text}`));
  return [...sentences, text].join(' ');
}

/** Each word, or the phrase of a group of synonyms, with all that may stand for it. */
function readIdeas(words: readonly string[], synonyms: Synonyms): Query[] {
  const groups = namedGroups(words.join(' '), synonyms);
  const named = [...new Set(groups.map((group) => group.named))];
  // "Hearing aids" are not AIDS.
  const isWithin = (phrase: string, other: string) =>
    other !== phrase && ` ${other} `.includes(` ${phrase} `);
  const phrases = named.filter((phrase) => !named.some((other) => isWithin(phrase, other)));
  const inPhrases = new Set(phrases.flatMap((phrase) => splitWords(phrase).map(stemWord)));
  const ideas = phrases.map((phrase): Query => {
    const others = groups.filter(({ named }) => named === phrase).flatMap((group) => group.others);
    const wording = (each: string): Query => ({ combineWith: 'AND', queries: [each] });
    const exactly = { prefix: false, fuzzy: false, boostTerm: () => SYNONYM_WEIGHT };
    const other: Query = { combineWith: 'OR', ...exactly, queries: others.map(wording) };
    return { combineWith: 'OR', queries: [wording(phrase), other] };
  });
  return [...ideas, ...words.filter((word) => !inPhrases.has(stemWord(word)))];
}

export function splitWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** Not the plural that it looks like, and not the plan that it nearly is; "fits" shake, and "fit" is "can". */
const UNCHANGED = new Set(['aids', 'planing', 'fits']);

/** A folded word without the endings that do not matter to a search: `pharmacies` and `pharmacy` are one. */
export function stemWord(word: string): string {
  if (UNCHANGED.has(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 6 && word.endsWith('ing') && !word.endsWith('nning')) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** How many letters may be wrong: none in a short word, which would then be another one. */
function typosAllowed(word: string): number | false {
  if (word.length < 5 || /\d/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
}

/** The words that tell what is looked for; all of them where there is nothing but small words. */
function tellingWords(text: string, fillerWords: readonly string[], most = 12): string[] {
  const words = splitWords(text).slice(0, most);
  const telling = words.filter((word) => !fillerWords.includes(word));
  return telling.length > 0 ? telling : words;
}

/** A text without these names, unless nothing else of it tells what is looked for. */
export function withoutOwnNames(
  text: string,
  names: readonly string[],
  fillerWords: readonly string[],
): string {
  let rest = ` ${foldText(text)} `;
  for (const name of names) rest = rest.replaceAll(` ${name} `, ' ');
  const isTelling = splitWords(rest).some((word) => !fillerWords.includes(word));
  return isTelling && rest.trim() !== foldText(text) ? rest.trim() : text;
}

/** A text with one full stop at its end, unless it ends in a sign of its own. */
export function endSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
