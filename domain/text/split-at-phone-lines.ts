import type { PhoneLine } from '#content/schema/site.ts';

export type TextPart = { text: string; to?: string };

/** A text in pieces, where each phone line that it names, in letters or in digits, carries its link. */
export function splitAtPhoneLines(text: string, lines: PhoneLine[]): TextPart[] {
  const links = new Map(
    lines.flatMap(({ display, digits, to }) => [
      [display, to],
      [digits, to],
    ]),
  );
  // Split with a capturing group keeps what it splits at; the longest first, in case one begins like another.
  const names = [...links.keys()].sort((one, other) => other.length - one.length);
  return text
    .split(new RegExp(`(${names.map(asPattern).join('|')})`))
    .filter(Boolean)
    .map((part) => {
      const to = links.get(part);
      return to ? { text: part, to } : { text: part };
    });
}

/** A number may be written with a plus or in brackets. */
function asPattern(name: string): string {
  return name.replace(/[+().]/g, String.raw`\$&`);
}
