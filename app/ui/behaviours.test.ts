import { expect, test, vi } from 'vitest';
import { markSent, takeSentNote } from './message-form/sent-note.behaviour.ts';
import { shareLink } from './share/share.behaviour.ts';
import { toastsToRemove } from './toast/toast.ts';
import { placeBubble } from './tooltip/tooltip.behaviour.ts';

test.each([{ key: 'k', idx: 2 }, null])(
  'the mark of a sent form is read once, and leaves %j alone',
  (state) => {
    const entry = { state, replaceState: (next: typeof state) => Object.assign(entry, { state: next }) };
    vi.stubGlobal('history', entry);
    markSent('newsletter', 'Sent.');
    const taken = ['contact', 'newsletter', 'newsletter'].map(takeSentNote);
    expect(taken).toEqual([undefined, 'Sent.', undefined]);
    expect(entry.state ?? {}).toEqual(state ?? {});
  },
);

const link = { title: 'Plans', text: 'Three plans.', url: 'https://example.org/plan?highlight=on' };
const works = () => Promise.resolve();
const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
const refuses = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

test.each([
  ['the share sheet of the device comes first', works, works, 'shared', 0],
  ['a visitor who closes the share sheet is left alone', closed, works, 'dismissed', 0],
  ['without a share sheet the link is copied', undefined, works, 'copied', 1],
  ['when it fails too', refuses, works, 'copied', 1],
  ['a browser that refuses both says so', refuses, refuses, 'failed', 1],
  ['and one that has neither', undefined, undefined, 'failed', 0],
])('%s', async (_what, share, write, outcome, copies) => {
  const sheet = vi.fn(share);
  const writeText = vi.fn(write);
  const browser = { ...(share && { share: sheet }), ...(write && { clipboard: { writeText } }) };
  expect(await shareLink(link, browser)).toBe(outcome);
  if (share) expect(sheet).toHaveBeenCalledWith(link);
  expect(writeText.mock.calls).toEqual(Array(copies).fill([`${link.text} ${link.url}`]));
});

const shown = (...messages: string[]) => messages.map((textContent) => ({ textContent }));

test.each([
  ['a repeated toast takes the place of its older twin', ['Failed', 'Saved'], 'Failed', ['Failed']],
  ['three toasts are shown', ['One', 'Two'], 'Three', []],
  ['and not more: the oldest makes room', ['One', 'Two', 'Three'], 'Four', ['One']],
])('%s', (_what, messages, message, removed) => {
  expect(toastsToRemove(shown(...messages), message)).toEqual(shown(...removed));
});

test.each([
  ['centred under its anchor', 136, 100, 640, { left: 40, top: 156 }],
  ['inside at the left edge', 0, 100, 640, { left: 12, top: 156 }],
  ['inside at the right edge', 272, 100, 640, { left: 320 - 240 - 12, top: 156 }],
  ['above if there is no room below', 136, 580, 640, { left: 40, top: 580 - 8 - 80 }],
  ['below if there is no room at all, since the page scrolls to it', 136, 40, 120, { left: 40, top: 96 }],
])('a tooltip is placed %s', (_where, left, top, height, place) => {
  const anchor = { left, top, width: 48, height: 48 };
  expect(placeBubble(anchor, { width: 240, height: 80 }, { width: 320, height })).toEqual(place);
});
