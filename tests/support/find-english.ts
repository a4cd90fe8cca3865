import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findWords } from '#cli/translations/compare-words.ts';
import { dateWords } from '#content/en/language.ts';
import type { Language } from '#content/schema/site.ts';
import { keptNames } from '#facts/glossary.ts';
import { lagosCouncils, seedRecords } from './directory.ts';
import { metaOf, textOf } from './read-html.ts';

const listed = (text: string) => text.trim().split(/,\s*/);

/** Names beside those of the glossary and of the lists. */
const furtherNames = listed(`
  Eko Social Health Alliance, Executive Order, JavaScript, Federal Ministry of Information, LSHS Regulation, KPMG,
  Pidgin, Secretariat, Adamo, Sabo, Aiyetoro`);

/** What a language may have in common with English, by its code. */
const sharedWords: Record<string, string[]> = {
  yo: [
    // Yorùbá has them too: pronouns and verbs before a vowel, as in "dán an wò", "ẹ pín in", "báwo la ṣe".
    ...['an', 'in', 'la'],
    // The name of the language itself, and units and marks that are the same everywhere; ALT is a test of the blood.
    ...listed('yorùbá, km, kb, mb, id, pin, alt'),
    // Tests and diseases that hospitals in Lagos name in English; Yorùbá has no settled words for them.
    ...listed(`
      hba, copper, asthma, fistula, cataract, pterygium, ecg, ct, mri, cs, sickle, cell, pop, albumin, creatinine,
      endocrinology, hepatitis, malaria, prostate, ray, scan, burkitt, lymphoma, retinoblastoma, anti`),
    // The beginning of a plan's name, where a result of the search is cut; the ward of two plans, which is explained.
    ...listed('seniors, semi, private'),
  ],
};

/** What may stand in brackets behind the word that it explains, beside the terms of the glossary. */
const explanations = [
  // Yorùbá months are counted, and many know them by their English names only.
  ...dateWords.months,
  // By these words people ask, or a hospital speaks of it.
  ...listed(`
    .ics, acute, acute renal failure, admission, adults, ALT, ambulance, antenatal, appendectomy, asthma,
    blood transfusion, BP, browser, cancer, cataract, cervical cerclage, cholesterol, clinical chemistry, co-payment,
    composite, cosmetic surgery, CS, delivery, diabetes, disability, drainage, ECG, echocardiogram, emergency,
    endocrinologist, exploratory laparotomy, family planning, formulary, glasses, gynaecology, haematology, HBsAg,
    hernia, herniorrhaphy, herniotomy, hypertension, immunisation, implants, incubator, IVF, laboratory, lumpectomy,
    mammogram, microbiology, operation, organ transplant, osteoarthritis, Pap smear, password, phototherapy,
    physiotherapy, plaster, pneumonia, premium, principal, psychologist, pterygium, refraction, regulator,
    resuscitation, salpingectomy, screening, secondary care, semen analysis, semi-private, seniors, sepsis,
    sickle cell, specialist, specialists, splinting, standard, TB, tuberculosis, vital signs`),
];

/**
 * English words that a language near English writes in another way or does without, and the phrases in which it has
 * them all the same.
 */
const replacedWords: Record<string, { words: string; phrases: RegExp }> = {
  // In the spelling of the BBC's Pidgin service: di, dis, dat, wit, na, get, wetin, wen, wia, pesin, pipo, pikin, dia.
  pcm: {
    words: `
      the this that these those with is are was were been being has have had having what when where whose
      whom person persons people child children their theirs they them other others another after government does
      did doing done will would cannot can can't could should may might not never someone his him he it its
      than talk doesn't don't didn't isn't aren't won't you're it's we're there's
    `,
    phrases: /\b(?:if not|May(?= \d{4}))\b/gi,
  },
};

const CONTENT = join(import.meta.dirname, '../../content');
const ADDRESS = /\S+@\S+|(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?(?=\W|$)/g;
const REFERENCE = /\bLA-\w{4}-\w{4}\b/g;
const BRACKETS = /\(([^()]*)\)/g;
const CONTEXT_LENGTH = 30;

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(CONTENT, file)).href);
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

