import type { PhoneLine } from '#content/schema/site.ts';

export type PhoneNumber = { text: string; href: `tel:${string}` };

/** The one or two numbers of a record, each with its `tel:` link. */
export function phoneNumbers(phone: string): PhoneNumber[] {
  return phone
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)
    .map((text) => ({ text, href: `tel:${text.replace(/[^\d+]/g, '')}` }));
}

/** The digits of a number of Nigeria without the ways in which it begins: 0803… and +234 803… are one. */
export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?2340?|^0/, '');
}

/** As gateways want it: +2348030000000. A number that begins with neither 0 nor a country is taken as it is. */
export function internationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^(?:00)?234|^0/.test(digits) ? `+234${nationalDigits(digits)}` : `+${digits}`;
}

/**
 * As the Nigerian Communications Commission has assigned them to mobile networks. 0700 and 0800 are service numbers, 0900
 * may be a premium one, and 0819, 0910 and 0917 to 0919 belong to no network.
 */
const MOBILE = /^\+234(?:70[1-9]|80[1-9]|81[0-8]|90[1-9]|91[1-6])\d{7}$/;

/** Whether an SMS to this number reaches a mobile phone of Nigeria, and so costs what SMS in the country cost. */
export function isNigerianMobile(phone: string): boolean {
  return MOBILE.test(internationalNumber(phone));
}

export type TextPart = { text: string; to?: string };

/** Splits a text at each phone number that it names, in letters or in digits, to link it. */
export function splitAtPhoneLines(text: string, lines: PhoneLine[]): TextPart[] {
  const links = new Map(
    lines.flatMap(({ display, digits, to }) => [
      [display, to],
      [digits, to],
    ]),
  );
  // A capturing group keeps the separators; the longest first, in case one is a prefix of another.
  const names = [...links.keys()].sort((one, other) => other.length - one.length);
  return text
    .split(new RegExp(`(${names.map(asPattern).join('|')})`))
    .filter(Boolean)
    .map((part) => {
      const to = links.get(part);
      return to ? { text: part, to } : { text: part };
    });
}

/** Escapes plus signs and brackets. */
function asPattern(name: string): string {
  return name.replace(/[+().]/g, String.raw`\$&`);
}
