import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { gonePage } from '#words/place-pages.ts';
import { phoneLines } from '#words/site.ts';
import type { Site } from '../../site.ts';
import providerPlace from './provider-place.page.tsx';

test('a place that has left the lists is gone, and its page says so and what is near', async () => {
  const path = '/provider/epe/closed-clinic';
  const place = {
    kind: 'hospital',
    identity: 'epe|1oldroad|closed',
    name: 'Closed Clinic',
    lga: 'Epe',
  } as const;
  const directory = createSeedDirectory([{ path, ...place }]);
  expect(providerPlace.locate?.({ lga: 'epe', place: 'closed-clinic' }, directory)).toBe(path);
  const site = { directory } as Site;
  const query = new URLSearchParams();
  const request = { path, params: {}, query, cookies: {}, islandWords: () => '', site };
  const data = await providerPlace.load?.(request);
  if (!data) throw new Error('nothing was loaded');
  expect(providerPlace.status?.(data)).toBe(410);
  const title = gonePage.title('Closed Clinic');
  expect(providerPlace.meta(data, request)).toEqual({ title, noindex: true });
  const html = renderToStaticMarkup(<providerPlace.View data={data} />);
  expect(html).toContain('<h1>Closed Clinic is no longer in the list</h1>');
  expect(html).toContain('It is not on our list today.');
  const ways = ['/provider/epe/epe-primary-healthcare-centre', '/provider/ikorodu', phoneLines.tollFree.to];
  for (const href of ways) expect(html).toContain(`href="${href}"`);
});
