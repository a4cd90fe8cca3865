import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { formWords } from '#words/message-forms.ts';
import { checkForm, cleanForm, contactFields, isWholeNumber, newsletterFields } from './form-fields.ts';

const good = { user_name: 'Ada Obi', user_email: 'ada@example.com', message: 'Good day' };
const check = (fields: Record<string, string>) => checkForm(contactFields, fields, formWords);
const clean = (fields: Record<string, string>) => cleanForm(contactFields, fields);
const refused = (changes: Record<string, string>) => check({ ...good, ...changes }).map(({ field }) => field);

describe('the contact form', () => {
  test('needs a name, an address and a message, and asks for them in the order of the form', () => {
    expect(check({}).map(({ field }) => field)).toEqual(['user_name', 'user_email', 'message']);
    expect(refused({})).toEqual([]);
    expect(refused({ user_name: ' \t ', message: '\n\n' })).toEqual(['user_name', 'message']);
    expect(refused({ user_name: '\u200b', message: '\u2060 \ufe0f' })).toEqual(['user_name', 'message']);
  });

  test.each(contactFields)('$name may have $maxLength characters and no more', ({ name, maxLength }) => {
    const fill = (length: number) =>
      name === 'user_email'
        ? '@example.com'.padStart(length, 'a')
        : (name === 'user_phone' ? '1' : '🏥').repeat(length);
    expect(refused({ [name]: fill(maxLength) })).toEqual([]);
    expect(refused({ [name]: fill(maxLength + 1) })).toEqual([name]);
  });

  test('says how long a text that is too long is', () => {
    const [error] = check({ ...good, message: 'x'.repeat(5001) });
    expect(error?.reason).toBe('Use at most 5,000 characters: it has 5,001 now.');
  });

  test('counts a line break once, as the browser does before it sends two signs', () => {
    expect(refused({ message: `a${'\r\n'.repeat(4998)}b` })).toEqual([]);
    expect(clean({ ...good, message: 'one\r\ntwo\rthree' }).message).toBe('one\ntwo\nthree');
  });

  test.each(["o'neil+lagos@mail.example.ng", 'a@b.co', 'ADA@EXAMPLE.COM', ' ada@example.com '])(
    '%j is an address',
    (user_email) => expect(refused({ user_email })).toEqual([]),
  );

  test.each([
    ...['ada', 'ada@', '@example.com', 'ada@example', 'ada@@example.com', 'ada@exa mple.com'],
    ...['ada@-example.com', 'ọ́lá@example.com', 'Ada <ada@example.com>'],
    ...['a@example.com, b@example.com', 'a@example.com\nBcc: all@example.com'],
  ])('%j is not an address', (user_email) => expect(refused({ user_email })).toEqual(['user_email']));

  test('a phone number may be missing, or as somebody writes it', () => {
    expect(refused({ user_phone: '' })).toEqual([]);
    expect(refused({ user_phone: '0803 123 45, after six' })).toEqual([]);
  });

  test('keeps Yorùbá, emoji and inner spaces as they were typed', () => {
    const message = 'Ẹ káàárọ̀  👩🏾‍⚕️\n\n\tmo fẹ́ …';
    expect(clean({ ...good, message }).message).toBe(message);
  });

  test('digits of other scripts become 0 to 9 in lines, and stay in longer texts', () => {
    for (const digits of ['٠٨٠٣١٢٣٤٥٦٧', '０８０３１２３４５６７', '߀߈߀߃߁߂߃߄߅߆߇', '𝟎𝟖𝟎𝟑𝟏𝟐𝟑𝟜𝟝𝟞𝟟'])
      expect(clean({ user_phone: digits, message: digits })).toMatchObject({
        user_phone: '08031234567',
        message: digits,
      });
  });

  test('no value keeps a sign that could start a new line of a mail or end a text in the database', () => {
    const signs = fc.constantFrom('\0', '\r', '\n', '\u2028', '\x1b');
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), signs, (text, sign) => {
        const form = clean({ user_name: text + sign + text, subject: sign, message: sign + text });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: it must match control characters
        expect(form.user_name + form.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(form.message).not.toMatch(/[\0\r]/);
        expect(form.message.isWellFormed()).toBe(true);
        expect(clean(form)).toEqual(form);
      }),
    );
  });
});

test.each([
  ['0803 123 4567', true],
  ['+234 (0) 803-123 4567', true],
  ['002348031234567', true],
  ['0803 123 4567, 0705 123 4567', true],
  // Landlines, and numbers of other countries.
  ['01 234 5678', true],
  ['+234 1 234 5678', true],
  ['+44 808 157 01', true],
  ['+80 812 345', true],
  ['0803 123 45', false],
  ['070 1234 567', false],
  ['0811234567', false],
  ['09012345', false],
  ['234 91 1234 567', false],
  ['+2340803 123 456', false],
  ['01 2345', false],
  ['call me', false],
])('%s is a whole number: %s', (phone, isWhole) => expect(isWholeNumber(phone)).toBe(isWhole));

test('the newsletter needs an address only', () => {
  const check = (fields: Record<string, string>) => checkForm(newsletterFields, fields, formWords);
  expect(check({ user_email: 'ada@example.com' })).toEqual([]);
  const missing = { field: 'user_email', reason: formWords.missing.user_email };
  expect(check({ user_name: 'Ada' })).toEqual([missing]);
});
