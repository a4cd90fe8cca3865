import { auditWords as words } from '#content/desk/audit.ts';
import type { Act } from '../desk.ts';
import { findList } from '../lists/find-list.ts';
import { readDetails } from './changes-of-act.ts';

/** What was acted upon, by the name that the desk shows elsewhere. */
export function subjectOfAct({ action, subject, before, after }: Act): string {
  const [kind] = action.split('.');
  if (kind === 'messages') return words.allMessages;
  if (kind === 'message') return subject.slice(0, 8).toUpperCase();
  if (kind === 'list') return findList(subject)?.title ?? subject;
  if (kind === 'post') return titleIn(after) || titleIn(before) || subject;
  return subject;
}

function titleIn(details: string): string {
  const title = readDetails(details)?.title;
  return typeof title === 'string' ? title : '';
}
