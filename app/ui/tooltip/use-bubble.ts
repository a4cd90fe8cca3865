import { type PointerEvent, useEffect, useRef } from 'react';
import { placeBubble } from './place-bubble.ts';

/** Long enough to carry the pointer across the gap to the bubble. */
const LEAVE_MS = 350;

/** Opens and places a popover by pointer and focus; Escape and a press elsewhere are the browser's part. */
export function useBubble() {
  const trigger = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function show() {
    clearTimeout(leaving.current);
    if (!trigger.current || !bubble.current || bubble.current.matches(':popover-open')) return;
    bubble.current.showPopover();
    const { left, top } = placeBubble(
      trigger.current.getBoundingClientRect(),
      bubble.current.getBoundingClientRect(),
      // Of the two widths only the body's leaves out a scrollbar's reserved gutter.
      { width: document.body.clientWidth, height: document.documentElement.clientHeight },
    );
    // Page coordinates, so that the bubble scrolls along with its trigger.
    bubble.current.style.left = `${left + window.scrollX}px`;
    bubble.current.style.top = `${top + window.scrollY}px`;
  }

  function hide() {
    clearTimeout(leaving.current);
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  }

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show();
  };

  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || trigger.current?.matches(':focus-visible')) return;
    leaving.current = setTimeout(hide, LEAVE_MS);
  };

  return {
    triggerProps: {
      ref: trigger,
      onPointerEnter,
      onPointerLeave,
      onFocus: show,
      onBlur: hide,
      onClick: show,
    },
    bubbleProps: { ref: bubble, onPointerEnter, onPointerLeave },
  };
}
