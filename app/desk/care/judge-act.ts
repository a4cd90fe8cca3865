import type { Person } from '../person.ts';
import type { Entry, EntryAct, ThreadItem } from './care-service.ts';

/** What is held back is released before it is answered. */
export function isAllowed({ isHeld }: Entry, { act }: EntryAct): boolean {
  if (act === 'release') return isHeld;
  return !isHeld || !['answer', 'move', 'spam', 'retry'].includes(act);
}

/** The visitor would be told the same twice. */
export function changesNothing({ state }: Entry, act: EntryAct): boolean {
  return act.act === 'move' && act.state === state && !act.text;
}

/** Whether somebody has done this before, as after a second click on the button or on a page that Back has brought. */
export function isDoneAlready(
  { entry, thread }: { entry: Entry; thread: readonly ThreadItem[] },
  act: EntryAct,
  { id, name }: Person,
): boolean {
  if (act.act === 'assign') return entry.assignedTo?.id === id;
  if (act.act === 'let-go') return !entry.assignedTo;
  if (act.act === 'note') {
    const last = thread.findLast((item) => item.what === 'note');
    return last?.person === name && last.note === act.text;
  }
  if (!('text' in act)) return false;
  const state = 'state' in act ? act.state : 'answered';
  const last = thread.findLast((item) => item.what === 'step');
  return last?.person === name && last.state === state && last.note === act.text;
}
