import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RequestProvider, usePage } from '../page.ts';
import { ReaderProvider, useReader } from '../ui/link/reader.ts';

interface KeptProps {
  /** Says what is in it: two pages with the same id get the same markup. */
  id: string;
  as?: 'div' | 'ul';
  className: string | undefined;
  children: ReactNode;
}

/** When staff publish other facts, all modules are evaluated anew, and with this one it is empty again. */
const kept = new Map<string, string>();

/**
 * Markup that many pages share, such as the menu, rendered for the first of them: rendering it for each again took up
 * to half of the time of a page. What is in it may depend on nothing of the request that its id does not tell.
 */
export function Kept({ id, as: Tag = 'div', className, children }: KeptProps) {
  const request = usePage();
  const reader = useReader();
  let html = kept.get(id);
  if (html === undefined) {
    html = renderToString(
      <RequestProvider value={request}>
        <ReaderProvider value={reader}>{children}</ReaderProvider>
      </RequestProvider>,
    );
    kept.set(id, html);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
