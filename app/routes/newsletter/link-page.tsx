import type { LinkPage as Words } from '#content/newsletter-pages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

/**
 * The page behind a mailed link. Opening it changes nothing, because mail programs open links to look for dangers;
 * the button does.
 */
export function LinkPage({ words, isDone }: { words: Words; isDone: boolean | undefined }) {
  if (isDone === true) return <Outcome tone="done" {...words.done} />;
  if (isDone === false) return <Outcome tone="failed" {...words.failed} />;
  return (
    <Outcome tone="question" heading={words.heading} lead={words.lead}>
      {/* Posts to its own address, which holds the token. */}
      <form method="post">
        <Button type="submit">{words.submit}</Button>
      </form>
    </Outcome>
  );
}
