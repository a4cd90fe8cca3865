import { expect, test } from '@playwright/test';
import { aboutPage } from '#content/about-page.ts';
import { faqPage } from '#content/faq.ts';
import { homePage } from '#content/home.ts';
import { policies } from '#content/policies.ts';
import { sections } from '#content/sections.ts';
import { brand } from '#content/site.ts';

interface Address {
  path: string;
  title: string;
  canonical: string;
}

const addresses: Address[] = [
  { path: '/', title: homePage.title, canonical: '/' },
  ...sections.flatMap((section) =>
    'slug' in section
      ? [
          {
            path: `/${section.slug}`,
            title: `${section.title} | ${brand.name}`,
            canonical: `/${section.slug}`,
          },
        ]
      : [],
  ),
  { path: '/about', title: aboutPage.title, canonical: '/about' },
  { path: '/faq', title: faqPage.title, canonical: '/faq' },
  { path: '/cookies-policy', title: policies.cookies.title, canonical: '/cookies-policy' },
  { path: '/privacy', title: policies.privacy.title, canonical: '/privacy-policy' },
  { path: '/privacy-policy', title: policies.privacy.title, canonical: '/privacy-policy' },
  { path: '/accessibility', title: policies.accessibility.title, canonical: '/accessibility' },
  { path: '/chatbot', title: `Support | ${brand.name}`, canonical: '/chatbot' },
  { path: '/maintenance', title: `We'll Be Back Soon! | ${brand.name}`, canonical: '/maintenance' },
];

test.use({ javaScriptEnabled: false });

for (const { path, title, canonical } of addresses) {
  test(`${path} answers 200 with one h1, its title and its canonical link`, async ({ page, baseURL }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`);
    await expect(page.getByRole('navigation').first()).toBeAttached();
  });
}

test('the ten section routes all exist', () => {
  const slugs = addresses.map(({ path }) => path.slice(1));
  for (const slug of [
    'youtube',
    'card',
    'break',
    'stat',
    'gmaps',
    'telemedicine',
    'programs',
    'gap',
    'partner',
    'chatbot',
  ]) {
    expect(slugs).toContain(slug);
  }
});

test('an unknown path answers 404 outside the shared layout', async ({ page }) => {
  const answer = await page.goto('/nope');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText('Oops! Page not found.')).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('/plans leads to /plan for good and keeps its query', async ({ request }) => {
  const answer = await request.get('/plans?x=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/plan?x=1');
});
