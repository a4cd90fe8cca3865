import { expect, test } from 'vitest';
import { suspect } from './form-service.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const ago = (ms: number) => String(NOW - ms);
const judge = (kind: 'contact' | 'newsletter', startedAt?: string, website?: string) =>
  suspect(kind, { website, startedAt }, NOW);

test('a filled honeypot is suspected, an empty one is not', () => {
  expect(judge('contact', undefined, 'https://spam.example')).toBe('honeypot');
  expect(judge('contact', undefined, '  ')).toBeNull();
});

test('a message written within three seconds is suspected, a newsletter within one', () => {
  expect(judge('contact', ago(2999))).toBe('too-fast');
  expect(judge('contact', ago(3000))).toBeNull();
  expect(judge('newsletter', ago(999))).toBe('too-fast');
  expect(judge('newsletter', ago(1000))).toBeNull();
  expect(judge('contact', new Date(NOW - 500).toISOString())).toBe('too-fast');
});

test('nothing is told from a form without script, a clock that is ahead, or nonsense', () => {
  for (const startedAt of [undefined, '', ago(-60_000), 'yesterday', '9'.repeat(400), 'NaN'])
    expect(judge('contact', startedAt)).toBeNull();
});
