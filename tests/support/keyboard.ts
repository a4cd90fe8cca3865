import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { menuWords } from '#words/navigation.ts';
import { visit } from './browser-page.ts';

// Nothing here may use the mouse or put the focus anywhere: each key is pressed as somebody would, and on the way the
// focus must be seen at every stop.

const MOST_PRESSES = 250;

/** Whether the present place is the target, and what somebody who follows the focus with their eyes would miss. */
export function lookAtFocus(
  page: Page,
  sought?: ElementHandle,
): Promise<{ isThere: boolean; faults: string[] }> {
  return page.evaluate(async (target) => {
    // What the move has set off, such as a header that hides, happens with the next frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement as HTMLElement;
    const name = `<${focused.tagName.toLowerCase()}> ${(focused.innerText || focused.ariaLabel || focused.id).slice(0, 40)}`;
    const isThere = focused === target;
    const faults: string[] = [];

    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (a: string, b: string) => {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };

    // A card shows the ring of the link that fills it.
    const carriers: [Element, string?][] = [[focused], [focused, '::after'], [focused, '::before']];
    for (let box = focused.parentElement; box && box !== document.body; box = box.parentElement)
      if (box.matches(':has(:focus-visible)')) carriers.push([box]);
    const carrier = carriers.find(([element, part]) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && (!part || content !== 'none');
    });
    if (!carrier) return { isThere, faults: [`${name} shows no focus ring`] };

    const style = getComputedStyle(carrier[0], carrier[1]);
    const shadows = style.boxShadow.match(/rgba?\([^)]+\) 0px 0px 0px \d+px/g) ?? [];
    const ring = [style.outlineColor, ...shadows.map((shadow) => shadow.replace(/\).*/, ')'))];
    let behind: Element | null =
      Number.parseFloat(style.outlineOffset) < 0 ? carrier[0] : carrier[0].parentElement;
    const isClear = (element: Element) =>
      /rgba\(.*, 0\)|transparent/.test(getComputedStyle(element).backgroundColor);
    while (behind && isClear(behind)) behind = behind.parentElement;
    const ground = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)';
    if (!ring.some((colour) => contrast(colour, ground) >= 3))
      faults.push(`${name} has a ring of ${ring.join(' and ')} on ${ground}`);

    const [box] = carrier[0].getClientRects();
    const [core] = focused.getClientRects();
    if (!box || !core) return { isThere, faults: [`${name} has no place on the screen`] };
    const reach = Number.parseFloat(style.outlineOffset) + 1;
    for (
      let frame = carrier[0].parentElement;
      frame && frame !== document.body;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      const isCut =
        (overflowX !== 'visible' && (box.left - reach < left || box.right + reach > right)) ||
        (overflowY !== 'visible' && (box.top - reach < top || box.bottom + reach > bottom));
      if (isCut)
        faults.push(`the ring of ${name} is cut by <${frame.tagName.toLowerCase()} ${frame.className}>`);
      if (position === 'fixed') break;
    }

    // Its middle and its four sides; the corners of a round button belong to what is behind it.
    const INSET_PX = 4;
    const [x, y] = [(core.left + core.right) / 2, (core.top + core.bottom) / 2];
    const places = [
      [x, y],
      [core.left + INSET_PX, y],
      [core.right - INSET_PX, y],
      [x, core.top + INSET_PX],
      [x, core.bottom - INSET_PX],
    ];
    const covers = places.map(([left = 0, down = 0]) => {
      const top = document.elementFromPoint(left, down);
      if (!top) return 'the edge of the window';
      return focused.contains(top) || top.contains(focused)
        ? ''
        : `<${top.tagName.toLowerCase()} ${top.className}>`;
    });
    const cover = covers.find(Boolean);
    if (cover) faults.push(`${name} lies under ${cover}`);
    return { isThere, faults };
  }, sought);
}

/** Presses Tab until the target has the focus, and looks at every place on the way. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Found once: to search a long page for it after every press takes longer than the press.
  const sought = await target.elementHandle();
  const faults: string[] = [];
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press(key);
    const place = await lookAtFocus(page, sought ?? undefined);
    faults.push(...place.faults);
    if (place.isThere) break;
  }
  await expect(target).toBeFocused();
  expect(faults).toEqual([]);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens a page and hydrates its island, closes the pop-up and moves past the header. */
export async function openByKeys(page: Page, path: string, island: string): Promise<void> {
  await visit(page, path, island);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, page.getByRole('link', { name: menuWords.skip }));
  await expect(page.getByRole('main')).toBeFocused();
}