const namesOfPlaces = Object.values(seedRecords).flatMap((records) =>
  records.flatMap(({ name, address }) => [name, address]),
);
const namesOfAreas = [...lagosCouncils].flatMap(([lga, lcdas]) => [lga, ...lcdas]);
/** The longest first, since some begin others. */
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${[...keptNames, ...furtherNames, ...namesOfPlaces, ...namesOfAreas]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** Finds English words in what a page of a translation says, each with the words around it. */
export async function openEnglishFinder({ code, isNearEnglish }: Language) {
  if (!(code in (isNearEnglish ? replacedWords : sharedWords)))
    throw new Error(`tests/support/find-english.ts does not say what ${code} shares with English`);
  const { words = '', phrases } = replacedWords[code] ?? {};
  const english = isNearEnglish ? new Set(words.split(/\s+/)) : await readEnglishWords();
  for (const word of sharedWords[code] ?? []) english.delete(word);
  const explained = new Set([...explanations, ...(await readTerms(code))].map((term) => term.toLowerCase()));
  const isLeftOut = (inBrackets: string) =>
    inBrackets.split(', ').every((term) => explained.has(term.toLowerCase()));

  return (text: string): string[] => {
    const own = text
      .replace(ADDRESS, ' ')
      .replace(NAMES, ' ')
      .replace(REFERENCE, ' ')
      .replace(BRACKETS, (whole, inside: string) => (isLeftOut(inside) ? ' ' : whole))
      .replace(phrases ?? /(?!)/, ' ');
    return [...own.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)]
      .filter(([word]) =>
        [word.toLowerCase().replace('’', "'"), ...wordsIn(word)].some((one) => english.has(one)),
      )
      .map(({ 0: word, index }) => {
        const around = own.slice(Math.max(0, index - CONTEXT_LENGTH), index + word.length + CONTEXT_LENGTH);
        return `${word}: …${around}…`;
      });
  };
}

/** Every word of two letters or more that an English page may say. */
async function readEnglishWords(): Promise<Set<string>> {
  const files = globSync('{en,facts}/**/*.ts', { cwd: CONTENT });
  const modules = await Promise.all(files.map(load));
  const texts = modules.flatMap((module) => [...findWords(module).values()]);
  // What people search by has words of all languages.
  return new Set(texts.filter(({ isKeywords }) => !isKeywords).flatMap(({ text }) => wordsIn(text)));
}

/** The English terms that the glossary of a language adds in brackets. */
async function readTerms(code: string): Promise<string[]> {
  const { glossary } = (await load(`${code}/glossary.ts`)) as { glossary: Record<string, string> };
  return Object.values(glossary).flatMap((term) =>
    [...term.matchAll(BRACKETS)].map(([, inside = '']) => inside),
  );
}

/** Attributes that are shown or read out. */
const SAID = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];
/** The parts of a text in which something that was searched for is marked. */
const MARKED_TEXT = /<span>([^<]*)<\/span>|<mark[^>]*>([^<]*)<\/mark>/g;
const BUTTON = /^<input [^>]*type="(?:submit|button|reset)"/;

/** What a page says in its language, to eyes, ears and search engines, without what is marked as another language. */
export function visibleText(html: string, language: string): string {
  const markup = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('<!-- -->', '')
    .replace(MARKED_TEXT, '$1$2');
  const own = inLanguage(markup, language);
  const said = (own.match(/<[a-z][^>]*>/g) ?? []).flatMap((tag) =>
    (BUTTON.test(tag) ? [...SAID, 'value'] : SAID).map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    ),
  );
  return textOf([own, metaOf(html, 'description'), ...said].join('<br>'));
}

/** React closes every element and writes each > of a text as an entity, so open elements can be counted. */
function inLanguage(markup: string, language: string): string {
  let foreignDepth = 0;
  return markup.replace(/<(\/?)[a-z][^>]*>|[^<]+/gi, (part, slash?: string) => {
    const opens = slash === '' && !part.endsWith('/>');
    const [, lang = language] = slash === '' ? (/ lang="([^"]*)"/.exec(part) ?? []) : [];
    if (foreignDepth === 0 && lang.startsWith(language)) return part;
    foreignDepth += opens ? 1 : slash ? -1 : 0;
    return '';
  });
}
