import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Shown {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
/** WCAG 1.4.11: what tells a control apart needs three times the light of its ground. */
const LEAST_CONTRAST = 3;

/**
 * Controls of the window in which nothing can be made out: their picture is looked at, not their styles, because
 * forced colours reach into some parts of an icon and not into others. Fields must show their frame as well.
 */
export async function findUnseenControls(page: Page, part = 'body'): Promise<string[]> {
  const { controls, frameless } = await page.evaluate(
    ([selector = '', place = '']) => {
      const shown = [...document.querySelectorAll<HTMLElement>(`${place} :is(${selector})`)].filter(
        (control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const hit = document.elementFromPoint(x, y);
          return (
            control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            (control === hit || control.contains(hit)) &&
            top >= 0 &&
            bottom <= window.innerHeight &&
            left >= 0 &&
            right <= window.innerWidth
          );
        },
      );
      const nameOf = (control: HTMLElement) =>
        `<${control.tagName.toLowerCase()}> ${(control.ariaLabel ?? control.innerText).trim().slice(0, 40) || control.getAttribute('name')}`;
      const isField = (control: HTMLElement) => control.matches('input, select, textarea');
      return {
        controls: shown.map((control): Shown => {
          const { left, top, width, height } = control.getBoundingClientRect();
          return { name: nameOf(control), left, top, width, height };
        }),
        frameless: shown
          .filter((control) => isField(control) && !control.matches('[type=checkbox]'))
          .filter((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth) < 1)
          .map((field) => `${nameOf(field)} has no frame`),
      };
    },
    [CONTROLS, part],
  );

  const picture = sharp(await page.screenshot({ scale: 'css', animations: 'disabled' })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const unseen = controls.filter((control) => {
    let [darkest, lightest] = [255, 0];
    for (let y = Math.ceil(control.top); y < control.top + control.height - 1; y++)
      for (let x = Math.ceil(control.left); x < control.left + control.width - 1; x++) {
        const light = data[(y * info.width + x) * info.channels] ?? 0;
        darkest = Math.min(darkest, light);
        lightest = Math.max(lightest, light);
      }
    const luminance = (light: number) => (light / 255) ** 2.2;
    return (luminance(lightest) + 0.05) / (luminance(darkest) + 0.05) < LEAST_CONTRAST;
  });
  return [...unseen.map(({ name }) => `${name} cannot be made out`), ...frameless];
}
