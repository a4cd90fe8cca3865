import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toastsToRemove } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

test('the live region stands in the HTML before there is anything to say: all its toasts are templates', () => {
  const markup = renderToStaticMarkup(<ToastRegion closeLabel="Close" />);
  expect(markup).toMatch(/^<ul [^>]*aria-live="polite"/);
  expect(markup.replace(/<template .*?<\/template>/g, '')).toMatch(/^<ul [^>]*><\/ul>$/);
});

test.each(['error', 'info'])(
  'a toast of the kind %s has room for words and a button that closes it',
  (kind) => {
    const markup = renderToStaticMarkup(<ToastRegion closeLabel="Close" />);
    const [, toast] = markup.match(new RegExp(`<template data-kind="${kind}">(.*?)</template>`)) ?? [];
    expect(toast).toMatch(/^<li .*<p><\/p><button [^>]*aria-label="Close".*<\/li>$/);
  },
);

const shown = (...messages: string[]) => messages.map((textContent) => ({ textContent }));

test('a repeated message takes the place of its older twin', () => {
  expect(toastsToRemove(shown('Failed', 'Saved'), 'Failed')).toEqual(shown('Failed'));
});

test('at most three are shown, and the oldest make room', () => {
  expect(toastsToRemove(shown('One', 'Two'), 'Three')).toEqual([]);
  expect(toastsToRemove(shown('One', 'Two', 'Three'), 'Four')).toEqual(shown('One'));
  expect(toastsToRemove(shown('One', 'Two', 'Three'), 'Two')).toEqual(shown('Two'));
});
