import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toastsToRemove } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

test('the live region stands in the HTML before there is anything to say: all its toasts are templates', () => {
  const markup = renderToStaticMarkup(<ToastRegion closeLabel="Close" />);
  const toast = '<li .*<p><\\/p><button [^>]*aria-label="Close".*<\\/li>';
  const templates = ['error', 'info'].map((kind) => `<template data-kind="${kind}">${toast}</template>`);
  expect(markup).toMatch(new RegExp(`^<ul [^>]*aria-live="polite"[^>]*>${templates.join('')}</ul>$`));
});

const shown = (...messages: string[]) => messages.map((textContent) => ({ textContent }));

test.each([
  ['a repeated message takes the place of its older twin', ['Failed', 'Saved'], 'Failed', ['Failed']],
  ['three are shown', ['One', 'Two'], 'Three', []],
  ['and not more: the oldest makes room', ['One', 'Two', 'Three'], 'Four', ['One']],
  ['or the twin', ['One', 'Two', 'Three'], 'Two', ['Two']],
])('%s', (_what, messages, message, removed) => {
  expect(toastsToRemove(shown(...messages), message)).toEqual(shown(...removed));
});
