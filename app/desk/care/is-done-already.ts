import type { Person } from '../person.ts';
import type { Entry, EntryAct, ThreadItem } from './care-service.ts';

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
