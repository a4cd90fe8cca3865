import type { LinkPage as Words } from '#words/newsletter-pages.ts';
import { definePage, type Page } from '../../page.ts';
import type { Site } from '../../site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

const TOKEN = 'token';

type Followed = { isDone: boolean } | undefined;
type Follow = (forms: Site['forms'], token: string) => Promise<boolean>;

/** The page of a mailed link. Opening it changes nothing, because mail scanners open links; only the button acts. */
export function defineLinkPage(canonical: string, words: Words, follow: Follow): Page<Followed> {
  return definePage<Followed>({
    query: [TOKEN],
    // The link contains a personal token.
    isPrivate: true,
    hidesPopUp: true,
    async post({ query, site }) {
      const isDone = await follow(site.forms, query.get(TOKEN) ?? '');
      return { status: isDone ? 200 : 404, data: { isDone } };
    },
    meta: () => ({ ...words, canonical, noindex: true }),
    View: ({ data }) => <LinkOutcome words={words} isDone={data?.isDone} />,
  });
}

function LinkOutcome({ words, isDone }: { words: Words; isDone: boolean | undefined }) {
  if (isDone === true) return <Outcome tone="done" {...words.done} />;
  if (isDone === false) return <Outcome tone="failed" {...words.failed} />;
  return (
    <Outcome tone="question" heading={words.heading} lead={words.lead}>
      {/* Posts to the current URL, which contains the token. */}
      <form method="post">
        <Button type="submit">{words.submit}</Button>
      </form>
    </Outcome>
  );
}
