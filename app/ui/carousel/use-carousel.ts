import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { autoplayReducer, initialAutoplayState, isPlaying, isSwitchedOn } from './autoplay-state.ts';
import { useEmbla } from './use-embla.ts';

/** Embla moves the slides and keeps the time; React holds only what the visitor wants. */
export function useCarousel(delaysMs: number[]) {
  const reducedMotion = useReducedMotion();
  const [state, dispatch] = useReducer(autoplayReducer, initialAutoplayState);
  const [swiped, setSwiped] = useState(false);
  const { viewportRef, embla, start } = useEmbla(delaysMs);

  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => {
        embla?.off('select', onChange).off('reInit', onChange);
      };
    },
    [embla],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  const playing = isPlaying(state, reducedMotion);
  useEffect(() => {
    if (!embla) return;
    const { autoplay } = embla.plugins();
    // Starting anew on each slide gives that slide its own delay; a swipe and a resize stop the plugin.
    const follow = () => (playing ? autoplay.play(reducedMotion) : autoplay.stop());
    follow();
    embla.on('select', follow).on('pointerUp', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('pointerUp', follow).off('reInit', follow);
    };
  }, [embla, playing, reducedMotion]);

  useEffect(() => {
    if (!embla) return;
    // Until now the slides were a strip to scroll by hand.
    embla.rootNode().scrollLeft = 0;
    const onPointerDown = () => setSwiped(true);
    embla.on('pointerDown', onPointerDown);
    return () => {
      embla.off('pointerDown', onPointerDown);
    };
  }, [embla]);

  async function turn(scroll: 'scrollPrev' | 'scrollNext') {
    const ready = embla ?? (await start());
    const viewport = ready?.rootNode();
    // The slide that holds the focus is about to become inert, and focus must not get lost with it.
    if (viewport?.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    ready?.[scroll](reducedMotion);
  }

  return {
    viewportRef,
    dispatch,
    selected,
    playing,
    switchedOn: isSwitchedOn(state, reducedMotion),
    started: embla !== undefined,
    swiped,
    scrollTo: async (index: number) => (embla ?? (await start()))?.scrollTo(index, reducedMotion),
    scrollPrevious: () => turn('scrollPrev'),
    scrollNext: () => turn('scrollNext'),
  };
}
