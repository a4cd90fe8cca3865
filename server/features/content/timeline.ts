/** When a version of a part is what visitors see, in ISO times. */
export interface Span {
  number: number;
  beginsAt: string;
  /** Null for a version that only another one ends. */
  endsAt: string | null;
  /** Whether it brings only what it changes, and leaves the rest as it finds it when it begins. */
  isLayer?: boolean;
}

/**
 * What visitors see at a moment is made of these: of the versions that have begun and not ended the last whole one, or
 * what the site came with, and the layers that began after it. So a version for one day gives way to the one before it,
 * and one that is to begin in a month does so whatever was published meanwhile, and undoes none of it.
 */
export function layersAt<Version extends Span>(versions: readonly Version[], at: string): Version[] {
  const running = versions
    .filter(({ beginsAt, endsAt }) => beginsAt <= at && (endsAt === null || at < endsAt))
    .sort((one, other) => (isLater(one, other) ? 1 : -1));
  const whole = running.findLastIndex(({ isLayer }) => !isLayer);
  return running.slice(Math.max(whole, 0));
}

/** The version that began last. */
export function versionAt<Version extends Span>(
  versions: readonly Version[],
  at: string,
): Version | undefined {
  return layersAt(versions, at).at(-1);
}

function isLater(one: Span, other: Span): boolean {
  return one.beginsAt === other.beginsAt ? one.number > other.number : one.beginsAt > other.beginsAt;
}

/** The moments after this one at which visitors begin to see something else, in order, with what that is made of. */
export function changesAfter<Version extends Span>(versions: readonly Version[], at: string) {
  const moments = versions
    .flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt ?? ''])
    .filter((moment) => moment > at);
  const changes: { at: string; layers: Version[] }[] = [];
  let last = layersAt(versions, at);
  for (const moment of [...new Set(moments)].sort()) {
    const layers = layersAt(versions, moment);
    if (layers.length !== last.length || layers.some((layer, index) => layer !== last[index]))
      changes.push({ at: moment, layers });
    last = layers;
  }
  return changes;
}
