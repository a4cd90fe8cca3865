import { createHash } from 'node:crypto';
import { FACT_KEYS, KEYWORD_KEYS } from '#content/translate.ts';
import { keptNames } from '#words/glossary.ts';

/** A sentence, label or function that makes one, by its place in a module such as `planCards.heading`. */
export type FoundWords = Map<string, Word>;
export interface Word {
  /** The text, or the source of the function. */
  text: string;
  value: unknown;
  isKeywords: boolean;
}

const ADDRESS = /^(?:https?:|tel:|mailto:|sms:|\/|#|\d{4}-\d\d-\d\d$)/;
/** The longest first, since some begin others. */
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${keptNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.+()]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);
const KEBAB_ID = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
const ID = /^[\w./:#?&=%+@,-]*$/;

/** Everything in a module that has to be translated. */
export function findWords(module: object): FoundWords {
  const found: FoundWords = new Map();
  visit(module, '', '');
  return found;

  function visit(value: unknown, place: string, key: string): void {
    if (typeof value === 'function')
      found.set(place, { text: sourceOf(value.toString()), value, isKeywords: false });
    else if (KEYWORD_KEYS.some((name) => name === key) && value)
      found.set(place, { text: JSON.stringify(value), value, isKeywords: true });
    else if (typeof value === 'string') {
      if (isWords(value, key)) found.set(place, { text: value, value, isKeywords: false });
    } else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(entry, `${place}[${index}]`, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, entry] of Object.entries(value))
        visit(entry, place ? `${place}.${name}` : name, name);
  }
}

/** A module without its words: what `translate` takes from the English. */
export function factsOf(module: object): Record<string, unknown> {
  return strip(module, '') as Record<string, unknown>;

  function strip(value: unknown, key: string): unknown {
    if (KEYWORD_KEYS.some((name) => name === key)) return value;
    if (typeof value === 'function' || (typeof value === 'string' && isWords(value, key))) return 0;
    if (Array.isArray(value)) return value.map((entry) => strip(entry, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, strip(entry, name)]));
  }
}

/** Tells whether the English has changed since it was translated. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The text without names, which are the same in every language. */
export function withoutNames(text: string): string {
  return text.replace(NAMES, ' ');
}

function isWords(text: string, key: string): boolean {
  if (!/\p{L}/u.test(withoutNames(text)) || ADDRESS.test(text)) return false;
  if (KEBAB_ID.test(text)) return false;
  return !(FACT_KEYS.some((name) => name === key) && ID.test(text));
}

/** Types leave spaces behind when Node takes them out. */
function sourceOf(source: string): string {
  return source.replace(/\s+/g, ' ').replace(/ (?=[,)])/g, '');
}
