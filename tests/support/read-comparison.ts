import type { Page } from '@playwright/test';

/** plan → benefit → value, as somebody sees it: from the table on a wide screen, from the open blocks on a phone. */
export type ShownComparison = Record<string, Record<string, string>>;

export function readComparison(page: Page): Promise<ShownComparison> {
  return page.locator('#plan-comparison').evaluate((section) => {
    const shown: ShownComparison = {};
    const words = (element: Element | null) =>
      element?.checkVisibility() ? (element as HTMLElement).innerText.trim() : '';
    const ownWords = (element: Element | null) =>
      words(element) && (element?.firstChild?.textContent ?? '').trim();
    const add = (plan: string, benefit: string, value: string) => {
      if (benefit && value) shown[plan] = { ...shown[plan], [benefit]: value };
    };

    const plans = [...section.querySelectorAll('thead th[abbr]')].map(
      (head) => (head as HTMLTableCellElement).abbr,
    );
    for (const head of section.querySelectorAll('tbody th[scope=row]')) {
      const cells = head.parentElement?.querySelectorAll('td') ?? [];
      cells.forEach((cell, column) => {
        add(plans[column] ?? '', ownWords(head), words(cell));
      });
    }
    for (const block of section.querySelectorAll('details h4')) {
      for (const term of block.parentElement?.querySelectorAll('dt') ?? []) {
        add(words(block), ownWords(term), words(term.nextElementSibling));
      }
    }
    return shown;
  });
}
