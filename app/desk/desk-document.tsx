import type { ReactNode } from 'react';
import { deskWords as words } from '#content/desk/desk-words.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import styles from './desk-document.module.css';
import { deskNavigation } from './desk-navigation.ts';
import { type DeskFrame, type DeskRequest, DeskRequestProvider } from './desk-page.ts';
import { Banner } from './ui/banner/banner.tsx';

interface DeskDocumentProps {
  title: string;
  frame: DeskFrame;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** The whole document of a page of the desk, which shares looks with the public pages and nothing else. */
export function DeskDocument({ title, frame: { shell, request, notice }, children }: DeskDocumentProps) {
  return (
    <html lang="en-NG" className={styles.desk}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{words.documentTitle(title)}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets, allowed by their hash */}
        <style dangerouslySetInnerHTML={{ __html: shell.css }} />
        {shell.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className={styles.skip} href={`#${MAIN_ID}`}>
          {words.skip}
        </a>
        <header>
          <div className={styles.bar}>
            <a className={styles.brand} href="/desk">
              {words.brand}
            </a>
            {request && <Account name={request.person.name} />}
          </div>
          {request && <Navigation request={request} />}
        </header>
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {notice && (
            <Banner tone="done" role="status">
              {notice}
            </Banner>
          )}
          {request ? <DeskRequestProvider value={request}>{children}</DeskRequestProvider> : children}
        </main>
      </body>
    </html>
  );
}

function Account({ name }: { name: string }) {
  return (
    <>
      <a className={styles.name} href="/desk/account" aria-label={words.account(name)}>
        {name}
      </a>
      <form method="post" action="/desk/sign-out">
        <button type="submit">{words.signOut}</button>
      </form>
    </>
  );
}

function Navigation({ request: { person, path } }: { request: DeskRequest }) {
  const entries = deskNavigation.filter(({ roles }) => mayOpen(person.role, roles));
  return (
    <nav className={styles.navigation} aria-label={words.navigation}>
      <ul>
        {entries.map(({ href, label, beside = [] }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={[href, ...beside].some((part) => isWithin(path, part)) ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/desk' && path.startsWith(`${href}/`));
}
