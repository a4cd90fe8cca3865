/** The contact form with a prefilled subject. */
export function contactHref(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}#write`;
}
