import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, foldWithOrigins, removeMarks } from './fold-text.ts';

test.each([
  ['St. Luke’s', 'st lukes'],
  ['OSHODI/Isolo', 'oshodi isolo'],
  ['Ẹ̀kọ́  —  Ilé', 'eko ile'],
  ['Ìkẹjà', 'ikeja'],
  ['Etí-Ọ̀sà', 'eti osa'],
  ['Ṣómólú', 'somolu'],
  ['Ｆｕｌｌ ﬁrst Straße STRAẞE', 'full first strasse strasse'],
  ['Ɓauna, ɗaya ƙwai, ƴaƴa', 'bauna daya kwai yaya'],
  [' … & ', ''],
])('%s is searched as "%s"', (text, folded) => {
  for (const typed of [text, text.normalize('NFD'), text.toUpperCase()]) expect(foldText(typed)).toBe(folded);
});

test.each([
  ['Adébáyọ̀', 'adebayo'],
  ['Ọ̀ṢUN 100% a_b', 'osun 100% a_b'],
  ['ilé-ìwòsàn.', 'ile-iwosan.'],
])('%s without marks is "%s", with every other sign', (text, plain) => {
  for (const typed of [text, text.normalize('NFD')]) expect(removeMarks(typed)).toBe(plain);
});

test('foldWithOrigins folds alike and knows where each character came from', () => {
  const unit = fc.constantFrom('a', 'B', 'é', 'e\u0301', '\u0301', 'ß', ' ', '-', '’', '1', '😀');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const { folded, starts, ends } = foldWithOrigins(text);
      expect(folded.trim()).toBe(foldText(text));
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      for (let index = 1; index < folded.length - 1; index += 1) {
        const origin = text.slice(starts[index], ends[index]);
        if (folded[index] !== ' ') expect(foldText(origin)).toContain(folded[index]);
      }
    }),
  );
});
