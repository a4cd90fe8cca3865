import { contactSentPage as words } from '#content/contact-page.ts';
import { pageMeta } from '../../page-meta.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { Route } from './+types/contact-sent.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/contact/sent', noindex: true });
}

/** What the dialog says to those who send with script. */
export default function ContactSent() {
  return <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways} />;
}
