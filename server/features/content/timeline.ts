/** When a version of a part is what visitors see, in ISO times. */
export interface Span {
  number: number;
  beginsAt: string;
  /** Null for a version that only another one ends. */
  endsAt: string | null;
}

/**
 * The version of a moment: of those that have begun and not ended, the one that began last. So a version for one day
 * gives way to the one before it, and one that is to begin in a month does so whatever was published meanwhile.
 */
export function versionAt<Version extends Span>(
  versions: readonly Version[],
  at: string,
): Version | undefined {
  return versions
    .filter(({ beginsAt, endsAt }) => beginsAt <= at && (endsAt === null || at < endsAt))
    .reduce<Version | undefined>((last, each) => (last && isLater(last, each) ? last : each), undefined);
}

function isLater(one: Span, other: Span): boolean {
  return one.beginsAt === other.beginsAt ? one.number > other.number : one.beginsAt > other.beginsAt;
}

/** The moments after this one at which another version begins to count, in order, with that version. */
export function changesAfter<Version extends Span>(versions: readonly Version[], at: string) {
  const moments = versions
    .flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt ?? ''])
    .filter((moment) => moment > at);
  const changes: { at: string; version: Version | undefined }[] = [];
  let last = versionAt(versions, at);
  for (const moment of [...new Set(moments)].sort()) {
    const version = versionAt(versions, moment);
    if (version !== last) changes.push({ at: moment, version });
    last = version;
  }
  return changes;
}
