import type { ReactNode } from 'react';
import { type DeskFrame, DeskRequestProvider } from './desk-page.ts';
import styles from './framed-document.module.css';

/** The document of a page in a frame: nothing but its words, and links that open beside the desk. */
export function FramedDocument(props: { title: string; frame: DeskFrame; children: ReactNode }) {
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
