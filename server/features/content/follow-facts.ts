import { createHash } from 'node:crypto';
import type { PartId } from '#content/schema/parts.ts';
import { kindOf } from './part-kinds.ts';

/**
 * What staff have left as the site came is stored with the prices and numbers of the build, and shown with those of the
 * moment: so it goes on to follow them, and whoever edits it reads what visitors read.
 */
export function asShown(part: PartId, stored: unknown): unknown {
  const { builtIn, builtInNow } = kindOf(part);
  return exchange(part, stored, builtIn, builtInNow?.());
}

export function asStored(part: PartId, shown: unknown): unknown {
  const { builtIn, builtInNow } = kindOf(part);
  return exchange(part, shown, builtInNow?.(), builtIn);
}

/** Another text for other prices and numbers; empty while they are those of the build, and of a part that names none. */
export function stampOfFacts(part: PartId): string {
  const { builtIn, builtInNow } = kindOf(part);
  const now = JSON.stringify(builtInNow?.() ?? builtIn);
  if (now === JSON.stringify(builtIn)) return '';
  return `+${createHash('sha256').update(now).digest('base64url')}`;
}

function exchange(part: PartId, content: unknown, from: unknown, to: unknown): unknown {
  const { replaceWords, schema, units } = kindOf(part);
  // One from before the schema changed is left to the form, which says what is missing.
  if (!replaceWords || !schema.safeParse(content).success) return content;
  const [old, now] = [units(from), units(to)];
  return replaceWords(content, (unit, words) => {
    const each = Object.entries(words).map(([code, own]) => [
      code,
      followingFacts(own, old[unit]?.[code] as object | undefined, now[unit]?.[code] as object | undefined),
    ]);
    return Object.fromEntries(each);
  });
}

/** Words of which each field that is as it was in `from` is as in `to`. */
export function followingFacts<Words extends object>(
  words: Words,
  from: Words | undefined,
  to: Words | undefined,
): Words {
  if (!from || !to) return words;
  const follow = ([name, value]: [string, unknown]) => {
    const isLeft = JSON.stringify(value) === JSON.stringify(from[name as keyof Words]);
    return [name, isLeft ? to[name as keyof Words] : value];
  };
  return Object.fromEntries(Object.entries(words).map(follow)) as Words;
}
