export type PhoneNumber = { text: string; href: `tel:${string}` };

/** The one or two numbers of a record, each with its `tel:` link. */
export function phoneNumbers(phone: string): PhoneNumber[] {
  return phone
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)
    .map((text) => ({ text, href: `tel:${text.replace(/[^\d+]/g, '')}` }));
}
