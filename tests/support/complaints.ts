import type { ComplaintState } from '#content/schema/site.ts';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import type { Database } from '#server/database/schema.ts';
import { keepComplaintChange } from '#server/features/complaint/complaint-repository.ts';

/** One that has been checked and cleaned. */
export const complaint: ComplaintForm = {
  kind: 'charged',
  amount: 5000,
  place: 'Clinic of Mercy, Ikeja',
  place_path: '',
  happened_on: '2025-07-11',
  happened_about: 'in the morning',
  message: 'They asked me for money at the gate.\nẸ jọ̀ọ́, help me.',
  user_name: 'Ngozi Okáfọ̀',
  user_phone: '0803 123 4567',
  user_email: 'ngozi.okafor@example.com',
  sms_news: 0,
};

/** The same as a visitor types it. */
export const typedComplaint: Record<string, string> = { ...complaint, amount: '₦5,000', sms_news: '' };

/** Complains from an address of its own; gives the reference, unless there is no answer and nobody knows what became of it. */
export async function complain(url: string, message: string): Promise<string | undefined> {
  const user_email = `${message.replace(' ', '-')}@example.com`;
  const body = new URLSearchParams({ ...typedComplaint, message, user_email });
  const answer = await fetch(`${url}/complaint`, { method: 'POST', body, redirect: 'manual' }).catch(
    () => undefined,
  );
  const cookie = answer?.status === 303 && answer.headers.get('set-cookie');
  return cookie ? /LA-\w{4}-\w{4}/.exec(cookie)?.[0] : undefined;
}

/** Moves a complaint, as staff do: whoever gave an e-mail address is told. */
export async function changeComplaint(
  database: Database,
  id: string,
  { state, note }: { state: ComplaintState; note: string },
): Promise<void> {
  const changed_at = new Date().toISOString();
  await database
    .updateTable('complaints')
    .set((row) => ({ state, changed_at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await keepComplaintChange(database, id, { state, note, changed_at, person_name: '' });
}
