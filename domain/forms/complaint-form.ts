import type { ComplaintKind } from '#content/schema/site.ts';
import type { ComplaintFormWords, complaintForm } from '#words/complaint-page.ts';
import { readDay } from '../text/iso-day.ts';
import { isNigerianMobile } from '../text/phone-numbers.ts';
import { checkForm, cleanForm, type FieldError, type FieldRule, type FormFields } from './form-fields.ts';

export const complaintKinds: readonly ComplaintKind[] = ['charged', 'refused', 'treated', 'details', 'other'];

/** In the order of the form. What is asked for is named in content/policies/privacy-policy.md too. */
const complaintFields = [
  { name: 'kind', kind: 'line', required: true, maxLength: 20 },
  { name: 'amount', kind: 'line', required: false, maxLength: 30 },
  { name: 'place', kind: 'line', required: false, maxLength: 200 },
  /** The page of a place in the directory, when it is one. */
  { name: 'place_path', kind: 'line', required: false, maxLength: 200 },
  { name: 'happened_on', kind: 'line', required: false, maxLength: 30 },
  { name: 'happened_about', kind: 'line', required: false, maxLength: 100 },
  { name: 'message', kind: 'text', required: true, maxLength: 5000 },
  { name: 'user_name', kind: 'line', required: false, maxLength: 100 },
  { name: 'user_phone', kind: 'phone', required: false, maxLength: 30 },
  { name: 'user_email', kind: 'email', required: false, maxLength: 254 },
  /** A check box. */
  { name: 'sms_news', kind: 'line', required: false, maxLength: 5 },
] as const satisfies (FieldRule & { name: keyof typeof complaintForm.fields | 'place_path' | 'sms_news' })[];

type ComplaintFieldName = (typeof complaintFields)[number]['name'];
export type ComplaintForm = Record<Exclude<ComplaintFieldName, 'kind' | 'amount' | 'sms_news'>, string> & {
  kind: ComplaintKind;
  amount: number | null;
  /** 1 for news by SMS, where there is a number and no e-mail address. */
  sms_news: number;
};

/** `today` is the day in Lagos: nothing can have happened after it. */
export function checkComplaintForm(
  fields: FormFields,
  words: ComplaintFormWords,
  today: string,
): FieldError[] {
  return checkForm(complaintFields, fields, words, (form) => checkOwnRules(form, words, today));
}

/** Only for fields that have been checked. */
export function cleanComplaintForm(fields: FormFields): ComplaintForm {
  const { kind, amount, sms_news, ...texts } = cleanForm(complaintFields, fields);
  const bySms = sms_news !== '' && texts.user_email === '' && isNigerianMobile(texts.user_phone);
  return {
    ...texts,
    sms_news: bySms ? 1 : 0,
    kind: readKind(kind) ?? 'other',
    amount: amount ? (readNaira(amount) ?? null) : null,
  };
}

export function readKind(text: string): ComplaintKind | undefined {
  return complaintKinds.find((kind) => kind === text);
}

/** The end of a phone number, by which its owner is known again; undefined when there are fewer digits. */
export function lastFourDigits(phone: string): string | undefined {
  return /\d{4}$/.exec(phone.replace(/\D/g, ''))?.[0];
}

function checkOwnRules(
  form: Record<ComplaintFieldName, string>,
  words: ComplaintFormWords,
  today: string,
): FieldError[] {
  const { kind, amount, happened_on, user_phone, user_email, sms_news } = form;
  const errors: FieldError[] = [];
  const refuse = (field: ComplaintFieldName, reason: string) => errors.push({ field, reason });
  if (kind && !readKind(kind)) refuse('kind', words.missing.kind ?? words.missingOther);
  if (amount && readNaira(amount) === undefined) refuse('amount', words.badAmount);
  if (happened_on && readDay(happened_on) !== happened_on) refuse('happened_on', words.badDay);
  else if (happened_on > today) refuse('happened_on', words.futureDay);
  if (!user_phone && !user_email) refuse('user_phone', words.noContact);
  if (sms_news && user_phone && !user_email && !isNigerianMobile(user_phone))
    refuse('user_phone', words.noMobile);
  return errors;
}

/** Fits into the smallest whole number of both databases. */
const MOST_NAIRA = 999_999_999;
const AMOUNT = /^(?:₦|ngn|n)?(\d[\d,]*(?:\.\d{1,2})?)(k)?(?:naira|ngn)?$/i;

/** An amount as people write it (`₦5,000`, `N5000.00`, `5k`) in whole naira; undefined when it is none. */
export function readNaira(text: string): number | undefined {
  const [, digits, thousand] = AMOUNT.exec(text.replace(/\s/g, '')) ?? [];
  if (digits === undefined) return undefined;
  const amount = Math.round(Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1));
  return amount <= MOST_NAIRA ? amount : undefined;
}
