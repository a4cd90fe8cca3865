/** The registration portal's address for one plan; it expects the plan's name lower-cased and hyphenated. */
export function registrationLink(portal: string, planName: string): string {
  const url = new URL(portal);
  url.searchParams.set('plan', planName.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  return url.href;
}
