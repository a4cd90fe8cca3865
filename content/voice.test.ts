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
