/** The contact form with a prefilled subject. */
export function contactHref(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}#write`;
}

/** A link to it; the subject stands beside the address, so that it can be translated. */
export function contactLink(label: string, subject: string) {
  return { label, subject, to: contactHref(subject) };
}
