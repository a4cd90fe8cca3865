import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styles from './define-desk-page.module.css';
import { DeskDocument } from './desk-document.tsx';
import {
  type BuiltDeskPage,
  type DeskFrame,
  type DeskPage,
  DeskRequestProvider,
  type GuestPage,
} from './desk-page.ts';

/** Infers one type for what a page loads and what it shows, and brings the document of the desk along. */
export function defineDeskPage<Data>(page: DeskPage<Data>): BuiltDeskPage {
  return withDocument(page as DeskPage);
}

export function defineGuestPage<Data>(page: GuestPage<Data>): BuiltDeskPage<GuestPage> {
  return withDocument(page as GuestPage);
}

function withDocument<Kind extends GuestPage>(page: Kind): BuiltDeskPage<Kind> {
  const { title, View, isFramed } = page;
  const Around = isFramed ? FramedDocument : DeskDocument;
  return {
    ...page,
    render(data, frame) {
      const html = renderToString(
        <Around title={title(data)} frame={frame}>
          <View data={data} />
        </Around>,
      );
      return `<!doctype html>${html}`;
    },
  };
}

/** The document of a page in a frame: nothing but its words, and links that open beside the desk. */
function FramedDocument(props: { title: string; frame: DeskFrame; children: ReactNode }) {
  const { title, frame, children } = props;
  // The words alone, for a frame that has its styles already.
  const isPart = frame.request?.query.has('part');
  return (
    <html lang="en-NG" className={styles.framed}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <base target="_blank" />
        {!isPart && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets, allowed by their hash
          <style dangerouslySetInnerHTML={{ __html: frame.shell.css }} />
        )}
      </head>
      <body>
        <main>
          {frame.request ? (
            <DeskRequestProvider value={frame.request}>{children}</DeskRequestProvider>
          ) : (
            children
          )}
        </main>
      </body>
    </html>
  );
}
