import type { Person } from '#domain/desk/roles.ts';
import type { AnnouncedHoliday } from '#facts/public-holidays.ts';

/** Within how many working days visitors are answered. */
interface ReplyTimes {
  messageDays: number;
  complaintDays: number;
}

export interface ReplyTimesService {
  read(): Promise<ReplyTimes & { version: number; holidays: { day: string; name: AnnouncedHoliday }[] }>;
  /** For what comes from now on; a day that was promised stays. */
  change(times: ReplyTimes, version: number, person: Person): Promise<'done' | 'unchanged' | 'conflict'>;
  /** False when the day is entered already. */
  addHoliday(day: string, name: AnnouncedHoliday, person: Person): Promise<boolean>;
  /** False when it is not there any more. */
  removeHoliday(day: string, person: Person): Promise<boolean>;
  /** Where this person's mails go; empty when they get none. */
  address(person: Person): Promise<string>;
  changeAddress(email: string, person: Person): Promise<void>;
}
