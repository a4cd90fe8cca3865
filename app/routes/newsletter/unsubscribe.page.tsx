import { unsubscribePage as words } from '#content/newsletter-pages.ts';
import { definePage } from '../../page.ts';
import { type Followed, followLink, TOKEN } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export default definePage<Followed>({
  query: [TOKEN],
  // The link contains a personal token.
  isPrivate: true,
  isOutcome: true,
  // Mail programs also post here (one-click List-Unsubscribe) and read only the status.
  post: (request) => followLink(request, request.site.forms.unsubscribe),
  meta: () => ({ ...words, canonical: '/newsletter/unsubscribe', noindex: true }),
  View: ({ data }) => <LinkPage words={words} isDone={data?.isDone} />,
});
