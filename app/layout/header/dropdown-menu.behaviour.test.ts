import { expect, test } from 'vitest';
import { CLOSED, type DropdownEvent, itemAfterKey, nextDropdownState } from './dropdown-menu.behaviour.ts';

const opened = { isOpen: true, isPinned: true, isClosing: false };
const hovered = { isOpen: true, isPinned: false, isClosing: false };

test.each<[what: string, events: DropdownEvent[], state: typeof opened]>([
  ['the mouse opens on entering', ['mouse-entered'], hovered],
  ['and only starts to close on leaving', ['mouse-entered', 'mouse-left'], { ...hovered, isClosing: true }],
  ['which ends after the delay', ['mouse-entered', 'mouse-left', 'delay-passed'], CLOSED],
  [
    'unless it comes back in time, even if the delay ends late',
    ['mouse-entered', 'mouse-left', 'mouse-entered', 'delay-passed'],
    hovered,
  ],
  ['it closes a menu that was opened by press as well', ['pressed', 'mouse-left', 'delay-passed'], CLOSED],
  ['leaving a closed menu starts nothing', ['mouse-left'], CLOSED],
  ['a press opens', ['pressed'], opened],
  ['and shuts', ['pressed', 'pressed'], CLOSED],
  ['a press keeps open what hovering has opened', ['mouse-entered', 'pressed'], opened],
  ['the next one shuts it', ['mouse-entered', 'pressed', 'pressed'], CLOSED],
  ['moving in by key opens and never shuts', ['opened', 'opened'], opened],
  ['a dismissal closes at once', ['pressed', 'dismissed'], CLOSED],
  ['also while the delay runs', ['mouse-entered', 'mouse-left', 'dismissed'], CLOSED],
])('%s', (_what, events, state) => {
  expect(events.reduce(nextDropdownState, CLOSED)).toEqual(state);
});

test.each<[key: string, from: number, to: number | undefined]>([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  // Outside the list these move the page.
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 0, undefined],
])('of three items %s leads from %i to %s', (key, from, to) => {
  expect(itemAfterKey(key, from, 3)).toBe(to);
});
