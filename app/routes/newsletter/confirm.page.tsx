import { confirmPage as words } from '#content/newsletter-pages.ts';
import { definePage } from '../../page.ts';
import { type Followed, followLink, TOKEN } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export default definePage<Followed>({
  query: [TOKEN],
  // The link contains a personal token.
  isPrivate: true,
  isOutcome: true,
  post: (request) => followLink(request, request.site.forms.confirm),
  meta: () => ({ ...words, canonical: '/newsletter/confirm', noindex: true }),
  View: ({ data }) => <LinkPage words={words} isDone={data?.isDone} />,
});
