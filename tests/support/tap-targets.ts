import type { Page } from '@playwright/test';

export interface TapTarget {
  name: string;
  width: number;
  height: number;
  /** Part of a sentence: its size is that of the words (the exception of WCAG 2.5.8). */
  isInSentence: boolean;
  isMainAction: boolean;
}

/** Everything that can be pressed, as large as it is shown; a field's own label belongs to it. */
export function readTapTargets(page: Page): Promise<TapTarget[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.closest('[inert], [aria-hidden=true]') &&
        getComputedStyle(control).clipPath !== 'inset(50%)',
    );
    return controls.map((control) => {
      const labels = 'labels' in control ? [...(control.labels as NodeListOf<HTMLElement>)] : [];
      const wrapping = labels.filter((label) => label.contains(control));
      const boxes = [control, ...wrapping].map((part) => part.getBoundingClientRect());
      const words = (control.innerText || control.ariaLabel || control.getAttribute('name') || '').trim();
      const sentence = control.parentElement?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';
      return {
        name: `<${control.tagName.toLowerCase()}> ${words.replaceAll(/\s+/g, ' ')}`,
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
        isInSentence:
          getComputedStyle(control).display === 'inline' &&
          sentence.length > words.replaceAll(/\s+/g, ' ').length,
        // The lines of the support banner are as low as it is: 40 px, so that the page has room below it.
        isMainAction:
          (control.tagName !== 'A' || getComputedStyle(control).display.includes('flex')) &&
          !control.matches('header ul:not(nav ul) a'),
      };
    });
  });
}
