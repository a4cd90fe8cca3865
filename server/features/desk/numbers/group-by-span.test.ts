import { expect, test } from 'vitest';
import { addDays } from '#domain/text/iso-day.ts';
import { groupBySpan } from './group-by-span.ts';

const today = '2026-03-14';

test('thirty days stand one by one, those without anything too', () => {
  const { spans } = groupBySpan(
    [
      { day: '2026-02-12', part: 'b', count: 9 },
      { day: '2026-02-13', part: 'b', count: 1 },
      { day: today, part: 'a', count: 2 },
      { day: today, part: 'b', count: 3 },
    ],
    { today, days: 30, parts: ['a', 'b'] },
  );
  expect(spans).toHaveLength(30);
  expect(spans[0]).toEqual({ from: '2026-02-13', to: '2026-02-13', counts: [0, 1] });
  expect(spans[1]?.counts).toEqual([0, 0]);
  expect(spans.at(-1)).toEqual({ from: today, to: today, counts: [2, 3] });
});

test('a year stands in weeks of seven days without gap, with the day that is left over before them', () => {
  const days = 365;
  const counted = Array.from({ length: days }, (_, index) => ({
    day: addDays(today, -index),
    part: '',
    count: 1,
  }));
  const { spans } = groupBySpan(counted, { today, days, parts: [''] });
  expect(spans[0]).toEqual({ from: addDays(today, -364), to: addDays(today, -364), counts: [1] });
  expect(spans.slice(1).every(({ counts: [count] }) => count === 7)).toBe(true);
  expect(spans.slice(1).every(({ from }, index) => from === addDays(spans[index]?.to ?? '', 1))).toBe(true);
  expect(spans.at(-1)?.to).toBe(today);
});
