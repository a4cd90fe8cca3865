import { timingSafeEqual } from 'node:crypto';
import type { ComplaintPromise, ComplaintService } from '#app/site.ts';
import { lastFourDigits } from '#domain/forms/complaint-form.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { countAttempt, forgetAttempt } from '../../visitors/attempt-limiter.ts';
import { LIMIT_WINDOW_MS, visitorOf } from '../../visitors/visitor-limit.ts';
import { isColleague } from '../desk/inbox/colleagues.ts';
import { createSigner } from '../newsletter/mail-links.ts';
import { readRecord, readReplyTimes } from '../promise/promise-repository.ts';

/** Many phones share one address of their network, so the limit is generous. */
const BY_VISITOR = { most: 30, windowMs: LIMIT_WINDOW_MS };
/** Guessing a hundred of the ten thousand ends of a phone number takes days. E-mail addresses cannot be guessed. */
const AT_REFERENCE = { most: 10, windowMs: 86_400_000 };
/** For so long pages share what was read. It changes with every answer, and few pages tell of it. */
const PROMISE_KNOWN_FOR_MS = 5_000;

/** Lets visitors see what became of their complaints, and whoever guesses see nothing. */
export function createComplaintService(
  database: Database,
  contentVersion: () => number = () => 0,
): ComplaintService {
  const sign = createSigner(database);
  /** Keyed, so that neither the database nor a backup tells whose address it was. */
  const hash = (text: string) => sign(`complaint-${text}`);

  return {
    promise: keepPromise(database, contentVersion),
    async find({ reference, contact }, visitor) {
      const visitorKey = (await hash(`visitor:${visitorOf(visitor)}`)).toString('base64url');
      const referenceKey = (await hash(`reference:${reference}`)).toString('base64url');
      const isEmail = contact.includes('@');
      const isAllowed =
        (await countAttempt(database, visitorKey, BY_VISITOR)) &&
        (isEmail || (await countAttempt(database, referenceKey, AT_REFERENCE)));
      // Looked for and compared in any case, so that a refusal takes the same time whatever its reason.
      const complaint = await database
        .selectFrom('complaints')
        .selectAll()
        .select((row) =>
          row
            .selectFrom('desk_people')
            .select('desk_people.id')
            .whereRef('desk_people.id', '=', 'complaints.assigned_to')
            .where(isColleague)
            .as('keeper'),
        )
        .where('reference', '=', reference)
        .executeTakeFirst();
      const stored = readContact((isEmail ? complaint?.user_email : complaint?.user_phone) ?? '', isEmail);
      const isEqual = timingSafeEqual(await hash(readContact(contact, isEmail)), await hash(stored));
      if (!isAllowed || !complaint || !isEqual || stored === '') return undefined;
      await forgetAttempt(database, visitorKey);
      if (!isEmail) await forgetAttempt(database, referenceKey);
      const steps = await database
        .selectFrom('complaint_changes')
        .select(['changed_at as at', 'state', 'note'])
        .where('complaint_id', '=', complaint.id)
        .orderBy('changed_at')
        .execute();
      const { state, due_on, received_at: receivedAt } = complaint;
      return {
        reference,
        state,
        receivedAt,
        dueOn: due_on ?? undefined,
        isOverdue: state !== 'answered' && due_on !== null && due_on < lagosDay(new Date()),
        isTaken: complaint.keeper !== null,
        language: complaint.language,
        steps,
      };
    },
  };
}

/** Read anew after a few seconds, when the content changes, as when admins set other days, and when it failed. */
function keepPromise(database: Database, contentVersion: () => number): () => Promise<ComplaintPromise> {
  let known: { promise: Promise<ComplaintPromise>; version: number; until: number } | undefined;
  async function read(): Promise<ComplaintPromise> {
    const { complaint_days: workingDays } = await readReplyTimes(database);
    return { workingDays, record: await readRecord(database) };
  }
  return () => {
    const [version, now] = [contentVersion(), performance.now()];
    if (known?.version === version && now < known.until) return known.promise;
    const promise = read();
    promise.catch(() => {
      known = undefined;
    });
    known = { promise, version, until: now + PROMISE_KNOWN_FOR_MS };
    return promise;
  };
}

/** An address in lower case, or the end of a phone number. */
function readContact(contact: string, isEmail: boolean): string {
  return isEmail ? contact.trim().toLowerCase() : (lastFourDigits(contact) ?? '');
}
