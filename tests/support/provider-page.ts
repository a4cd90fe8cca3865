import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Dated, Provider, ProviderList } from '#content/schema/directory.ts';
import { readProviders } from '#domain/directory/directory-records.ts';
import { providerLists } from '#words/directory.ts';
import { hydrateIsland } from './hydrate-island.ts';
import { untilStarted } from './until-started.ts';

const dates = JSON.parse(readFileSync('content/directory/list-dates.json', 'utf8'));

/** The lists as the site should show them, in the order of the sections. */
export const [jaara, plus, pharmacies] = providerLists.map((list) => ({
  ...list,
  date: dates[list.id],
  records: readProviders(readFileSync(`content/directory/${list.file}`, 'utf8')),
})) as [Listed, Listed, Listed];

type Listed = Dated<ProviderList> & { records: Provider[] };

export const sectionOf = (page: Page, { param }: Listed): Locator => page.locator(`details#${param}`);
export const headOf = (page: Page, list: Listed): Locator => sectionOf(page, list).locator('summary');
export const countIn = (page: Page, list: Listed): Locator => sectionOf(page, list).getByRole('status');
export const searchIn = (page: Page, list: Listed): Locator =>
  sectionOf(page, list).getByPlaceholder('Search...');
export const namesIn = (page: Page, list: Listed): Locator => sectionOf(page, list).locator('tbody th');

/** As it comes from the server: its links and forms do the work until somebody touches it. */
export async function openUnhydrated(page: Page, query = ''): Promise<void> {
  await page.goto(`/provider${query}`);
  await untilStarted(page);
}

/** With scripts, as it is after the first touch. */
export async function openProviders(page: Page, query = ''): Promise<void> {
  await openUnhydrated(page, query);
  await hydrateIsland(page, 'directory');
}
