import { expect, test } from 'vitest';
import { HEAD_SCRIPT } from './inline-scripts.tsx';

const ABLE = { window: { HTMLDialogElement: {} }, root: { replaceChildren: {} } };

function marksFor({ cookie = '', saveData = false, hovers = false, browser = ABLE as object }) {
  const dataset: { scripts?: string; consent?: string; ahead?: string } = {};
  const { window, root } = { ...ABLE, ...browser };
  const page = {
    window,
    document: { cookie, documentElement: { ...root, dataset } },
    navigator: { connection: { saveData } },
    matchMedia: () => ({ matches: hovers }),
  };
  new Function(...Object.keys(page), HEAD_SCRIPT)(...Object.values(page));
  return dataset;
}

test.each([
  ['', 'ask'],
  ['lashma_cookie_consent=accepted', 'accepted'],
  ['a=1; lashma_cookie_consent=declined; b=2', 'declined'],
  ['lashma_cookie_consent=maybe', 'ask'],
  ['lashma_cookie_consent=accepted-not', 'ask'],
  ['x_lashma_cookie_consent=accepted', 'ask'],
])('the cookie "%s" means %s before the first paint', (cookie, consent) => {
  expect(marksFor({ cookie }).consent).toBe(consent);
});

test.each([
  ['a mouse', { hovers: true }, 'hover'],
  ['a finger', {}, 'touch'],
  ['somebody who saves data', { hovers: true, saveData: true }, 'never'],
])('for %s pages are fetched ahead as they should be', (_name, visitor, ahead) => {
  expect(marksFor(visitor).ahead).toBe(ahead);
});

test.each([
  ['dialogs', { window: {} }],
  ['replaceChildren', { root: {} }],
])('a browser without %s gets the page without scripts', (_name, browser) => {
  expect(marksFor({ browser, cookie: 'lashma_cookie_consent=accepted' })).toEqual({});
});

test('any other runs scripts', () => {
  expect(marksFor({}).scripts).toBe('');
});
