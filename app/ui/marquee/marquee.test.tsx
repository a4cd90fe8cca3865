import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './marquee.tsx';

test('the items are in the HTML, and their copy is hidden from assistive technology and the keyboard', () => {
  const words = { label: 'Partners', pause: 'Pause the logos' };
  const markup = renderToStaticMarkup(<Marquee words={words} items={['One', 'Two']} durationS={6} />);
  const [first, copy] = markup.match(/<ul.*?<\/ul>/g) ?? [];
  expect(first).toMatch(/aria-label="Partners".*Two/);
  expect(copy).toMatch(/^<ul[^>]* aria-hidden="true" inert="".*Two/);
});
