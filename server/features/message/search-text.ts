import { removeMarks } from '#domain/text/fold-text.ts';
import type { ComplaintTable, MessageTable } from '../../database/message-tables.ts';

type Searched = Pick<MessageTable, 'id' | 'user_name' | 'user_email' | 'user_phone' | 'message'> &
  Partial<Pick<MessageTable, 'subject'> & Pick<ComplaintTable, 'reference' | 'place'>>;

/**
 * What the desk searches of a message or complaint, without accents: stored, because databases cannot remove them.
 * `SEARCHED` in ticket-repository.ts repeats it. Migration 0017 calls it for rows without the columns that were added
 * later, so a later column must be optional in `Searched`.
 */
export function searchTextOf(row: Searched): string {
  const { id, reference, user_name, user_email, user_phone, subject, place, message } = row;
  const phone = user_phone.replace(/[ -]/g, '');
  return removeMarks(
    [id, reference, user_name, user_email, user_phone, phone, subject, place, message].join(' '),
  );
}
