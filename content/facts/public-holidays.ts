/**
 * Nigeria's public holidays that are known years ahead, on which no reply is counted as due. The others, of the Muslim
 * calendar, follow the moon: the Federal Government announces each a few days before, as it does with extra days. Admins
 * enter them at the desk once they are announced; nothing here guesses them.
 */

/** Month and day, each year, as in the Public Holidays Act and its changes since (Democracy Day on 12 June from 2019). */
export const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '05-01': 'Workers’ Day',
  '06-12': 'Democracy Day',
  '10-01': 'Independence Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

/** Easter Sunday by year; Good Friday is two days before it, Easter Monday the day after. */
export const easterSundays: Readonly<Record<string, string>> = {
  2025: '2025-04-20',
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
  2029: '2029-04-01',
  2030: '2030-04-21',
  2031: '2031-04-13',
  2032: '2032-03-28',
  2033: '2033-04-17',
  2034: '2034-04-09',
  2035: '2035-03-25',
};

/** Those that are announced, and are missed in a year for which none was entered. */
export const announcedHolidays = {
  'eid-el-fitr': 'Eid-el-Fitr',
  'eid-el-adha': 'Eid-el-Kabir (Eid-el-Adha)',
  maulud: 'Id-el-Maulud',
  other: 'Another day that was announced',
} as const;

export type AnnouncedHoliday = keyof typeof announcedHolidays;
