/** Long enough to move the pointer across the gap to the bubble. */
const LEAVE_MS = 350;

/** Opens and positions the page's tooltips on hover and focus; Escape is handled by the browser. */
export default function startTooltips(body: HTMLElement): void {
  // Without popovers the style sheet shows them on hover and focus.
  if (!('showPopover' in body)) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function show(event: Event): void {
    const button = triggerOf(event.target);
    const bubble = button?.popoverTargetElement;
    if (!button || !(bubble instanceof HTMLElement)) return;
    clearTimeout(leaving);
    if (bubble.matches(':popover-open')) return;
    bubble.showPopover();
    const { left, top } = placeBubble(
      button.getBoundingClientRect(),
      bubble.getBoundingClientRect(),
      // Unlike the root's width, the body's excludes a reserved scrollbar gutter.
      { width: body.clientWidth, height: document.documentElement.clientHeight },
    );
    // Page coordinates, so that the bubble scrolls with its trigger.
    bubble.style.left = `${left + scrollX}px`;
    bubble.style.top = `${top + scrollY}px`;
  }

  function hide(): void {
    clearTimeout(leaving);
    body.querySelector<HTMLElement>('[role=tooltip]:popover-open')?.hidePopover();
  }

  body.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (event.target instanceof Element && event.target.closest('[role=tooltip]')) clearTimeout(leaving);
    else show(event);
  });
  body.addEventListener('pointerout', ({ pointerType, target }) => {
    const isOver = target instanceof Element && target.closest('[data-tooltip], [role=tooltip]');
    if (pointerType !== 'mouse' || !isOver) return;
    const focused = triggerOf(document.activeElement);
    // A passing mouse must not close what was opened by keyboard.
    if (focused?.matches(':focus-visible') && focused.popoverTargetElement?.matches(':popover-open')) return;
    clearTimeout(leaving);
    leaving = setTimeout(hide, LEAVE_MS);
  });
  body.addEventListener('focusin', show);
  body.addEventListener('click', show);
  body.addEventListener('focusout', ({ target }) => {
    if (triggerOf(target)) hide();
  });
}

function triggerOf(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('[data-tooltip]') : null;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Size & Pick<DOMRect, 'left' | 'top'>;

const GAP_PX = 8;
const EDGE_PX = 12;

/** Centres the bubble below its anchor, or above it when there is no room, within the window. */
export function placeBubble(anchor: Box, bubble: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = view.width - bubble.width - EDGE_PX;
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - bubble.height;
  const fitsBelow = below + bubble.height + EDGE_PX <= view.height;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, rightmost)),
    top: fitsBelow || above < EDGE_PX ? below : above,
  };
}
