import type { CDPSession, Page } from '@playwright/test';
import { untilStarted } from './browser-page.ts';
import { readShifts, watchShifts } from './page-layout.ts';

/** Kinds of bodies, as they were sent; the heads of all answers are a kind of their own. */
const weightKinds = ['html', 'script', 'style', 'font', 'image', 'data', 'other', 'heads'] as const;
type WeightKind = (typeof weightKinds)[number];

interface WeighedFile {
  url: string;
  kind: WeightKind;
  head: number;
  body: number;
}

interface Weight {
  bytes: Record<WeightKind, number>;
  total: number;
  /** The addresses that were asked for. */
  urls: string[];
}

/** What a first visit brings over the wire. */
export interface PageWeight extends Weight {
  shift: number;
  /** Without the lazy pictures below the first screen, of which the height of the text decides how many come. */
  needed: Weight;
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
  const weigh = await putOnScale(page);
  await page.goto(url);
  await untilStarted(page);
  await use();
  return weigh();
}

/** To be called before the page is opened: the answer weighs what has come once nothing is fetched any more. */
export async function putOnScale(page: Page): Promise<() => Promise<PageWeight>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await watchShifts(page);
  const { files, quietMs } = watchNetwork(devtools);
  return async () => {
    while (quietMs() < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
    const lazy = await lazyBelowTheFold(page);
    const { coming, there } = await readShifts(page);
    await devtools.detach();
    return {
      ...sumUp(files),
      shift: coming + there,
      needed: sumUp(files.filter(({ url }) => !lazy.includes(url))),
    };
  };
}

/** The addresses of pictures that the browser may fetch or not, by how far below the first screen they happen to lie. */
function lazyBelowTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isDistant = (image: HTMLImageElement) =>
      image.loading === 'lazy' && image.getBoundingClientRect().top >= innerHeight;
    const images = [...document.images];
    const near = new Set(images.filter((image) => !isDistant(image)).map(({ currentSrc }) => currentSrc));
    return images.map(({ currentSrc }) => currentSrc).filter((url) => !near.has(url));
  });
}

function sumUp(files: WeighedFile[]): Weight {
  const bytes = Object.fromEntries(weightKinds.map((kind) => [kind, 0])) as Record<WeightKind, number>;
  for (const { kind, head, body } of files) {
    bytes.heads += head;
    bytes[kind] += body;
  }
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return { bytes, total, urls: files.map(({ url }) => url) };
}

function watchNetwork(devtools: CDPSession) {
  const files: WeighedFile[] = [];
  const open = new Set<string>();
  const heads = new Map<string, Omit<WeighedFile, 'body'>>();
  let lastAt = performance.now();

  function close(requestId: string): void {
    open.delete(requestId);
    lastAt = performance.now();
  }

  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) open.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: head } = response;
    if (open.has(requestId)) heads.set(requestId, { kind: kindOf(mimeType), url, head });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    close(requestId);
    const file = heads.get(requestId);
    // What the page has already fetched, such as a preloaded script, is announced again with no bytes.
    if (file && encodedDataLength > 0) files.push({ ...file, body: encodedDataLength - file.head });
  });
  return { files, quietMs: () => (open.size > 0 ? 0 : performance.now() - lastAt) };
}
