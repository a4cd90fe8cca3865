import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './marquee.tsx';

const markup = renderToStaticMarkup(
  <Marquee
    words={{ label: 'Partners', pause: 'Pause the logos' }}
    items={['One', 'Two', 'Three']}
    itemWidthPx={200}
    pxPerSecond={100}
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

test('three items of 200 px at 100 px a second take 6 s after the delay; a given duration is kept', () => {
  expect(markup).toContain('animation-duration:6s;animation-delay:5s');
  const words = { label: 'Lines', pause: 'Pause the lines' };
  const lines = renderToStaticMarkup(<Marquee words={words} items={['One', 'Two']} durationS={30} />);
  expect(lines).toContain('animation-duration:30s');
});
