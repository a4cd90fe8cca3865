import { contactHref } from './facts/contact-href.ts';

/**
 * Keys whose values are no words: they come from the English content, so that an address, an id or a price cannot
 * differ between languages.
 */
export const FACT_KEYS = [
  'id',
  'to',
  'href',
  'url',
  'link',
  'btnLink',
  'whatsAppUrl',
  'path',
  'alsoAt',
  'page',
  'faq',
  'pdf',
  'icon',
  'scene',
  'cloth',
  'ground',
  'slug',
  'kind',
  'type',
  'param',
  'file',
  'field',
  'ward',
  'rule',
  'display',
  'digits',
  'code',
  'facts',
  'rows',
  'plans',
  'categories',
  'premiums',
  'benefits',
  'shortName',
  'inputId',
  'iso',
] as const;

/**
 * Words that people search by, and names of areas: another language has as many as it needs. What people ask in English
 * stays beside its `asks`, since they mix the two.
 */
export const KEYWORD_KEYS = [
  'alsoFoundBy',
  'asks',
  'coveredWords',
  'faqFillerWords',
  'fileWords',
  'lgaNames',
  'placeWords',
  'sameNames',
  'searchFillerWords',
  'synonyms',
] as const;

type FactKey = (typeof FACT_KEYS)[number];

/** What such a key holds is a fact if it is text or a list of texts; a group below it has words of its own. */
type IsFact<Key, Value> = Key extends FactKey
  ? Value extends string | readonly string[] | undefined
    ? true
    : false
  : false;

/** Text that may be anything is words; a number, or one of a few ids, is a fact. */
type HasWords<English> = English extends (...args: never[]) => unknown
  ? true
  : English extends string
    ? string extends English
      ? true
      : false
    : English extends readonly (infer Item)[]
      ? HasWords<Item>
      : English extends object
        ? {
            [Key in keyof English]: IsFact<Key, English[Key]> extends true ? false : HasWords<English[Key]>;
          }[keyof English]
        : false;

type WordKey<English> = {
  [Key in keyof English]-?: IsFact<Key, English[Key]> extends true
    ? never
    : true extends HasWords<English[Key]>
      ? Key
      : never;
}[keyof English];

/** The words of English content: what a translation must say, and the facts that it may say in another way. */
export type Words<English> = English extends (...args: never[]) => unknown
  ? English
  : English extends string
    ? string
    : English extends readonly (infer Item)[]
      ? readonly Words<Item>[]
      : English extends object
        ? { [Key in keyof English as Key extends WordKey<English> ? Key : never]: Words<English[Key]> } & {
            [Key in keyof English as Key extends WordKey<English> ? never : Key]?: Words<English[Key]>;
          }
        : English;

/**
 * The English content with other words; what is not given is a fact and stays. The note lets the bundler leave out
 * words that an island does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function translate<English>(english: English, words: Words<NoInfer<English>>): English {
  return merge(english, words, '') as English;
}

function merge(english: unknown, words: unknown, key: string): unknown {
  if (words === undefined) return english;
  if (key === 'asks') return [...(english as string[]), ...(words as string[])];
  if (typeof english !== 'object' || english === null || isKeyword(key)) return words;
  if (Array.isArray(english)) {
    const list = words as unknown[];
    if (list.length !== english.length)
      throw new Error(`${key} has ${list.length} entries in a translation, and ${english.length} in English`);
    return english.map((entry, index) => merge(entry, list[index], key));
  }
  const given = words as Record<string, unknown>;
  const merged = Object.fromEntries(
    Object.entries(english).map(([name, value]) => [name, merge(value, given[name], name)]),
  );
  // A link to the contact form has its subject in the address.
  const { subject } = merged;
  return 'to' in merged && typeof subject === 'string' ? { ...merged, to: contactHref(subject) } : merged;
}

function isKeyword(key: string): boolean {
  return (KEYWORD_KEYS as readonly string[]).includes(key);
}
