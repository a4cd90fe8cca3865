import { expect, type Locator, type Page } from '@playwright/test';
import { holdTime } from './hold-time.ts';
import { withConsentAnswered } from './with-consent-answered.ts';
import { withoutPopUp } from './without-pop-up.ts';

export const TITLES = [
  'Affordable Healthcare at Your Fingertips!',
  'Affordable healthcare for every residents of Lagos State!',
  'Ensuring Compliance. Protecting Lives.',
  'The smarter way to pay for healthcare!',
  'VBooth – Virtual Consultation Made Easy',
  'Your health, our priority!',
];

export const heroOf = (page: Page): Locator =>
  page.getByRole('region', { name: /./ }).and(page.locator('[aria-roledescription=carousel]'));
export const dot = (page: Page, number: number): Locator =>
  heroOf(page).getByRole('link', { name: `Slide ${number} of 6`, exact: false });

/** The slide that can be reached; the others are inert while they are out of sight. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(heroOf(page).getByRole('heading', { name: TITLES[number - 1] ?? '' })).toBeInViewport();
}

export async function openHero(page: Page): Promise<void> {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await page.clock.install();
  await page.goto('/');
  await expect(heroOf(page)).toHaveAttribute('data-started');
  await holdTime(page);
  // Away from the hero, which holds its slides under the pointer.
  await page.mouse.move(5, 5);
}
