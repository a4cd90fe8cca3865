import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptNames } from '#facts/glossary.ts';

/** A sentence, label or function that makes one, by its place in a module such as `planCards.heading`. */
export type FoundWords = Map<string, Word>;
export interface Word {
  /** The text, or the source of the function. */
  text: string;
  value: unknown;
  /** Whether it is a list of what people type, of which another language has as many as it needs. */
  isKeywords: boolean;
}

const LINK = /^(?:https?:|tel:|mailto:|sms:|\/|#|\d{4}-\d\d-\d\d$)/;
/** The longest first, since some begin others. */
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${keptNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.+()]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);
/** What people type has no capitals and no full stop. */
const TYPED = /^[\p{Ll}\p{M}\d\s'’/-]+$/u;

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
    } else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(entry, `${place}[${index}]`);
    else if (typeof value === 'object' && value !== null)
      for (const [name, entry] of Object.entries(value)) visit(entry, place ? `${place}.${name}` : name);
  }
}

/** Tells whether the English words of a module have changed since they were translated. */
export function hashOf(words: FoundWords): string {
  const texts = [...words].map(([place, { text }]) => `${place}\n${text}`).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

/** The text without names, which are the same in every language. */
export function withoutNames(text: string): string {
  return text.replace(NAMES, ' ');
}

export function isLink(text: string): boolean {
  return LINK.test(text);
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(withoutNames(text)) && !isLink(text) && !facts.has(text);
}

export function isTyped(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isTyped) : typeof value === 'string' && TYPED.test(value);
}

/** Types leave spaces behind when Node takes them out. */
function sourceOf(source: string): string {
  return source.replace(/\s+/g, ' ').replace(/ (?=[,)])/g, '');
}
