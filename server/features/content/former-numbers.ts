import { type Contact, dialled } from '#content/schema/contact.ts';
import { partKinds } from './part-kinds.ts';

/** The digits of numbers that visitors knew as ours and that we no longer have. */
export function formerNumbers(
  versions: readonly { beginsAt: string; json: string }[],
  current: Contact | undefined,
  now: string,
): string[] {
  if (versions.length === 0) return [];
  const { builtIn } = partKinds.contact;
  const known = versions.filter(({ beginsAt }) => beginsAt <= now).map(({ json }) => JSON.parse(json));
  const ours = numbersOf(current ?? builtIn);
  const all = [builtIn, ...known].flatMap(numbersOf);
  return [...new Set(all)].filter((number) => !ours.includes(number));
}

/** Also of a version from before the schema changed. */
function numbersOf({ lines, whatsApp }: Partial<Contact>): string[] {
  const all: ({ digits: string } | null)[] = [
    ...Object.values(lines ?? {}),
    ...Object.values(whatsApp ?? {}),
  ];
  return all.flatMap((line) => (line?.digits ? [dialled(line.digits)] : []));
}
