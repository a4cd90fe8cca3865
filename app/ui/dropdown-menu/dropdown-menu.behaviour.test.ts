import { describe, expect, test } from 'vitest';
import { CLOSED, type DropdownEvent, itemAfterKey, nextDropdownState } from './dropdown-menu.behaviour.ts';

function stateAfter(...events: DropdownEvent[]) {
  return events.reduce(nextDropdownState, CLOSED);
}

describe('the mouse', () => {
  test('opens on entering and only starts to close on leaving', () => {
    expect(stateAfter('mouse-entered')).toEqual({ isOpen: true, isPinned: false, isClosing: false });
    expect(stateAfter('mouse-entered', 'mouse-left')).toMatchObject({ isOpen: true, isClosing: true });
  });

  test('closes once the delay has passed', () => {
    expect(stateAfter('mouse-entered', 'mouse-left', 'delay-passed')).toEqual(CLOSED);
  });

  test('that comes back in time keeps the menu open, even if the delay ends late', () => {
    const back = stateAfter('mouse-entered', 'mouse-left', 'mouse-entered');
    expect(back).toMatchObject({ isOpen: true, isClosing: false });
    expect(nextDropdownState(back, 'delay-passed')).toBe(back);
  });

  test('closes a menu that was opened by press as well', () => {
    expect(stateAfter('pressed', 'mouse-left', 'delay-passed')).toEqual(CLOSED);
  });

  test('leaving a closed menu starts nothing', () => {
    expect(stateAfter('mouse-left')).toBe(CLOSED);
  });
});

describe('a press', () => {
  test('opens and shuts', () => {
    expect(stateAfter('pressed')).toMatchObject({ isOpen: true });
    expect(stateAfter('pressed', 'pressed')).toEqual(CLOSED);
  });

  test('on a menu that hovering has opened keeps it open; the next one shuts it', () => {
    expect(stateAfter('mouse-entered', 'pressed')).toMatchObject({ isOpen: true });
    expect(stateAfter('mouse-entered', 'pressed', 'pressed')).toEqual(CLOSED);
  });
});

test('moving into a menu by key opens it and never shuts it', () => {
  expect(stateAfter('opened', 'opened')).toMatchObject({ isOpen: true });
});

test('a dismissal closes at once, also while the delay runs', () => {
  expect(stateAfter('pressed', 'dismissed')).toEqual(CLOSED);
  expect(stateAfter('mouse-entered', 'mouse-left', 'dismissed')).toEqual(CLOSED);
});

describe('arrow keys', () => {
  test('enter the list at its near end', () => {
    expect(itemAfterKey('ArrowDown', -1, 3)).toBe(0);
    expect(itemAfterKey('ArrowUp', -1, 3)).toBe(2);
  });

  test('move by one and go round', () => {
    expect(itemAfterKey('ArrowDown', 0, 3)).toBe(1);
    expect(itemAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(itemAfterKey('ArrowUp', 1, 3)).toBe(0);
    expect(itemAfterKey('ArrowUp', 0, 3)).toBe(2);
  });

  test('Home and End jump inside the list but leave the page alone outside it', () => {
    expect(itemAfterKey('Home', 2, 3)).toBe(0);
    expect(itemAfterKey('End', 0, 3)).toBe(2);
    expect(itemAfterKey('Home', -1, 3)).toBeUndefined();
    expect(itemAfterKey('End', -1, 3)).toBeUndefined();
  });

  test('other keys mean nothing', () => {
    expect(itemAfterKey('a', 0, 3)).toBeUndefined();
  });
});
