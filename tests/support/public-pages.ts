import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Dated, Provider, ProviderList } from '#content/schema/directory.ts';
import { readProviders } from '#domain/directory/directory-records.ts';
import { providerLists } from '#words/directory.ts';

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

/** plan → benefit → value, as somebody sees it: from the table on a wide screen, from the open blocks on a phone. */
export type ShownComparison = Record<string, Record<string, string>>;

export function readComparison(page: Page): Promise<ShownComparison> {
  return page.locator('#plan-comparison').evaluate((section) => {
    const shown: ShownComparison = {};
    const words = (element: Element | null) =>
      element?.checkVisibility() ? (element as HTMLElement).innerText.trim() : '';
    const add = (plan: string, benefit: string, value: string) => {
      if (benefit && value) shown[plan] = { ...shown[plan], [benefit]: value };
    };

    const plans = [...section.querySelectorAll('thead th[abbr]')].map(
      (head) => (head as HTMLTableCellElement).abbr,
    );
    for (const head of section.querySelectorAll('tbody th[scope=row]')) {
      const cells = head.parentElement?.querySelectorAll('td') ?? [];
      cells.forEach((cell, column) => {
        add(plans[column] ?? '', words(head), words(cell));
      });
    }
    for (const block of section.querySelectorAll('details h4')) {
      // What is the same in all plans is said once.
      const isSame = block.closest('[data-same]') !== null;
      for (const plan of isSame ? plans : [words(block)])
        for (const term of block.parentElement?.querySelectorAll('dt') ?? [])
          add(plan, words(term), words(term.nextElementSibling));
    }
    return shown;
  });
}
