import { externalLinks } from './facts/links.ts';
import type { Brand, PhoneLine } from './schema/site.ts';

/** Words of sharing, with what stands below a printed part: its publisher, date and URL. */
/* @__NO_SIDE_EFFECTS__ */
export function withPrintLine<Words extends { printedFrom: string }>(
  words: Words,
  { fullName, name, scheme }: Brand,
  factsDate: string,
  { label, display, digits }: PhoneLine,
) {
  return {
    ...words,
    whatsAppUrl: externalLinks.whatsAppShare,
    printed: (address: string) =>
      `${fullName} (${name}), ${scheme}. ${factsDate} ${label}: ${display} (${digits}). ${words.printedFrom} ${address}`,
  };
}
