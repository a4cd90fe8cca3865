import type { PartId } from '#content/schema/parts.ts';
import type { VersionSpan } from '../../content/content-repository.ts';
import { kindOf, type Older } from '../../content/part-kinds.ts';
import type { ActionDetails } from '../audit-repository.ts';

/** What lines of the audit log tell of content. */
export function describeTimes(from: string | null, to: string | null): ActionDetails {
  return { ...(from && { begins: from }), ...(to && { ends: to }) };
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
