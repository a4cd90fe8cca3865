import { describe, expect, test } from 'vitest';
import {
  type AutoplayEvent,
  autoplayReducer,
  initialAutoplayState,
  isPlaying,
  isSwitchedOn,
} from './carousel.behaviour.ts';

const stateAfter = (...events: AutoplayEvent[]) => events.reduce(autoplayReducer, initialAutoplayState);

describe('autoplay', () => {
  test('plays by itself, unless the visitor prefers reduced motion', () => {
    expect(isPlaying(initialAutoplayState, false)).toBe(true);
    expect(isPlaying(initialAutoplayState, true)).toBe(false);
  });

  test('holds while the pointer or the keyboard focus is inside, and goes on when both have left', () => {
    expect(isPlaying(stateAfter('hover'), false)).toBe(false);
    expect(isPlaying(stateAfter('focus'), false)).toBe(false);
    expect(isPlaying(stateAfter('hover', 'focus', 'leave'), false)).toBe(false);
    expect(isPlaying(stateAfter('hover', 'focus', 'leave', 'blur'), false)).toBe(true);
  });

  test('a held carousel is still switched on', () => {
    expect(isSwitchedOn(stateAfter('hover'), false)).toBe(true);
  });

  test('stays paused once paused, wherever pointer and focus go', () => {
    expect(isPlaying(stateAfter('hover', 'pause', 'leave', 'focus', 'blur'), false)).toBe(false);
  });

  test('pressing play starts it at once, also under reduced motion', () => {
    expect(isPlaying(stateAfter('hover', 'focus', 'play'), true)).toBe(true);
  });

  test('after pressing play, moving in again holds it again', () => {
    expect(isPlaying(stateAfter('focus', 'play', 'focus'), false)).toBe(false);
  });
});
