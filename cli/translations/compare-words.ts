import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#content/schema/site.ts';
import { keptNames } from '#facts/glossary.ts';

/** A sentence, label or function that makes one, by its place in a module such as `planCards.heading`. */
type FoundWords = Map<string, Word>;
interface Word {
  /** The text, or the source of the function. */
  text: string;
  value: unknown;
  /** Whether it is a list of what people type, of which another language has as many as it needs. */
  isKeywords: boolean;
}

const LINK = /^(?:https?:|tel:|mailto:|sms:|\/|#|\d{4}-\d\d-\d\d$)/;
/** Names, which are the same in every language; the longest first, since some begin others. */
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${keptNames
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|')})(?!\\p{L})`,
  'giu',
);
/** What people type has no capitals and no full stop; in the rules of the search, `a|b` is one of them. */
const TYPED = /^[\p{Ll}\p{M}\d\s'’|/-]+$/u;

const facts = await readFacts(join(import.meta.dirname, '../../content/facts'));

/** Every text in content/facts/: an id, a link, a number, a name. */
async function readFacts(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: folder }))
    visitTexts(await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href), (text) =>
      found.add(text),
    );
  return found;
}

function visitTexts(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) visitTexts(entry, visit);
}

/** Everything in a module that has to be translated, but for what is in these objects. */
export function findWords(module: object, besides: ReadonlySet<unknown> = new Set()): FoundWords {
  const found: FoundWords = new Map();
  visit(module, '');
  return found;

  function visit(value: unknown, place: string): void {
    if (besides.has(value)) return;
    if (typeof value === 'function')
      found.set(place, { text: sourceOf(value.toString()), value, isKeywords: false });
    else if (Array.isArray(value) && isTyped(value) && value.some((text) => !facts.has(text)))
      found.set(place, { text: JSON.stringify(value), value, isKeywords: true });
    else if (typeof value === 'string') {
      if (isWords(value)) found.set(place, { text: value, value, isKeywords: false });
    } else if (Array.isArray(value)) {
      const ids = idsOf(value);
      for (const [index, entry] of value.entries()) visit(entry, `${place}[${ids?.[index] ?? index}]`);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, entry] of Object.entries(value)) visit(entry, place ? `${place}.${name}` : name);
  }
}

/** By which the entries of a list are known: in another order they are the same English. Undefined where not all have one. */
function idsOf(list: readonly unknown[]): unknown[] | undefined {
  const ids = list.map((entry) => (entry as { id?: unknown } | null)?.id);
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length ? ids : undefined;
}

/** Tells whether the English words of a module have changed since they were translated. */
export function hashOf(words: FoundWords): string {
  const texts = [...words].map(([place, { text }]) => `${place}\n${text}`).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(NAMES, ' ')) && !LINK.test(text) && !facts.has(text);
}

function isTyped(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isTyped) : typeof value === 'string' && TYPED.test(value);
}

/** Types leave spaces behind when Node takes them out. */
function sourceOf(source: string): string {
  return source.replace(/\s+/g, ' ').replace(/ (?=[,)])/g, '');
}

const CONTACT_FORM = '/contact?';

export interface Problem {
  place: string;
  what: string;
}

/** What is missing, misnumbered or still English in the translation of a module. */
export function compareWords(english: object, translated: object, language: Language): Problem[] {
  // What is the very same object in both comes from the facts, or was taken from the English on purpose.
  const source = findWords(english, objectsIn(translated));
  const words = findWords(translated, objectsIn(english));
  const missing = [...source.keys()]
    .filter((place) => !words.has(place))
    .map((place) => ({ place, what: 'is missing' }));
  const wrong = [...source].flatMap(([place, from]) => {
    const to = words.get(place);
    return to ? faultsOf(from, to, language).map((what) => ({ place, what })) : [];
  });
  return [...missing, ...wrong, ...compareFacts(english, translated, '')];
}

/** A figure, a link or a list that differs: what is no word is the same in every language. */
function compareFacts(from: unknown, to: unknown, place: string): Problem[] {
  if (from === to || typeof from === 'function') return [];
  if (typeof from === 'number') return [{ place, what: `is ${to}, in English ${from}` }];
  if (typeof from === 'string') {
    // A link to the contact form carries its subject in words.
    const isSame = !LINK.test(from) || (from.startsWith(CONTACT_FORM) && `${to}`.startsWith(CONTACT_FORM));
    return isSame ? [] : [{ place, what: `is ${to}, in English ${from}` }];
  }
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return [];
  if (Array.isArray(from) && Array.isArray(to)) {
    // What people type, and a list that adds to the English one.
    if (isTyped(from) || from.every((entry, index) => entry === to[index])) return [];
    if (from.length !== to.length)
      return [{ place, what: `has ${to.length} entries, in English ${from.length}` }];
  }
  const others = to as Record<string, unknown>;
  return Object.entries(from).flatMap(([name, value]) =>
    name in others ? compareFacts(value, others[name], place ? `${place}.${name}` : name) : [],
  );
}

function objectsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const entry of Object.values(value)) objectsIn(entry, found);
  return found;
}

function faultsOf(from: Word, to: Word, { isNearEnglish }: Language): string[] {
  const faults: string[] = [];
  if (from.text === to.text && countEnglish(from) > (isNearEnglish ? SHORT_LABEL : 0))
    faults.push('is still English');
  if (to.text !== to.text.normalize('NFC')) faults.push('is not in the normal form NFC');
  if (typeof from.value !== typeof to.value) faults.push('is of another kind than in English');
  else if (from.isKeywords) return faults;
  else if (typeof from.value === 'function') faults.push(...functionFaults(from.value, to.value));
  else if (figuresOf(from.text) !== figuresOf(to.text))
    faults.push(
      `has the figures ${figuresOf(to.text) || 'none'}, in English ${figuresOf(from.text) || 'none'}`,
    );
  return faults;
}

/** Every number of a sentence, whatever its order. */
function figuresOf(text: string): string {
  return (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort().join(' ');
}

/** What is filled into the English sentence must be filled into the translation. */
function functionFaults(english: unknown, translated: unknown): string[] {
  const from = fillIn(english as Sentence);
  const to = fillIn(translated as Sentence);
  if (from === undefined || to === undefined) return [];
  return SIGNS.flatMap((sign, index) =>
    from.includes(sign) && !to.includes(sign) ? [`leaves out parameter ${index + 1}`] : [],
  );
}

type Sentence = (...values: string[]) => unknown;
const SIGNS = ['⟨a⟩', '⟨b⟩', '⟨c⟩', '⟨d⟩', '⟨e⟩', '⟨f⟩'];

/** Undefined for a function that takes more than texts and numbers. */
function fillIn(sentence: Sentence): string | undefined {
  try {
    const made = sentence(...SIGNS);
    return typeof made === 'string' ? made : undefined;
  } catch {
    return undefined;
  }
}

/** A language near English may share a label of so many words. */
const SHORT_LABEL = 3;

/** How many words are left without names; of a function only what it puts into the sentence counts. */
function countEnglish({ text, value }: Word): number {
  const said = typeof value === 'function' ? quotedIn(text) : text;
  return said.replace(NAMES, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** The texts in the source of a function, without addresses and what is filled in. */
function quotedIn(source: string): string {
  const quoted = source.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
  return quoted
    .map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, ' '))
    .filter((text) => !/^(?:[/#?]|https?:|[a-z-]*$)/.test(text.trim()))
    .join(' ');
}
