import { isDeepStrictEqual } from 'node:util';
import type { PartId } from '#content/schema/parts.ts';
import { kindOf, type Older } from './part-kinds.ts';

export interface PartText {
  content: unknown;
  /** Which of its words are older than their English. */
  older: Older;
}

/** A text that was made from `base`, and of which only what differs from it counts; whole without one. */
export interface LayerText extends PartText {
  base?: unknown;
}

/**
 * What a layer makes of what is below it: what it changed is as it says, all else as it was found. A result that the
 * schema refuses, such as letters of a phone number beside digits of another, is the layer's own text instead.
 */
export function layOnto(part: PartId, below: PartText, { content, older, base }: LayerText): PartText {
  const { schema, isWhole } = kindOf(part);
  if (isWhole || base === undefined || isDeepStrictEqual(base, below.content)) return { content, older };
  const merged = schema.safeParse(merge(base, content, below.content));
  if (!merged.success) return { content, older };
  return { content: merged.data, older: mergeOlder(part, merged.data, [{ content, older }, below]) };
}

/** Both were made from `base`; where both have changed the same, `own` counts. */
function merge(base: unknown, own: unknown, other: unknown): unknown {
  if (isDeepStrictEqual(own, base)) return other;
  if (isDeepStrictEqual(other, base)) return own;
  if (isRecord(base) && isRecord(own) && isRecord(other)) return mergeRecords(base, own, other);
  if (isList(base) && isList(own) && isList(other)) return mergeLists(base, own, other);
  return own;
}

function mergeRecords(base: Named, own: Named, other: Named): Named {
  const names = new Set([...Object.keys(other), ...Object.keys(own)]);
  const entries = [...names].map((name) => {
    const inner = [base[name], own[name], other[name]] as const;
    // The words of one language are one text, of which nobody wants the halves of two.
    return [name, name === 'words' ? mergeWords(...inner) : merge(...inner)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergeWords(base: unknown, own: unknown, other: unknown): unknown {
  if (!(isRecord(base) && isRecord(own) && isRecord(other))) return merge(base, own, other);
  const names = [...new Set([...Object.keys(other), ...Object.keys(own)])];
  const entries = names.map((name) => [
    name,
    isDeepStrictEqual(own[name], base[name]) ? other[name] : own[name],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** By their ids: in the order of `other`, unless it is `own` that has another order than `base`. */
function mergeLists(base: Listed[], own: Listed[], other: Listed[]): Listed[] {
  const find = (list: readonly Listed[], id: string) => list.find((each) => each.id === id);
  const orderIn = (list: readonly Listed[], of: readonly Listed[]) =>
    list.flatMap(({ id }) => (find(of, id) ? [id] : []));
  const isMoved = !isDeepStrictEqual(orderIn(own, base), orderIn(base, own));
  const [first, second] = isMoved ? [own, other] : [other, own];
  const order = first.map(({ id }) => id);
  for (const [index, { id }] of second.entries())
    if (!order.includes(id)) order.splice(order.indexOf(second[index - 1]?.id ?? '') + 1, 0, id);
  return order.flatMap((id) => {
    const merged = merge(find(base, id), find(own, id), find(other, id));
    return merged === undefined ? [] : [merged as Listed];
  });
}

/** A unit is as old as where it comes from; where both say the same, as long as nobody has said that it is right. */
function mergeOlder(part: PartId, content: unknown, sources: readonly PartText[]): Older {
  const { units } = kindOf(part);
  const merged = units(content);
  const codes = new Set(sources.flatMap(({ older }) => Object.keys(older)));
  const isOlder = (unit: string, code: string) => {
    const same = sources.filter((each) => isDeepStrictEqual(units(each.content)[unit], merged[unit]));
    const hasFlag = ({ older }: PartText) => older[code]?.includes(unit) ?? false;
    return same.length > 0 ? same.every(hasFlag) : sources.some(hasFlag);
  };
  const entries = [...codes].map(
    (code) => [code, Object.keys(merged).filter((unit) => isOlder(unit, code))] as const,
  );
  return Object.fromEntries(entries.filter(([, older]) => older.length > 0));
}

type Named = Record<string, unknown>;
type Listed = { id: string };

function isRecord(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Listed[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.id === 'string');
}
