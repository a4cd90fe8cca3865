import type { ReactNode } from 'react';
import type { z } from 'zod';
import { contentWords } from '#content/desk/content.ts';
import { isSafeTarget } from '#content/schema/parts.ts';
import { TickField } from '../ui/desk-form/desk-form.tsx';
import { StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { ContentLanguage, EditedPart } from './content-service.ts';
import styles from './language-fields.module.css';

const words = contentWords.reads;

type Fields = Readonly<Record<string, string>>;
type Errors = Record<string, string>;

interface LanguageColumnsProps {
  languages: readonly ContentLanguage[];
  /** The codes of those whose words are older than their English. */
  older: readonly string[];
  /** What visitors of a language read while its words are older. */
  olderHint?(language: string): string;
  children(language: ContentLanguage): ReactNode;
}

/** The same fields in every language, side by side where there is room. */
export function LanguageColumns({
  languages,
  older,
  olderHint = words.olderPage,
  children,
}: LanguageColumnsProps) {
  return (
    <div className={styles.columns}>
      {languages.map((language) => {
        const { code, name } = language;
        return (
          <fieldset key={code} className={styles.column} lang={code}>
            <legend lang="en">{name}</legend>
            {!language.isEnglish && (
              <p className={styles.hint} lang="en">
                {words.optional}
              </p>
            )}
            {children(language)}
            {older.includes(code) && (
              <div lang="en">
                <StateBadge tone="new">{words.older(name)}</StateBadge>
                <p className={styles.hint}>{olderHint(name)}</p>
                <TickField name={`still-${code}`} label={words.still(name)} />
              </div>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface TranslationStatesProps {
  id: string;
  /** By the code of each language. */
  own: Readonly<Record<string, unknown>>;
  older: EditedPart['older'];
  languages: readonly ContentLanguage[];
}

/** What is to be done about the translations of one piece of a part, in the list of all. */
export function TranslationStates({ id, own, older, languages }: TranslationStatesProps) {
  const states = languages.flatMap(({ code, name, isEnglish }) => {
    if (isEnglish) return [];
    if (!own[code]) return [words.missing(name)];
    return older[code]?.includes(id) ? [words.older(name)] : [];
  });
  if (states.length === 0) return contentWords.faq.complete;
  return states.map((state) => (
    <StateBadge key={state} tone="new">
      {state}
    </StateBadge>
  ));
}

/** The codes of the languages whose words were ticked as right. */
export function readStill(fields: Fields, languages: readonly ContentLanguage[]): string[] {
  return languages.flatMap(({ code }) => (fields[`still-${code}`] ? [code] : []));
}

/** A field of one language: `title-yo`. */
export function nameIn(name: string, code: string): string {
  return `${name}-${code}`;
}

/** What was typed, without space around it and with line breaks as they are stored. */
export function typedIn(fields: Fields, name: string): string {
  return (fields[name] ?? '').replace(/\r\n?/g, '\n').trim();
}

interface WordsRule {
  /** The longest that each may be; those of `optional` may be empty. */
  most: Readonly<Record<string, number>>;
  optional?: readonly string[];
}

/**
 * The words of each language that has any, by code, and what is wrong with them by field. English must be whole, another
 * language whole or empty.
 */
export function readWords(fields: Fields, languages: readonly ContentLanguage[], rule: WordsRule) {
  const errors: Errors = {};
  const read: Record<string, Record<string, string>> = {};
  const { most, optional = [] } = rule;
  for (const { code, name: language, isEnglish } of languages) {
    const own = Object.fromEntries(
      Object.keys(most).map((name) => [name, typedIn(fields, nameIn(name, code))]),
    );
    if (!isEnglish && Object.values(own).every((value) => value === '')) continue;
    read[code] = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
    for (const [name, value] of Object.entries(own)) {
      const field = nameIn(name, code);
      const longest = most[name] ?? 0;
      if (value === '' && !optional.includes(name))
        errors[field] = isEnglish ? contentWords.errors.english : contentWords.errors.half(language);
      if (value.length > longest) errors[field] = contentWords.errors.tooLong(longest, language);
    }
  }
  return { words: read, errors };
}

/** What only a schema refuses, by the field that it concerns; by `form` if the form has no such field. */
export function schemaErrors(schema: z.ZodType, content: unknown, fields: Fields): Errors {
  const issues = schema.safeParse(content).error?.issues ?? [];
  const errors = issues.map(({ path }): [string, string] => {
    const [first = '', second = '', third = '', index, last] = path.map(String);
    const word = third === 'links' ? `link-${Number(index) + 1}` : third;
    const target = last === 'to' ? `to-${Number(index) + 1}` : '';
    const names = [target, nameIn(word, second), `${second}-${third}`, `${first}.${second}`, first];
    const name = names.find((each) => Object.hasOwn(fields, each));
    return name ? [name, contentWords.errors.field] : ['form', contentWords.errors.invalid];
  });
  return Object.fromEntries(errors);
}

/** What a form shows of words that are there. */
export function showWords(words: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined) {
  const entries = Object.entries(words ?? {}).flatMap(([code, own]) =>
    Object.entries(own).flatMap(([name, value]) =>
      typeof value === 'string' ? [[nameIn(name, code), value]] : [],
    ),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

export function targetError(to: string): string | undefined {
  return isSafeTarget(to) ? undefined : contentWords.errors.target;
}

/** An id for an address, of letters and hyphens as all others; `other` where the text has no letters. */
export function newId(text: string, taken: readonly string[], other: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  let id = letters || other;
  while (taken.includes(id)) id += '-too';
  return id;
}
