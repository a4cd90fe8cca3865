import { confirmPage, unsubscribePage } from '#words/newsletter-pages.ts';
import { definePage, usePage } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

const CONFIRM = '/newsletter/confirm';
const TOKEN = 'token';

const wordsAt = (path: string) => (path === CONFIRM ? confirmPage : unsubscribePage);

/** The pages of mailed links. Opening one changes nothing, because mail scanners open links; only the button acts. */
export default definePage<{ isDone: boolean } | undefined>({
  query: [TOKEN],
  // The link contains a personal token.
  isPrivate: true,
  async post({ path, query, site: { forms } }) {
    const token = query.get(TOKEN) ?? '';
    // To unsubscribe, mail programs also post here (one-click List-Unsubscribe) and read only the status.
    const isDone = await (path === CONFIRM ? forms.confirm(token) : forms.unsubscribe(token));
    return { status: isDone ? 200 : 404, data: { isDone } };
  },
  meta: (_, { path }) => ({ ...wordsAt(path), canonical: path, noindex: true }),
  View: Link,
});

function Link({ data }: { data: { isDone: boolean } | undefined }) {
  const { heading, lead, submit, done, failed } = wordsAt(usePage().path);
  if (data) return data.isDone ? <Outcome tone="done" {...done} /> : <Outcome tone="failed" {...failed} />;
  return (
    <Outcome tone="question" heading={heading} lead={lead}>
      {/* Posts to the current URL, which contains the token. */}
      <form method="post">
        <Button type="submit">{submit}</Button>
      </form>
    </Outcome>
  );
}
