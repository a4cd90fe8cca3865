import type { LinkPage as Words } from '#content/newsletter-pages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

/** The page of a mailed link. Opening it changes nothing, because mail scanners open links; only the button acts. */
export function LinkPage({ words, isDone }: { words: Words; isDone: boolean | undefined }) {
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
