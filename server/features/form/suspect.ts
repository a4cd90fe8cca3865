import type { FormKind } from '#app/site.ts';
import type { Suspicion } from '../../database/schema.ts';

/** Nobody writes a message so fast; a newsletter form may be filled by the browser and sent in a moment. */
const TOO_FAST_MS: Record<FormKind, number> = { contact: 3000, newsletter: 1000, complaint: 3000 };

/**
 * What makes a submission look like a bot's. It is only ever a mark: a person's message is never lost by it.
 * The start is the phone's own time. When that clock is ahead of ours nothing can be told from it.
 */
export function suspect(
  kind: FormKind,
  { website, startedAt }: { website: string | undefined; startedAt: string | undefined },
  now = Date.now(),
): Suspicion | null {
  if (website?.trim()) return 'honeypot';
  const elapsed = now - readTime(startedAt);
  return elapsed >= 0 && elapsed < TOO_FAST_MS[kind] ? 'too-fast' : null;
}

function readTime(text: string | undefined): number {
  if (!text) return Number.NaN;
  return /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
}
