import { keptNames } from '#content/glossary.ts';
import type { Language } from '#content/schema/language.ts';
import { type FoundWords, findWords, type Word } from './find-words.ts';

export interface Problem {
  place: string;
  what: string;
}

/** What is missing, left over, misnumbered or still English in the translation of a module. */
export function compareWords(english: object, translated: object, language: Language): Problem[] {
  const [source, words] = [findWords(english), findWords(translated)];
  const missing = [...source.keys()]
    .filter((place) => !words.has(place))
    .map((place) => ({ place, what: 'is missing' }));
  const extra = [...words.keys()]
    .filter((place) => !source.has(place) && !isExtra(place, source))
    .map((place) => ({ place, what: 'is not in English' }));
  const wrong = [...source].flatMap(([place, from]) => {
    const to = words.get(place);
    return to ? faultsOf(from, to, language).map((what) => ({ place, what })) : [];
  });
  return [...missing, ...extra, ...wrong];
}

/** A translation may say more by functions of its own only. */
function isExtra(place: string, source: FoundWords): boolean {
  return !place.includes('.') && !source.has(place);
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
  const [from, to] = [english, translated].map((sentence) =>
    fillIn(sentence as (...args: string[]) => unknown),
  );
  if (!from || !to) return [];
  return from.used
    .filter((sign) => !to.used.includes(sign))
    .map((sign) => `leaves out parameter ${SIGNS.indexOf(sign) + 1}`);
}

const SIGNS = ['⟨a⟩', '⟨b⟩', '⟨c⟩', '⟨d⟩', '⟨e⟩', '⟨f⟩'];

/** Undefined for a function that takes more than texts and numbers. */
function fillIn(sentence: (...args: string[]) => unknown): { used: string[] } | undefined {
  try {
    const made = sentence(...SIGNS);
    return typeof made === 'string' ? { used: SIGNS.filter((sign) => made.includes(sign)) } : undefined;
  } catch {
    return undefined;
  }
}

const NAMES = new RegExp(
  `\\b(?:${keptNames.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\b`,
  'gi',
);
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
    .filter((text) => !/^(?:\/|#|https?:|[a-z-]*$)/.test(text.trim()))
    .join(' ');
}
