import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facade } from './facade.tsx';

test('the frame is in a template, where nothing loads, and a link leads to what it would show', () => {
  const markup = renderToStaticMarkup(
    <Facade src="https://film.test/embed" title="A film" fallbackUrl="https://film.test/" label="Play">
      <img src="/still.svg" alt="" />
    </Facade>,
  );
  const [before, template] = markup.split('<template>');
  expect(before).toContain('<a href="https://film.test/"');
  expect(before).not.toContain('iframe');
  expect(template).toMatch(/<iframe[^>]* src="https:\/\/film.test\/embed" title="A film"[^>]*><\/iframe>/);
});
