import type { PartId } from '#content/schema/parts.ts';
import type { PlanFigures } from '#content/schema/plan-figures.ts';
import type { ContentDraftTable } from '../../../database/content-tables.ts';
import type { VersionSpan } from '../../content/content-repository.ts';
import { kindOf, type Older } from '../../content/part-kinds.ts';
import { readText } from '../../content/read-part.ts';
import type { ActionDetails } from '../audit-repository.ts';

/** What lines of the audit log tell of content. */
export function describeTimes(from: string | null, to: string | null): ActionDetails {
  return { ...(from && { begins: from }), ...(to && { ends: to }) };
}

/** The figures of the plans that a draft changes, before and after, by their names. */
export function describeFigures(draft: ContentDraftTable): [ActionDetails, ActionDetails] {
  if (draft.part !== 'plans' || draft.base === null) return [{}, {}];
  const { content, base } = readText(draft);
  const figuresOf = (figures: unknown) =>
    Object.entries(figures as PlanFigures).flatMap(([plan, own]) =>
      Object.entries(own).map(([path, figure]) => [`${plan}.${path}`, figure] as const),
    );
  const [was, is] = [figuresOf(base), figuresOf(content)].map((each) => new Map(each));
  const names = [...(is?.keys() ?? [])].filter((name) => is?.get(name) !== was?.get(name));
  const pick = (from: Map<string, number> | undefined) =>
    Object.fromEntries(names.flatMap((name) => (from?.has(name) ? [[name, from.get(name)]] : [])));
  return [pick(was), pick(is)] as [ActionDetails, ActionDetails];
}

/** The versions that begin later and leave what is published now as it is, unless they change the same. */
export function describePlanned(part: PartId, spans: readonly VersionSpan[], now: string): ActionDetails {
  const planned = spans.filter(({ beginsAt, isLayer }) => isLayer && beginsAt > now);
  if (kindOf(part).isWhole || planned.length === 0) return {};
  return { planned: planned.map(({ number }) => number).join(', ') };
}

export function describeOlder(older: Older): ActionDetails {
  const languages = Object.entries(older).map(([code, units]) => `${code} ${units.length}`);
  return languages.length > 0 ? { older: languages.join(', ') } : {};
}

export function unlessEmpty(details: ActionDetails): ActionDetails | undefined {
  return Object.keys(details).length > 0 ? details : undefined;
}
