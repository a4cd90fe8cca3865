import { createHash } from 'node:crypto';
import type { FormKind } from '#app/site.ts';
import type { Database } from '../../database/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SentForm {
  kind: FormKind | 'call-back' | 'sms';
  /** All that the sender has given, cleaned: the same words of somebody else are another form. */
  content: object;
  /** What looks like a bot's must not keep the same message of a person out. */
  isSuspected: boolean;
  /** When the form was first touched; empty without scripts. */
  startedAt: string;
}

function keyOf({ kind, content, isSuspected }: SentForm): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, isSuspected, content]))
    .digest('base64url');
}

/**
 * Undefined when the form is new, and from then on it is known. To be called in the transaction that stores it: who
 * sends the same at the same instant waits here until that has been stored, or has failed and can be stored anew.
 *
 * The same content within an hour is the same form: sent again by a second tap, a reload, or after an answer that was
 * lost. The same content from the same page, which knows when its form was first touched, is so for a day.
 */
export async function findEarlier(transaction: Database, form: SentForm) {
  const key = keyOf(form);
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const isNew = await transaction
    .insertInto('sent_forms')
    .values({ key, started_at: form.startedAt, sent_at: at(0), complaint_id: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({
          started_at: row.ref('excluded.started_at'),
          sent_at: row.ref('excluded.sent_at'),
          complaint_id: null,
        }))
        .where((row) => {
          const isSentWithin = (ms: number) => row.between('sent_forms.sent_at', at(-ms), at(ms));
          const isSamePage = row.and([
            row('sent_forms.started_at', '!=', ''),
            row('sent_forms.started_at', '=', row.ref('excluded.started_at')),
          ]);
          return row.not(row.or([isSentWithin(HOUR_MS), row.and([isSamePage, isSentWithin(DAY_MS)])]));
        }),
    )
    .returning('key')
    .executeTakeFirst();
  if (isNew) return undefined;
  return transaction
    .selectFrom('sent_forms')
    .select('complaint_id as complaintId')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** So that who sends the complaint again gets its reference. */
export async function keepComplaintOf(
  transaction: Database,
  form: SentForm,
  complaint_id: string,
): Promise<void> {
  await transaction.updateTable('sent_forms').set({ complaint_id }).where('key', '=', keyOf(form)).execute();
}

/** Not in the transaction of a form: two that forget the same ones would wait for each other. */
export async function forgetSentForms(database: Database): Promise<void> {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await database
    .deleteFrom('sent_forms')
    // What was sent in the future was written by a clock that has been put right since.
    .where((row) => row.or([row('sent_at', '<', at(-DAY_MS)), row('sent_at', '>', at(DAY_MS))]))
    .execute();
}
