export const consentChoices = ['accepted', 'declined'] as const;
export type Consent = (typeof consentChoices)[number];

const DAY_SECONDS = 86_400;

/** Not HttpOnly, because scripts must be able to read it. */
export function formatConsentCookie(
  { name, days }: { name: string; days: number },
  choice: Consent,
  isSecure: boolean,
): string {
  const parts = [`${name}=${choice}`, 'Path=/', `Max-Age=${days * DAY_SECONDS}`, 'SameSite=Lax'];
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}
