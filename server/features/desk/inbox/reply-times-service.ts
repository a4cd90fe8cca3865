import type { Person } from '#domain/desk/roles.ts';
import { type AnnouncedHoliday, announcedHolidays } from '#facts/public-holidays.ts';
import type { Database } from '../../../database/schema.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import { REPLY_TIMES_ID, readReplyTimes } from '../../promise/promise-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { staffAddresses } from './colleagues.ts';

/** Within how many working days visitors are answered. */
interface ReplyTimes {
  messageDays: number;
  complaintDays: number;
}

/** By when visitors are answered, and where mails to the staff go. */
export function createReplyTimesService({ database, onChange }: { database: Database; onChange(): void }) {
  return {
    async read() {
      const {
        message_days: messageDays,
        complaint_days: complaintDays,
        version,
      } = await readReplyTimes(database);
      const holidays = await database
        .selectFrom('public_holidays')
        .selectAll()
        .orderBy('day', 'desc')
        .execute();
      return {
        messageDays,
        complaintDays,
        version,
        holidays: holidays.map(({ day, name }) => ({ day, name: name as AnnouncedHoliday })),
      };
    },

    /** For what comes from now on; a day that was promised stays. */
    async change({ messageDays, complaintDays }: ReplyTimes, version: number, person: Person) {
      const outcome = await database.transaction().execute(async (transaction) => {
        const before = await readReplyTimes(transaction);
        const isSame = before.message_days === messageDays && before.complaint_days === complaintDays;
        if (isSame && before.version === version) return 'unchanged';
        const row = { message_days: messageDays, complaint_days: complaintDays, version: version + 1 };
        // Of two who begin with no row at all, the second finds that of the first, and its version.
        const { numInsertedOrUpdatedRows = 0n } = await transaction
          .insertInto('reply_times')
          .values({ id: REPLY_TIMES_ID, ...row })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(row).where('reply_times.version', '=', version),
          )
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return 'conflict';
        // The page for complaints names the days.
        await bumpContentVersion(transaction);
        await recordAction(transaction, person, {
          action: 'replies.change-times',
          subject: 'reply times',
          before: { messageDays: before.message_days, complaintDays: before.complaint_days },
          after: { messageDays, complaintDays },
        });
        return 'done';
      });
      if (outcome === 'done') onChange();
      return outcome;
    },

    /** False when the day is entered already. */
    addHoliday: (day: string, name: AnnouncedHoliday, person: Person) =>
      database.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows = 0n } = await transaction
          .insertInto('public_holidays')
          .values({ day, name })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        const after = { holiday: announcedHolidays[name] };
        await recordAction(transaction, person, { action: 'holiday.add', subject: day, after });
        return true;
      }),

    removeHoliday: (day: string, person: Person) =>
      database.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('public_holidays')
          .where('day', '=', day)
          .returning('name')
          .executeTakeFirst();
        if (!removed) return false;
        const before = { holiday: announcedHolidays[removed.name as AnnouncedHoliday] };
        await recordAction(transaction, person, { action: 'holiday.remove', subject: day, before });
        return true;
      }),

    /** Where this person's mails go; empty when they get none. */
    address: async ({ id }: Person) => (await staffAddresses(database, { id }))[0] ?? '',

    changeAddress: (email: string, person: Person) =>
      database.transaction().execute(async (transaction) => {
        await transaction.updateTable('desk_people').set({ email }).where('id', '=', person.id).execute();
        // Not the address: the log is kept for ever.
        await recordAction(transaction, person, { action: 'person.change-address', subject: person.name });
      }),
  };
}
