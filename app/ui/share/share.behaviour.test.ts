import { expect, test, vi } from 'vitest';
import { shareLink } from './share.behaviour.ts';

const link = { title: 'Plans', url: 'https://example.org/plan?highlight=on' };
const works = () => Promise.resolve();
const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
const refuses = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

test.each([
  ['the share sheet of the device comes first', works, works, 'shared', []],
  ['a visitor who closes the share sheet is left alone', closed, works, 'dismissed', []],
  ['without a share sheet the link is copied', undefined, works, 'copied', [[link.url]]],
  ['when it fails too', refuses, works, 'copied', [[link.url]]],
  ['a browser that refuses both says so', refuses, refuses, 'failed', [[link.url]]],
  ['and one that has neither', undefined, undefined, 'failed', []],
])('%s', async (_what, share, write, outcome, copied) => {
  const sheet = vi.fn(share);
  const writeText = vi.fn(write);
  const browser = { ...(share && { share: sheet }), ...(write && { clipboard: { writeText } }) };
  expect(await shareLink(link, browser)).toBe(outcome);
  if (share) expect(sheet).toHaveBeenCalledWith(link);
  expect(writeText.mock.calls).toEqual(copied);
});

test('a text is shared and copied instead of the link that it names', async () => {
  const texted = { ...link, text: `Four plans, see ${link.url}` };
  const share = vi.fn(refuses);
  const writeText = vi.fn(works);
  await shareLink(texted, { share, clipboard: { writeText } });
  expect(share).toHaveBeenCalledWith({ title: texted.title, text: texted.text });
  expect(writeText).toHaveBeenCalledWith(texted.text);
});
