import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_SCRIPT, chooseConsent, currentConsent } from './consent.ts';

function fakeDocument(cookie = '') {
  return { cookie, documentElement: { dataset: {} as { consent?: string } } };
}

function runInHead(cookie: string): string | undefined {
  const page = fakeDocument(cookie);
  new Function('document', CONSENT_SCRIPT)(page);
  return page.documentElement.dataset.consent;
}

test.each([
  ['', 'ask'],
  ['lashma_cookie_consent=accepted', 'accepted'],
  ['a=1; lashma_cookie_consent=declined; b=2', 'declined'],
  ['lashma_cookie_consent=maybe', 'ask'],
  ['lashma_cookie_consent=accepted-not', 'ask'],
  ['x_lashma_cookie_consent=accepted', 'ask'],
])('the cookie "%s" means %s before the first paint', (cookie, state) => {
  expect(runInHead(cookie)).toBe(state);
});

const send = vi.fn(() => Promise.reject(new TypeError('offline')));

beforeEach(() => {
  vi.stubGlobal('document', fakeDocument());
  vi.stubGlobal('fetch', send);
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['http:', ''],
  ['https:', '; Secure'],
])('on %s a choice is written at once and sent to the server, also when that fails', (protocol, ending) => {
  vi.stubGlobal('location', { protocol });
  expect(currentConsent()).toBe('ask');
  chooseConsent('declined');
  expect(currentConsent()).toBe('declined');
  expect(document.cookie).toBe(
    `lashma_cookie_consent=declined; Path=/; Max-Age=31536000; SameSite=Lax${ending}`,
  );
  expect(send).toHaveBeenLastCalledWith(
    '/api/consent',
    expect.objectContaining({ method: 'POST', redirect: 'manual' }),
  );
});

test('a word that is no choice counts as not asked', () => {
  document.documentElement.dataset.consent = 'everything';
  expect(currentConsent()).toBe('ask');
});
