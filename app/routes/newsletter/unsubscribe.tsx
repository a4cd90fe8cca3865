import { unsubscribePage as words } from '#content/newsletter-pages.ts';
import { pageMeta } from '../../page-meta.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/unsubscribe.ts';
import { followLink, NEVER_STORED, TOKEN } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export const handle = { query: [TOKEN] };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/newsletter/unsubscribe', noindex: true });
}

export const headers = () => NEVER_STORED;

/** Mail programs post here by themselves too (List-Unsubscribe, one click), and look at the status only. */
export function action({ request, context }: Route.ActionArgs) {
  return followLink(request, context.get(siteContext).forms.unsubscribe);
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return <LinkPage words={words} isDone={actionData?.isDone} />;
}
