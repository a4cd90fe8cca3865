import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody knows a secret, told in a time that says nothing of how much of it was right. */
export function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
