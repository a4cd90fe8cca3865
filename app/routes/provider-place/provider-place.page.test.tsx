import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { gonePage } from '#content/place-pages.ts';
import { phoneLines } from '#content/site.ts';
import type { Site } from '../../site.ts';

afterAll(() => {
  vi.doUnmock('#content/directory/place-texts.ts');
  vi.resetModules();
});

test('a place that has left the lists is gone, and its page says so and what is near', async () => {
  const path = '/provider/epe/closed-clinic';
  const { default: providerPlace } = await loadWithGonePlace(path);
  const locate = await providerPlace.locate?.();
  expect(locate?.({ lga: 'epe', place: 'closed-clinic' })).toBe(path);
  const request = { path, params: {}, query: new URLSearchParams(), cookies: {}, site: {} as Site };
  const data = await providerPlace.load?.(request);
  if (!data) throw new Error('nothing was loaded');
  expect(providerPlace.status?.(data)).toBe(410);
  expect(providerPlace.meta(data, request)).toEqual({
    title: gonePage.title('Closed Clinic'),
    noindex: true,
  });
  const html = renderToStaticMarkup(<providerPlace.View data={data} />);
  expect(html).toContain('<h1>Closed Clinic is no longer in the list</h1>');
  expect(html).toContain('It is not in the list of 30 September 2025.');
  expect(html).toContain(`href="${phoneLines.tollFree.to}"`);
  expect(html).toContain('href="/provider/epe/epe-primary-healthcare-centre"');
  expect(html).toContain('href="/provider/ikorodu"');
});

/** The page anew, whatever another test of this process has loaded before. */
function loadWithGonePlace(path: string) {
  vi.resetModules();
  vi.doMock('#content/directory/place-texts.ts', async (original) => {
    const { placeTexts } = await original<{ placeTexts: Record<string, string> }>();
    const gone = `${path},hospital,epe|1oldroad|closed,Closed Clinic,Epe\n`;
    return { placeTexts: { ...placeTexts, addresses: placeTexts.addresses + gone } };
  });
  return import('./provider-place.page.tsx');
}
