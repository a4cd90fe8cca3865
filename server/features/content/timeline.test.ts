import { expect, test } from 'vitest';
import { changesAfter, layersAt, type Span, versionAt } from './timeline.ts';

const span = (number: number, beginsAt: string, endsAt: string | null = null): Span => ({
  number,
  beginsAt,
  endsAt,
});
const layer = (number: number, beginsAt: string): Span => ({ ...span(number, beginsAt), isLayer: true });
const lasting = span(1, '2026-01-01');
const oneDay = span(2, '2026-03-01', '2026-03-02');
const planned = span(3, '2026-06-01');
const correction = span(4, '2026-04-01');

test.each([
  ['nothing before the first begins', [lasting], '2025-12-31', undefined],
  ['a version from its first moment on', [lasting], '2026-01-01', 1],
  ['the later one while both run', [lasting, oneDay], '2026-03-01', 2],
  ['the earlier one again once the later has ended', [lasting, oneDay], '2026-03-02', 1],
  [
    'a planned one at its time, although another was published after it',
    [correction, planned],
    '2026-06-01',
    3,
  ],
  ['the correction until then', [lasting, planned, correction], '2026-05-31', 4],
  ['the higher number where two begin at once', [lasting, span(5, '2026-01-01')], '2026-02-01', 5],
])('visitors see %s', (_name, versions, at, number) => {
  expect(versionAt(versions, at)?.number).toBe(number);
});

test('the changes to come are told in order, without moments at which nothing changes', () => {
  const hidden = span(6, '2026-01-02', '2026-01-03');
  const all = [lasting, oneDay, planned, correction, { ...hidden, beginsAt: '2025-01-01' }];
  expect(changesAfter(all, '2026-01-15').map(({ at, layers }) => [at, layers.at(-1)?.number])).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 1],
    ['2026-04-01', 4],
    ['2026-06-01', 3],
  ]);
});

test.each<[string, Span[], string, number[]]>([
  [
    'a layer on what was published before it began',
    [lasting, correction, layer(3, '2026-06-01')],
    '2026-06-01',
    [4, 3],
  ],
  [
    'two layers, each with its own',
    [lasting, layer(3, '2026-06-01'), layer(5, '2026-05-01')],
    '2026-07-01',
    [1, 5, 3],
  ],
  [
    'nothing below a whole one that began later',
    [lasting, layer(3, '2026-02-01'), correction],
    '2026-04-01',
    [4],
  ],
  ['what a version for one day has left', [lasting, oneDay, layer(5, '2026-03-01')], '2026-03-02', [1, 5]],
  ['a layer on what the site came with', [layer(1, '2026-01-01')], '2026-01-02', [1]],
])('visitors see %s', (_name, versions, at, numbers) => {
  expect(layersAt(versions, at).map(({ number }) => number)).toEqual(numbers);
});
