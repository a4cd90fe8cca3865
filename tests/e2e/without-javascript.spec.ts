import { expect, test } from '@playwright/test';
import { externalLinks } from '#content/external-links.ts';
import { heroSlides } from '#content/hero.ts';
import { headerButtons, menu } from '#content/navigation.ts';
import { partners } from '#content/partners.ts';
import { productCards } from '#content/products.ts';
import { sections } from '#content/sections.ts';
import { serviceCards } from '#content/services.ts';
import { phoneLines, socialLinks, whatsAppLines } from '#content/site.ts';
import { testimonialVideos } from '#content/testimonial-videos.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows all its words', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/');
  const words = [
    ...heroSlides.flatMap(({ title, subtitle, btnText }) => [title, subtitle, btnText]),
    ...sections.map(({ title }) => title),
    ...serviceCards.flatMap(({ title, card_text }) => [title, card_text]),
    ...testimonialVideos.map(({ title }) => title),
    ...productCards.flatMap(({ name, text, points }) => [name, text, ...points]),
    'Click Here!!!',
    '1,334,361',
    '444',
    '73,182',
  ];
  // As a reader does: what is far away is not laid out, and then has no text to show.
  let shown = '';
  for (let top = 0; top < 16_000; top += 600) {
    shown += await page.getByRole('main').innerText();
    await page.mouse.wheel(0, 600);
  }
  // Line breaks differ by width; the words and their order inside a sentence do not.
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  expect(words.filter((text) => !flat(shown).includes(flat(text)))).toEqual([]);
  for (const { name } of partners)
    await expect(page.getByRole('img', { name, exact: true }).first()).toBeAttached();
});

test('every link of the home page has its configured target', async ({ page }) => {
  await page.goto('/');
  const targets = new Set(
    await page.locator('a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href'))),
  );
  const { mapEmbed, whatsAppShare, analyticsOptOut, ...linked } = externalLinks;
  const expected = [
    ...Object.values(linked),
    ...heroSlides.map(({ btnLink }) => btnLink),
    ...serviceCards.map(({ link }) => link),
    ...testimonialVideos.map(({ url }) => url),
    ...Object.values(headerButtons).map(({ to }) => to),
    ...menu.flatMap((entry) => ('links' in entry ? entry.links.map(({ to }) => to) : [entry.to])),
    ...socialLinks.map(({ to }) => to),
    ...whatsAppLines.map(({ url }) => url),
    ...[phoneLines.tollFree, phoneLines.salesLine, phoneLines.doctorLine].map(({ to }) => to),
    '/privacy',
    '/cookies-policy',
    '/accessibility',
    '/blog',
  ];
  expect(expected.filter((target) => !targets.has(target))).toEqual([]);
  expect(targets.has('#')).toBe(false);
  expect(targets.has(null)).toBe(false);
});

test('the styles are in the page', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  const band = page.getByRole('region', { name: 'Get Health Insurance. Get Wealth Bonus. Get Living.' });
  await expect(band).toHaveCSS('background-color', 'rgb(28, 37, 96)');
});
