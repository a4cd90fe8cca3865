import { inboxWords } from '#content/desk/inbox.ts';
import { replyWords } from '#content/desk/replies.ts';
import { isWorkingDay } from '#domain/complaints/working-days.ts';
import type { FormFields } from '#domain/forms/form-fields.ts';
import { formatDate, lagosDay, readLagosTime } from '#domain/text/format-date.ts';
import {
  type AnnouncedHoliday,
  announcedHolidays,
  easterSundays,
  fixedHolidays as fixed,
} from '#facts/public-holidays.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { Desk } from '../desk.ts';
import type { DeskPostRequest, DeskRequest } from '../desk-page.ts';
import {
  ActionButton,
  ChoiceField,
  DeskForm,
  type FormState,
  TextField,
  TickField,
} from '../ui/desk-form/desk-form.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Banner, Columns, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import { unknownHolidays } from './unknown-holidays.ts';

const { times: words, holidays: holidayWords } = replyWords;
const MOST_DAYS = 30;
const numbers = ['messageDays', 'complaintDays'] as const;

type Data = Awaited<ReturnType<Desk['replyTimes']['read']>> & {
  times?: FormState;
  holiday?: FormState;
  isConflict?: boolean;
  /** The day that was typed is no working day anyway. */
  isFree?: boolean;
};

export default defineDeskPage<Data>({
  roles: ['admin'],
  load: ({ desk }) => desk.replyTimes.read(),
  async post(request) {
    const { fields } = request;
    if (fields.action === 'times') return changeTimes(request);
    if (fields.action === 'add') return addHoliday(request);
    if (fields.action !== 'remove') return undefined;
    const isRemoved = await request.desk.replyTimes.removeHoliday(fields.day ?? '', request.person);
    return { redirect: request.path, notice: isRemoved ? holidayWords.removed : holidayWords.gone };
  },
  title: words.title,
  View: ({ data }) => (
    <>
      <DeskHead
        back={{ href: '/desk/messages', label: inboxWords.heading }}
        heading={words.title}
        lead={words.lead}
      />
      {data.isConflict && (
        <Banner tone="error" role="alert" heading={words.conflictHeading}>
          {words.conflict(data.messageDays, data.complaintDays)}
        </Banner>
      )}
      <Columns>
        <TimesPanel data={data} />
        <HolidayPanel data={data} />
      </Columns>
    </>
  ),
});

const dataOf = ({ desk }: DeskRequest) => desk.replyTimes.read();

async function changeTimes(request: DeskPostRequest) {
  const { fields, desk, person, path } = request;
  const errors = Object.fromEntries(
    numbers.filter((name) => !isCount(fields[name])).map((name) => [name, words.badDays]),
  );
  const again = async (status: number, times: FormState, isConflict = false) => ({
    status,
    data: { ...(await dataOf(request)), times, isConflict },
  });
  if (Object.keys(errors).length > 0 || !/^\d{1,9}$/.test(fields.version ?? ''))
    return again(400, { values: fields, errors });
  const typed = { messageDays: Number(fields.messageDays), complaintDays: Number(fields.complaintDays) };
  const outcome = await desk.replyTimes.change(typed, Number(fields.version), person);
  if (outcome === 'conflict') return again(409, { values: fields }, true);
  return { redirect: path, notice: outcome === 'done' ? words.done : words.unchanged };
}

function isCount(typed = ''): boolean {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DAYS;
}

async function addHoliday(request: DeskPostRequest) {
  const { fields, desk, person, path } = request;
  const refuse = async (day: string, isFree = false) => ({
    status: 400,
    data: { ...(await dataOf(request)), holiday: { values: fields, errors: { day } }, isFree },
  });
  const holiday = readHoliday(fields);
  if (!holiday) return refuse(holidayWords.badDay);
  if (holiday.day < lagosDay(new Date())) return refuse(holidayWords.past);
  // It may be entered, so that nobody asks for this holiday any more.
  if (!fields.anyway && !isWorkingDay(holiday.day, { fixed, easterSundays }, new Set()))
    return refuse(holidayWords.free(formatDate(holiday.day), isWeekend(holiday.day)), true);
  const isAdded = await desk.replyTimes.addHoliday(holiday.day, holiday.name, person);
  return isAdded ? { redirect: path, notice: holidayWords.added } : refuse(holidayWords.already);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

function readHoliday({ day = '', name = '' }: FormFields) {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && readLagosTime(`${day}T12:00`) !== undefined;
  return isDay && Object.hasOwn(announcedHolidays, name)
    ? { day, name: name as AnnouncedHoliday }
    : undefined;
}

function TimesPanel({ data: { times, version, messageDays, complaintDays } }: { data: Data }) {
  return (
    <Panel heading={words.heading}>
      <DeskForm
        {...times}
        prefix="times"
        fields={{ action: 'times', version: String(version) }}
        submit={words.submit}
      >
        <TextField
          name="messageDays"
          label={words.messageDays}
          inputMode="numeric"
          defaultValue={messageDays}
        />
        <TextField
          name="complaintDays"
          label={words.complaintDays}
          hint={words.hint}
          inputMode="numeric"
          defaultValue={complaintDays}
        />
        <p>{words.note}</p>
      </DeskForm>
    </Panel>
  );
}

function HolidayPanel({ data: { holiday, holidays, isFree } }: { data: Data }) {
  const { columns, actions, caption } = holidayWords;
  return (
    <Panel heading={holidayWords.heading}>
      <p>{holidayWords.known}</p>
      {unknownHolidays(holidays, lagosDay(new Date())).map((line) => (
        <Banner key={line} tone="warning">
          {line}
        </Banner>
      ))}
      {holidays.length > 0 && (
        <DataTable
          caption={caption}
          columns={[...columns, { label: actions, isLabelHidden: true }]}
          rows={holidays.map(({ day, name }) => ({
            key: day,
            cells: [
              formatDate(day),
              announcedHolidays[name],
              <form key="remove" method="post">
                <input type="hidden" name="day" value={day} />
                <ActionButton action="remove" aria-label={holidayWords.removeLabel(formatDate(day))}>
                  {holidayWords.remove}
                </ActionButton>
              </form>,
            ],
          }))}
        />
      )}
      <DeskForm
        {...holiday}
        prefix="holiday"
        fields={{ action: 'add' }}
        submit={holidayWords.submit}
        variant="secondary"
      >
        <TextField name="day" type="date" label={holidayWords.day} />
        <ChoiceField name="name" label={holidayWords.name} options={announcedHolidays} />
        {isFree && <TickField name="anyway" label={holidayWords.anyway} />}
      </DeskForm>
    </Panel>
  );
}
