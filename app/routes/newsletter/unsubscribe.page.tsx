import { unsubscribePage as words } from '#content/newsletter-pages.ts';
import { definePage } from '../../page.ts';
import { type Followed, followLink, TOKEN } from './follow-link.ts';
import { LinkPage } from './link-page.tsx';

export default definePage<Followed>({
  query: [TOKEN],
  // A mailed link is one person's.
  isPrivate: true,
  isOutcome: true,
  // Mail programs post here by themselves too (List-Unsubscribe, one click), and look at the status only.
  post: (request) => followLink(request, request.site.forms.unsubscribe),
  meta: () => ({ ...words, canonical: '/newsletter/unsubscribe', noindex: true }),
  View: ({ data }) => <LinkPage words={words} isDone={data?.isDone} />,
});
