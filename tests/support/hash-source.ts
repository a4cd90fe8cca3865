import { createHash } from 'node:crypto';

/** As a policy names a script or style that stands in a page; made here once more, so that a wrong one is found. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
