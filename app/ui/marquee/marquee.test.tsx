import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './marquee.tsx';

const markup = renderToStaticMarkup(
  <Marquee
    words={{ label: 'Partners', pause: 'Pause the logos' }}
    items={['One', 'Two', 'Three']}
    itemWidthPx={200}
    durationS={6}
    delayS={5}
  />,
);

test('the items are in the HTML, and their copy is hidden from assistive technology and the keyboard', () => {
  const [first, copy] = markup.match(/<ul.*?<\/ul>/g) ?? [];
  expect(first).toMatch(/aria-label="Partners".*Two/);
  expect(copy).toMatch(/^<ul[^>]* aria-hidden="true" inert="".*Two/);
});

test('a box that says what it stops is there, and not ticked', () => {
  expect(markup).toMatch(/<input type="checkbox"[^>]* aria-label="Pause the logos"\/>/);
});

test('it moves by the given width, time and delay', () => {
  expect(markup).toContain('animation-duration:6s;animation-delay:5s;--item-width:200px');
});
