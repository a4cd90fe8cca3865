import { beforeEach, expect, test, vi } from 'vitest';
import { reportPageView } from './third-party-analytics.ts';

const SITE = 'https://lashma.example';
let queue: unknown[][];

beforeEach(() => {
  const dataLayer: IArguments[] = [];
  const document = { title: 'Find a provider', head: { append: vi.fn() }, createElement: () => ({}) };
  vi.stubGlobal('window', { dataLayer });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', new URL(`${SITE}/provider?jaara-search=Bola+Ade&utm_source=radio#list`));
  queue = dataLayer as unknown as unknown[][];
});

test.each([
  ['a page of ours, without its search', `${SITE}/provider?jaara-search=Bola+Ade`, `${SITE}/provider`],
  ['a page of ours, without the key of a mail', `${SITE}/newsletter?token=x.y`, `${SITE}/newsletter`],
  ['another site, without its page', 'https://mail.example/inbox/42?folder=private', 'https://mail.example/'],
  ['nowhere', '', ''],
])('the service is told of a visitor from %s', (_name, referrer, told) => {
  Object.assign(document, { referrer });
  reportPageView('G-TEST1', '/provider?jaara-search=*');
  const page_location = `${SITE}/provider?jaara-search=*`;
  const page = { page_location, page_referrer: told, page_title: 'Find a provider' };
  expect(queue.find(([word]) => word === 'event')?.[2]).toEqual({ ...page, send_to: 'G-TEST1' });
  // What the service tells by itself is told of the same page, from the first moment on.
  expect(queue[0]).toMatchObject({ 0: 'set', 1: page });
});
