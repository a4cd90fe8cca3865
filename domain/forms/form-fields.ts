import type { FormWords } from '#words/message-forms.ts';

export interface FieldRule {
  name: string;
  /** A `line` is a single line of text, a `text` may have line breaks. */
  kind: 'line' | 'email' | 'phone' | 'text';
  required: boolean;
  /** In code points, so that an emoji counts as one. */
  maxLength: number;
}

/** The fields of the agency's form, with our own limits. */
export const contactFields = [
  { name: 'user_name', kind: 'line', required: true, maxLength: 100 },
  { name: 'user_email', kind: 'email', required: true, maxLength: 254 },
  // Whatever is typed: the e-mail address is what we answer to.
  { name: 'user_phone', kind: 'line', required: false, maxLength: 30 },
  { name: 'subject', kind: 'line', required: false, maxLength: 150 },
  { name: 'message', kind: 'text', required: true, maxLength: 5000 },
] as const;
export type ContactForm = Record<(typeof contactFields)[number]['name'], string>;

export const newsletterFields = [
  { name: 'user_email', kind: 'email', required: true, maxLength: 254 },
  { name: 'user_name', kind: 'line', required: false, maxLength: 100 },
] as const;
export type NewsletterForm = Record<(typeof newsletterFields)[number]['name'], string>;

export type FormFields = Readonly<Record<string, string | undefined>>;

/** What a file of a form may have, as the words for staff say: 5 MB. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface FieldError {
  field: string;
  reason: string;
}

/** Half of a surrogate pair, which cannot be stored; by hand, because `toWellFormed` is missing on older phones. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
/** The pattern of browsers' email fields, plus a dot in the domain, which internet mail requires. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const FEWEST_DIGITS = 7;
/** A mobile number of Nigeria with fewer than the ten digits that follow its 0 or 234. */
const CUT_MOBILE = /^(?:(?:00)?2340?|0)(?=70|80|81|90|91)\d{2,9}$/;

/** Line separators and control characters other than tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it must match control characters
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Nobody can search for a phone number in digits of other scripts. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Characters such as a zero-width space alone are no text. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The fields of a form as they are stored; a valid value is only trimmed, and its digits become 0 to 9. */
export function cleanForm<Name extends string>(
  rules: readonly (FieldRule & { name: Name })[],
  fields: FormFields,
): Record<Name, string> {
  return Object.fromEntries(
    rules.map((rule) => [rule.name, cleanField(rule, fields[rule.name] ?? '')]),
  ) as Record<Name, string>;
}

/**
 * The errors of a form in the order of its fields, at most one for each; empty if it is valid. A form's own rules get
 * no text over its limit: what they do may take much longer for a longer text.
 */
export function checkForm<Name extends string>(
  rules: readonly (FieldRule & { name: Name })[],
  fields: FormFields,
  words: FormWords,
  checkOwnRules: (form: Record<Name, string>) => FieldError[] = () => [],
): FieldError[] {
  const form = cleanForm(rules, fields);
  const limited = rules.map(({ name, maxLength }) => [name, form[name].slice(0, maxLength)]);
  const own = checkOwnRules(Object.fromEntries(limited) as Record<Name, string>);
  return rules.flatMap((rule) => {
    const reason = checkField(rule, form[rule.name], words);
    return reason ? { field: rule.name, reason } : (own.find(({ field }) => field === rule.name) ?? []);
  });
}

function checkField(rule: FieldRule, value: string, words: FormWords): string | undefined {
  if (!value) return rule.required ? (words.missing[rule.name] ?? words.missingOther) : undefined;
  const { length } = Array.from(value);
  if (length > rule.maxLength) return words.tooLong(rule.maxLength, length);
  if (rule.kind === 'email' && !EMAIL.test(value)) return words.badEmail;
  if (rule.kind === 'phone' && !isWholeNumber(value)) return words.badPhone;
  return undefined;
}

/** Whether somebody can be called by it: a mobile number of Nigeria has all its digits, any other at least seven. */
export function isWholeNumber(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= FEWEST_DIGITS && !CUT_MOBILE.test(digits);
}

/** Browsers send a line break as two characters although they count it as one. */
function cleanField({ kind }: FieldRule, value: string): string {
  if (!VISIBLE.test(value)) return '';
  const text = value.replace(/\r\n?/g, '\n').replace(HALF_CHARACTER, '\ufffd');
  if (kind === 'text') return text.replace(CONTROL, '').trim();
  return text
    .replace(/[\n\t]/g, ' ')
    .replace(CONTROL, ' ')
    .replace(OTHER_DIGIT, asciiDigit)
    .trim();
}

/** Unicode keeps the ten digits of a script together, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
