import type { Page } from '@playwright/test';
import * as site from '#facts/site.ts';

/**
 * What is too small to be pressed, as large as it is shown; a field's own label belongs to it. A part of a sentence is
 * as large as its words (the exception of WCAG 2.5.8), a main action 48 px high.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      const { display, clipPath } = getComputedStyle(control);
      const isVisible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isVisible || control.closest('[inert], [aria-hidden=true]') || clipPath === 'inset(50%)')
        return [];
      const labels = 'labels' in control ? [...(control.labels as NodeListOf<HTMLElement>)] : [];
      const wrapping = labels.filter((label) => label.contains(control));
      const boxes = [control, ...wrapping].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      const words = flat(control.innerText || control.ariaLabel || control.getAttribute('name') || '');
      const sentence = flat(control.parentElement?.innerText ?? '');
      const isInSentence = display === 'inline' && sentence.length > words.length;
      // The lines of the support banner are as low as it is: 40 px, so that the page has room below it.
      const isMainAction =
        (control.tagName !== 'A' || display.includes('flex')) && !control.matches('header ul:not(nav ul) a');
      const isSmall = (!isInSentence && Math.min(width, height) < 24) || (isMainAction && height < 48);
      return isSmall ? [`<${control.tagName.toLowerCase()}> ${words}: ${width} × ${height} px`] : [];
    });
  });
}

/**
 * What somebody cannot read at the present width and type: text that leaves the window, that a box cuts off, or that
 * lies on other text. What can be scrolled to inside a box of its own is not lost.
 */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    const misfits: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      misfits.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);

    for (const element of document.querySelectorAll('body *')) {
      const { clipPath, position } = getComputedStyle(element);
      if (position === 'absolute' && clipPath === 'inset(50%)') element.setAttribute('data-only-heard', '');
    }

    type Line = { text: string; element: Element } & Record<'left' | 'right' | 'top' | 'bottom', number>;
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!element || !text || element.closest('[inert], option, script, style, title')) continue;
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || element.closest('[data-only-heard]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // A font's box is higher than its letters; its outer parts may meet those of the next line.
        const air = height * 0.25;
        if (width > 1) lines.push({ text, element, left, right, top: top + air, bottom: bottom - air });
      }
    }

    // Lines share most of what is around them.
    const boxes = new Map<Element, ReturnType<typeof measure>>();
    function measure(element: Element) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      return { overflowX, overflowY, position, edge: element.getBoundingClientRect() };
    }
    function boxOf(element: Element) {
      const box = boxes.get(element) ?? measure(element);
      boxes.set(element, box);
      return box;
    }

    for (const line of lines) {
      let canScroll = false;
      for (
        let box = line.element;
        box !== document.body && !canScroll;
        box = box.parentElement ?? document.body
      ) {
        const { overflowX, overflowY, position, edge } = boxOf(box);
        canScroll = /auto|scroll/.test(overflowX + overflowY);
        const isCut =
          (/hidden|clip/.test(overflowX) &&
            (line.left < edge.left - SLACK_PX || line.right > edge.right + SLACK_PX)) ||
          (/hidden|clip/.test(overflowY) &&
            (line.top < edge.top - SLACK_PX || line.bottom > edge.bottom + SLACK_PX));
        if (isCut && !canScroll) misfits.push(`"${line.text}" is cut by <${box.tagName} ${box.className}>`);
        if (position === 'fixed') break;
      }
      if (!canScroll && (line.left < -SLACK_PX || line.right > root.clientWidth + SLACK_PX))
        misfits.push(`"${line.text}" leaves the window at ${Math.round(line.right)} px`);
    }

    const byTop = lines.toSorted((a, b) => a.top - b.top);
    byTop.forEach((line, index) => {
      for (let next = index + 1; next < byTop.length; next++) {
        const other = byTop[next] as Line;
        if (other.top >= line.bottom - SLACK_PX) break;
        const isBeside = other.left >= line.right - SLACK_PX || line.left >= other.right - SLACK_PX;
        // The counters' figures stand one by one in cells of their own width.
        const areFigures = line.text.length === 1 && other.text.length === 1;
        if (!isBeside && !areFigures && other.element !== line.element)
          misfits.push(`"${line.text}" and "${other.text}" lie on each other`);
      }
    });
    return [...new Set(misfits)];
  });
}

const { phoneLines, supportLines, whatsAppLines, fromAbroad } = site;
const NUMBERS = [
  ...Object.values(phoneLines).flatMap(({ display, digits }) => [display, digits]),
  ...[...Object.values(supportLines), ...Object.values(whatsAppLines)].map(({ display }) => display),
  fromAbroad.line.label,
];

/** Texts in which a line may break one of our numbers: half of it on the next line reads as another one. */
export function findBreakableNumbers(page: Page): Promise<string[]> {
  return page.evaluate((numbers) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || element.closest('script, style, option') || !numbers.some((one) => text.includes(one)))
        continue;
      if (getComputedStyle(element).whiteSpace !== 'nowrap') found.push(text);
    }
    return found;
  }, NUMBERS);
}

/** What moved by itself: while the HTML was on its way, and from then on. */
interface Shifts {
  coming: number;
  there: number;
}

/** HTML that is cut anywhere may move this much as it comes: a twentieth of what is called good. */
export const MOST_WHILE_COMING = 0.005;

/** To be called before the page is opened: everything that moves by itself counts, from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { coming: 0, there: 0 };
    Object.assign(window, { shifts });
    let thereAt = Number.POSITIVE_INFINITY;
    let askedFrom = 0;
    // The end of the HTML is painted a frame after it was read.
    const painted = () => requestAnimationFrame(() => (thereAt = performance.now()));
    addEventListener('readystatechange', () => requestAnimationFrame(painted), { once: true, capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value } = entry as PerformanceEntry & { value: number };
        if (startTime >= askedFrom) shifts[startTime < thereAt ? 'coming' : 'there'] += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // What is restored as it was left is asked again, from here on: a busy browser tells late of what was before.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      askedFrom = performance.now();
      Object.assign(shifts, { coming: 0, there: 0 });
    });
  });
}

/** What has shifted so far, to three places as Lighthouse gives it. */
export async function readShifts(page: Page): Promise<Shifts> {
  const { coming, there } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  const rounded = (value: number) => Number(value.toFixed(3));
  return { coming: rounded(coming), there: rounded(there) };
}
