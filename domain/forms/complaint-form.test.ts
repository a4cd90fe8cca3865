import { expect, test } from 'vitest';
import { complaint, typedComplaint } from '#tests/support/complaints.ts';
import { complaintFormWords as words } from '#words/complaint-page.ts';
import { formWords } from '#words/message-forms.ts';
import { reportFormWords } from '#words/place-details.ts';
import { checkComplaintForm, cleanComplaintForm, lastFourDigits, readNaira } from './complaint-form.ts';
import { checkForm, contactFields } from './form-fields.ts';
import { checkReportForm } from './report-form.ts';

const TODAY = '2026-03-14';
const check = (changes: Record<string, string>) =>
  checkComplaintForm({ ...typedComplaint, ...changes }, words, TODAY);

test('a whole form has no errors and is stored as it was meant', () => {
  expect(check({})).toEqual([]);
  expect(cleanComplaintForm(typedComplaint)).toEqual(complaint);
});

test('kind, words and one way to reach the person are enough', () => {
  const least = { kind: 'other', message: 'Help', user_phone: '08031234567' };
  expect(checkComplaintForm(least, words, TODAY)).toEqual([]);
  const empty = { amount: null, place: '', happened_on: '', user_email: '' };
  expect(cleanComplaintForm(least)).toMatchObject(empty);
  expect(checkComplaintForm({ ...least, user_phone: '', user_email: 'a@b.ng' }, words, TODAY)).toEqual([]);
});

test.each([
  ['kind', '', words.missing.kind],
  ['kind', 'praise', words.missing.kind],
  ['message', ' \n ', words.missing.message],
  ['amount', 'a lot', words.badAmount],
  ['happened_on', 'yesterday', words.badDay],
  ['happened_on', '2026-02-30', words.badDay],
  ['happened_on', '2026-99-99', words.badDay],
  ['happened_on', '2026-03-15', words.futureDay],
  ['user_phone', '1234', words.badPhone],
  ['user_phone', '0803 123 45', words.badPhone],
  ['user_email', 'bisi@', words.badEmail],
])('%s %j is refused with a word on how to put it right', (field, value, reason) => {
  expect(check({ [field]: value })).toEqual([{ field, reason }]);
});

test.each(['place', 'happened_about', 'message', 'user_name', 'user_phone', 'user_email', 'amount'])(
  '%s is bounded',
  (field) => {
    const [error] = check({ [field]: '1'.repeat(6000) });
    expect(error).toMatchObject({ field, reason: expect.stringContaining('6,000') });
  },
);

test('without phone and e-mail the first of the two fields is named, and errors come in the order of the form', () => {
  for (const invisible of ['', '\u200b']) {
    const typed = { message: invisible, user_phone: invisible };
    const fields = checkComplaintForm(typed, words, TODAY).map(({ field }) => field);
    expect(fields).toEqual(['kind', 'message', 'user_phone']);
  }
});

test('news by SMS need a mobile number of Nigeria, unless they go by e-mail', () => {
  const bySms = { kind: 'other', message: 'Help', sms_news: 'yes' };
  const sent = (more: Record<string, string>) => {
    const form = { ...bySms, ...more };
    return [checkComplaintForm(form, words, TODAY), cleanComplaintForm(form).sms_news];
  };
  const error = { field: 'user_phone', reason: words.noMobile };
  expect(sent({ user_phone: '0803 123 4567' })).toEqual([[], 1]);
  for (const user_phone of ['01 234 5678', '0700 123 4567', '+8816 1234 56789'])
    expect(sent({ user_phone }), user_phone).toEqual([[error], 0]);
  expect(sent({ user_phone: '01 234 5678', user_email: 'a@b.ng' })).toEqual([[], 0]);
  expect(sent({ user_phone: '01 234 5678', sms_news: '' })).toEqual([[], 0]);
});

test('the last four digits count, however a number is written', () => {
  const numbers = ['+234 (803) 123-45 67', '4567', '456', 'no'];
  expect(numbers.map(lastFourDigits)).toEqual(['4567', '4567', undefined, undefined]);
});

test.each([
  ['5000', 5000],
  ['₦5,000', 5000],
  ['N5000.00', 5000],
  ['NGN 12 500', 12_500],
  ['5k', 5000],
  ['2.5K naira', 2500],
  [' 700 naira ', 700],
  ['0', 0],
])('%s is %d naira', (text, amount) => expect(readNaira(text)).toBe(amount));

test.each(['', 'five thousand', '-5', '5..0', '1e9', '5000000000', '$20', '5 or 6', '5kk', '9'.repeat(400)])(
  '%j is no amount',
  (text) => expect(readNaira(text)).toBeUndefined(),
);

/** As much as the server takes. */
const MOST = 250 * 1024;
/** Each is read by a pattern of its own; all others only by their length. */
const FIELDS = ['amount', 'place_path', 'happened_on', 'user_phone', 'user_email', 'contact'];

test.each([' ', '\t', '\u00a0', '1 ', '1,', '1.', 'k', '+', '@', 'a.', '/', '🏥'])(
  'no form takes long for %j without end, in any field',
  (sign) => {
    const before = process.cpuUsage();
    const text = `1${sign.repeat(MOST / sign.length)}x`;
    for (const field of FIELDS) {
      const fields = { kind: 'charged', field: 'closed', [field]: text };
      checkComplaintForm(fields, words, TODAY);
      checkReportForm(fields, reportFormWords);
      checkForm(contactFields, fields, formWords);
    }
    readNaira(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(FIELDS.length * 1000);
  },
);
