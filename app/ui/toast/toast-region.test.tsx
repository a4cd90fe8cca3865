import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
