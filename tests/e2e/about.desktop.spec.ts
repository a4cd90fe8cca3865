import { expect, test } from '@playwright/test';
import { structure } from '#words/about-page.ts';

test.use({ javaScriptEnabled: false });

const areApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test('the diagram of the scheme is told in words, and its arrows cover no box at any width', async ({
  page,
}) => {
  await page.goto('/about');
  const figure = page.getByRole('figure');
  for (const sentence of structure.words) await expect(figure.getByText(sentence)).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [boxes = [], arrows = []] = await Promise.all(
      [':not([aria-hidden=true])', '[aria-hidden=true]'].map((kind) =>
        figure.locator(`> :first-child > ${kind}`).evaluateAll((parts) => {
          const places: DOMRect[] = parts.map((part) => part.getBoundingClientRect().toJSON());
          return places.filter((place) => place.width > 0);
        }),
      ),
    );
    expect(boxes).toHaveLength(structure.members.length);
    expect(arrows).toHaveLength(width < 1024 ? 6 : structure.ties.length);
    expect(arrows.filter((arrow) => !boxes.every((box) => areApart(arrow, box)))).toEqual([]);
  }
});
