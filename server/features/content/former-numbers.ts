import { type Contact, dialled } from '#content/schema/contact.ts';
import { builtInContact } from './built-in-contact.ts';

/** Numbers that visitors knew as ours and that we no longer have, in digits and as they were displayed. */
export function formerNumbers(
  versions: readonly { beginsAt: string; json: string }[],
  current: Contact | undefined,
  now: string,
): string[] {
  if (versions.length === 0) return [];
  const known = versions.filter(({ beginsAt }) => beginsAt <= now).map(({ json }) => JSON.parse(json));
  const ours = ['', ...numbersOf(current ?? builtInContact)];
  const all = [builtInContact, ...known].flatMap(numbersOf);
  return [...new Set(all)].filter((number) => !ours.includes(number));
}

/** Also of a version from before the schema changed. */
function numbersOf({ lines, whatsApp }: Partial<Contact>): string[] {
  const all: ({ digits: string; display?: string } | null)[] = [
    ...Object.values(lines ?? {}),
    ...Object.values(whatsApp ?? {}),
  ];
  return all.flatMap((line) => (line?.digits ? [dialled(line.digits), line.display ?? ''] : []));
}
