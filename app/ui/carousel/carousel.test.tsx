import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const markup = renderToStaticMarkup(
  <Carousel
    words={{
      carousel: 'News',
      roles: { carousel: 'carousel', slide: 'slide' },
      play: 'Play',
      pause: 'Pause',
      previous: 'Previous',
      next: 'Next',
      slide: (number, total, name) => `${number} of ${total}: ${name}`,
    }}
    slides={[
      { id: 'one', name: 'First', delayMs: 5_000 },
      { id: 'two', name: 'Second', delayMs: 30_000 },
    ]}
    renderSlide={(index) => <p>Slide {index}</p>}
  />,
);

test('each dot is a link to its slide, so that it works without script', () => {
  for (const id of ['one', 'two']) {
    expect(markup).toContain(`<a href="#${id}"`);
    expect(markup).toMatch(new RegExp(`<div id="${id}"[^>]* role="group"`));
  }
});

test('slides carry their time, and all but the first are far', () => {
  expect(markup).toMatch(/id="one"[^>]* data-delay="5000">/);
  expect(markup).toMatch(/id="two"[^>]* data-delay="30000" data-far="">/);
});
