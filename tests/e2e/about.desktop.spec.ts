import { expect, test } from '@playwright/test';
import { structure } from '#words/about-page.ts';

test.use({ javaScriptEnabled: false });

test('the diagram of the scheme is told in words, and its arrows are clear', async ({ page }) => {
  await page.goto('/about');
  const figure = page.getByRole('figure');
  for (const sentence of structure.words) await expect(figure.getByText(sentence)).toBeVisible();

  for (const width of [320, 768, 1280]) {
    await test.step(`at ${width} px each arrow of the diagram stands between boxes and covers none`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const { boxes, arrows } = await figure.evaluate((element) => {
        const diagram = element.firstElementChild;
        const parts = [...(diagram?.children ?? [])].map((part) => ({
          isArrow: part.getAttribute('aria-hidden') === 'true',
          ...part.getBoundingClientRect().toJSON(),
        }));
        const shown = parts.filter((part) => part.width > 0);
        return { boxes: shown.filter((part) => !part.isArrow), arrows: shown.filter((part) => part.isArrow) };
      });
      expect(boxes).toHaveLength(structure.members.length);
      expect(arrows).toHaveLength(width < 1024 ? 6 : structure.ties.length);
      const overlaps = arrows.filter((arrow) =>
        boxes.some(
          (box) =>
            arrow.left < box.right &&
            box.left < arrow.right &&
            arrow.top < box.bottom &&
            box.top < arrow.bottom,
        ),
      );
      expect(overlaps).toEqual([]);
    });
  }
});
