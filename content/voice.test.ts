import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedItems } from './en/cookies.ts';
import { phoneLines } from './facts/site.ts';

/**
 * Phrases of somebody who writes about us; the site is ours and says "we". Who said it stands under "Where this comes
 * from", and only there.
 */
const OTHERS_PHRASES = {
  en: [
    /\bthe agency (?:says|has|is|looks|replies|investigates|publishes)/i,
    /\b(?:belong to|about|from|meet|of) the agency\b/i,
    /\bthe agency['’]s\b/i,
    /\b(?:not|never|nobody has|has|were|was|as) published\b/i,
    /\bpublished (?:plans|rules|package|list)\b/i,
    /\bas reported\b|\breported (?:in|that)\b|\bas summed up\b|\bread on \d/i,
    /\bnot stated\b|\bsources differ\b|\bmay be superseded\b/i,
    /\bKPMG\b|\bundated\b|\breports? of [\w ]*\d{4}/i,
  ],
  yo: [
    /kò sí ìkéde/i,
    /(?:tí|wọ́n) (?:a |wọ́n )?kéde/i,
    /àjọ náà/i,
    /a kò sọ ọ́/i,
    /bí ìròyìn ṣe sọ/i,
    /orísun/i,
    /KPMG|ìròyìn Oṣù/i,
  ],
  pcm: [
    /\bdem (?:neva |don )?publish/i,
    /\bdi agency\b/i,
    /\bdem no tok am\b/i,
    /\bas dem report\b/i,
    /sources no agree/i,
    /KPMG|\breport for [\w ]*\d{4}/i,
  ],
};

const root = import.meta.dirname;
/** What a file says, without the comments of its code. */
const wordsOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .normalize('NFC');
/** The entries of "Where this comes from": what answers cite, in lists and one by one. */
const SOURCES =
  /\bconst (?:bases|sources|planSources)\b[^=]*= \{[\s\S]*?\n\};|\bbasis:\s*(?:`[^`]*`|'[^']*')/g;
const filesOf = (code: string) =>
  globSync(code === 'en' ? ['en/**/*.ts', 'posts/*.md', 'policies/*.md'] : `${code}/**/*.ts`, { cwd: root });

test.each(Object.entries(OTHERS_PHRASES))('the words in %s are ours', (code, phrases) => {
  const found = filesOf(code).flatMap((file) => {
    const words = wordsOf(file).replace(SOURCES, '');
    return phrases.flatMap((phrase) => {
      const place = words.search(phrase);
      return place < 0 ? [] : [`${file}: ${words.slice(place, place + 80)}`];
    });
  });
  expect(found).toEqual([]);
});

test.each([
  [
    'en',
    [
      'KPMG’s summary of the NHIA Act 2022',
      'Report of March 2025',
      'undated',
      'document of October 2025 differ',
    ],
  ],
  [
    'yo',
    ['KPMG ṣe fún Òfin NHIA ti 2022', 'Ìròyìn Oṣù Kẹta (March) 2025', 'tí kò ní ọjọ́', '2025 kò bára mu'],
  ],
  [
    'pcm',
    ['KPMG summary for di NHIA Act 2022', 'Report for March 2025', 'wey no get date', '2025 no be di same'],
  ],
])('the sources in %s are named, and where they differ', (code, names) => {
  const sources = [`${code}/faq.ts`, `${code}/plans.ts`].flatMap(
    (file) => wordsOf(file).match(SOURCES) ?? [],
  );
  for (const name of names) expect(sources.join('\n')).toContain(name.normalize('NFC'));
});

test('a number in letters has its digits beside it in every post and policy', () => {
  const lines = Object.values(phoneLines);
  for (const file of globSync(['posts/*.md', 'policies/*.md'], { cwd: root }))
    for (const { display, digits } of lines)
      for (const [, after] of wordsOf(file).matchAll(new RegExp(`${display}(.{0,60})`, 'gs')))
        expect(after, `${file}: ${display}`).toContain(digits);
});

test('the cookie question and the policy agree that there are no ads', () => {
  expect(storedItems.filter(({ category }) => category === 'targeting')).toEqual([]);
  expect(wordsOf('policies/cookies-policy.md')).toContain('This site sets none.');
  expect(wordsOf('en/consent.ts')).toContain('This site shows no ads.');
  expect(wordsOf('yo/consent.ts')).toContain('Ojú òpó yìí kò fi ìpolówó hàn.'.normalize('NFC'));
  expect(wordsOf('pcm/consent.ts')).toContain('Dis site no dey show adverts.');
});

test.each(['en', 'yo', 'pcm'])('in %s a plan, a task and enrolling have one name each', (code) => {
  const others = /\bSenior['’]?s? Plan\b|label: '(?:Find (?:a )?hospital|Ẹ wá ilé ìwòsàn)'/gu;
  // On the tiles of the home page there is room for a hospital only.
  const files = filesOf(code).filter((file) => !file.endsWith('/home.ts'));
  const found = files.flatMap((file) => wordsOf(file).match(others) ?? []);
  // The specification spells the card and the footer of the English site in its own way.
  expect(new Set(found.filter((name) => name !== 'Seniors Plan'))).toEqual(
    new Set(code === 'en' ? ["Senior's Plan", 'Senior Plan'] : []),
  );
});
