/** The registration portal's URL for a plan; the portal expects the plan's name in lower case with hyphens. */
export function registrationLink(portal: string, planName: string): string {
  const url = new URL(portal);
  url.searchParams.set('plan', planName.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  return url.href;
}
