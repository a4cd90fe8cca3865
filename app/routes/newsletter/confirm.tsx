import { confirmPage as words } from '#content/newsletter-pages.ts';
import { pageMeta } from '../../page-meta.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/confirm.ts';
import { followLink, NEVER_STORED, TOKEN } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export const handle = { query: [TOKEN] };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/newsletter/confirm', noindex: true });
}

export const headers = () => NEVER_STORED;

export function action({ request, context }: Route.ActionArgs) {
  return followLink(request, context.get(siteContext).forms.confirm);
}

export default function Confirm({ actionData }: Route.ComponentProps) {
  return <LinkPage words={words} isDone={actionData?.isDone} />;
}
