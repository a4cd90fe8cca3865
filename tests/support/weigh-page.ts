import type { CDPSession, Page } from '@playwright/test';
import { readShifts, watchShifts } from './layout-shift.ts';

/** Kinds of bodies, as they were sent; the heads of all answers are a kind of their own. */
export const weightKinds = ['html', 'script', 'style', 'font', 'image', 'data', 'other', 'heads'] as const;
type WeightKind = (typeof weightKinds)[number];

/** What a first visit brings over the wire. */
export interface PageWeight {
  bytes: Record<WeightKind, number>;
  total: number;
  /** The addresses that were asked for. */
  urls: string[];
  shift: number;
}

const QUIET_MS = 500;

/** By media type: Chromium's own names for what a preload is are not always the same. */
const KINDS: [RegExp, WeightKind][] = [
  [/html/, 'html'],
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/^font/, 'font'],
  [/^image/, 'image'],
  [/json/, 'data'],
];

function kindOf(mediaType: string): WeightKind {
  return KINDS.find(([pattern]) => pattern.test(mediaType))?.[1] ?? 'other';
}

/** Opens a page as a first visitor does, in a fresh context, uses it if told how, and waits until nothing is fetched. */
export async function weighPage(
  page: Page,
  url: string,
  use: () => Promise<void> = async () => {},
): Promise<PageWeight> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scale = putOnScale(devtools);
  await watchShifts(page);
  await page.goto(url);
  // On a busy machine the scripts may run after the network seemed to rest.
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  await use();
  while (scale.quietMs() < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  const shift = await readShifts(page);
  await devtools.detach();
  const total = Object.values(scale.bytes).reduce((sum, size) => sum + size, 0);
  return { bytes: scale.bytes, total, urls: scale.urls, shift };
}

function putOnScale(devtools: CDPSession) {
  const bytes = Object.fromEntries(weightKinds.map((kind) => [kind, 0])) as Record<WeightKind, number>;
  const urls: string[] = [];
  const open = new Set<string>();
  const heads = new Map<string, { kind: WeightKind; url: string; size: number }>();
  let lastAt = performance.now();

  function close(requestId: string): void {
    open.delete(requestId);
    lastAt = performance.now();
  }

  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) open.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: size } = response;
    if (open.has(requestId)) heads.set(requestId, { kind: kindOf(mimeType), url, size });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    close(requestId);
    const head = heads.get(requestId);
    // What the page has already fetched, such as a preloaded script, is announced again with no bytes.
    if (!head || encodedDataLength === 0) return;
    bytes.heads += head.size;
    bytes[head.kind] += encodedDataLength - head.size;
    urls.push(head.url);
  });
  return { bytes, urls, quietMs: () => (open.size > 0 ? 0 : performance.now() - lastAt) };
}
