import type { Person } from '../person.ts';
import type { ThreadItem, Ticket, TicketAction } from './inbox-service.ts';

/** Whether somebody has done this before, as after a second click on the button or on a page that Back has brought. */
export function isDoneAlready(
  { ticket, thread }: { ticket: Ticket; thread: readonly ThreadItem[] },
  action: TicketAction,
  { id, name }: Person,
): boolean {
  if (action.type === 'assign') return ticket.assignedTo?.id === id;
  if (action.type === 'unassign') return !ticket.assignedTo;
  if (action.type === 'note') {
    const last = thread.findLast((item) => item.what === 'note');
    return last?.person === name && last.note === action.text;
  }
  if (!('text' in action)) return false;
  const state = 'state' in action ? action.state : 'answered';
  const last = thread.findLast((item) => item.what === 'step');
  return last?.person === name && last.state === state && last.note === action.text;
}
