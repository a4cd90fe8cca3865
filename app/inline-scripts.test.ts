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
  expect(marksFor({ cookie })).toEqual({ scripts: '', consent, ahead: 'touch' });
});

test.each([
  ['by a mouse', { hovers: true }, 'hover'],
  ['for somebody who saves data', { hovers: true, saveData: true }, 'never'],
])('pages are fetched ahead %s: %j %s', (_name, visitor, ahead) => {
  expect(marksFor(visitor)).toEqual({ scripts: '', consent: 'ask', ahead });
});

test.each([
  ['dialogs', { window: {} }],
  ['replaceChildren', { root: {} }],
])('a browser without %s gets the page without scripts', (_name, browser) => {
  expect(marksFor({ browser })).toEqual({});
});
