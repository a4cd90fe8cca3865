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
