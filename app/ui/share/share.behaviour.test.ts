import { expect, test, vi } from 'vitest';
import { shareLink } from './share.behaviour.ts';

const link = { title: 'Plans', url: 'https://example.org/plan?highlight=on' };
const clipboard = () => ({ writeText: vi.fn(async () => {}) });

test('the share sheet of the device comes first', async () => {
  const share = vi.fn(async () => {});
  const board = clipboard();
  expect(await shareLink(link, { share, clipboard: board })).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
  expect(board.writeText).not.toHaveBeenCalled();
});

test('a visitor who closes the share sheet is left alone', async () => {
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  const board = clipboard();
  expect(await shareLink(link, { share, clipboard: board })).toBe('dismissed');
  expect(board.writeText).not.toHaveBeenCalled();
});

test('without a share sheet, or when it fails, the link is copied', async () => {
  const board = clipboard();
  expect(await shareLink(link, { clipboard: board })).toBe('copied');
  const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  expect(await shareLink(link, { share, clipboard: board })).toBe('copied');
  expect(board.writeText).toHaveBeenCalledTimes(2);
  expect(board.writeText).toHaveBeenCalledWith(link.url);
});

test('a browser that refuses both says so', async () => {
  expect(await shareLink(link, {})).toBe('failed');
  const clipboard = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  expect(await shareLink(link, { clipboard })).toBe('failed');
});
