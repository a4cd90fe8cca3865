import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { guideWords, deskWords as words } from '#content/desk/desk-words.ts';
import { mayOpen, ROLES, type Role } from '#domain/desk/roles.ts';
import { messageForms } from '#words/message-forms.ts';
import styles from './define-desk-page.module.css';
import {
  type BuiltDeskPage,
  type DeskFrame,
  type DeskPage,
  type DeskRequest,
  DeskRequestProvider,
  type GuestPage,
} from './desk-page.ts';
import { GUIDE, guidePartFor } from './guide/guide-parts.ts';
import { Banner } from './ui/page-parts/page-parts.tsx';

/** Infers one type for what a page loads and what it shows, and brings the document of the desk along. */
export function defineDeskPage<Data>(page: DeskPage<Data>): BuiltDeskPage {
  return withDocument(page as DeskPage);
}

export function withDocument<Kind extends GuestPage>(page: Kind): BuiltDeskPage<Kind> {
  const { View, isFramed } = page;
  const Around = isFramed ? FramedDocument : DeskDocument;
  return {
    ...page,
    render(data, frame) {
      const heading = titleOf(page, data);
      const html = renderToString(
        <Around title={frame.isRefused ? messageForms.errorTitle(heading) : heading} frame={frame}>
          <View data={data} />
        </Around>,
      );
      return `<!doctype html>${html}`;
    },
  };
}

export function titleOf<Data>({ title }: GuestPage<Data>, data: Data): string {
  return typeof title === 'string' ? title : title(data);
}

interface DocumentProps {
  title: string;
  frame: DeskFrame;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** The whole document of a page of the desk, which shares looks with the public pages and nothing else. */
function DeskDocument({ title, frame, children }: DocumentProps) {
  const { shell, request, notice } = frame;
  return (
    <html lang="en-NG" className={styles.desk} data-person={request?.person.id}>
      <Head title={words.documentTitle(title)} css={shell.css}>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {shell.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </Head>
      <body>
        <a className={styles.skip} href={`#${MAIN_ID}`}>
          {words.skip}
        </a>
        <header>
          <div className={styles.bar}>
            <a className={styles.brand} href="/desk">
              {words.brand}
            </a>
            {request && (
              <>
                <a
                  className={styles.name}
                  href="/desk/account"
                  aria-label={words.account(request.person.name)}
                >
                  {request.person.name}
                </a>
                <form method="post" action="/desk/sign-out" data-ends-session="">
                  <button type="submit">{words.signOut}</button>
                </form>
              </>
            )}
          </div>
          {request && <Navigation request={request} />}
        </header>
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {notice && (
            <Banner tone="done" role="status">
              {notice}
            </Banner>
          )}
          <DeskRequestProvider value={request}>{children}</DeskRequestProvider>
        </main>
      </body>
    </html>
  );
}

/** The document of a page in a frame: nothing but its words, and links that open beside the desk. */
function FramedDocument({ title, frame: { shell, request }, children }: DocumentProps) {
  return (
    <html lang="en-NG" className={styles.framed}>
      {/* A frame that has its styles already asks for the words alone. */}
      <Head title={title} css={request?.query.has('part') ? undefined : shell.css}>
        <base target="_blank" />
      </Head>
      <body>
        <main>
          <DeskRequestProvider value={request}>{children}</DeskRequestProvider>
        </main>
      </body>
    </html>
  );
}

function Head({ title, css, children }: { title: string; css: string | undefined; children: ReactNode }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{title}</title>
      {children}
      {css !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets, allowed by their hash
        <style dangerouslySetInnerHTML={{ __html: css }} />
      )}
    </head>
  );
}

/**
 * The entries of the navigation, who beside admins sees them, and where else their pages stand. A test sees to it that
 * their pages agree, and that every page of the desk stands under one of them.
 */
export const navigation: readonly {
  href: string;
  label: string;
  roles: readonly Role[];
  beside?: string[];
}[] = [
  { href: '/desk', label: words.overview, roles: ROLES },
  {
    href: '/desk/messages',
    label: words.entries.messages,
    roles: ['inbox'],
    beside: ['complaints', 'sign-ups', 'reply-times', 'mails', 'templates', 'erase'].map(
      (page) => `/desk/${page}`,
    ),
  },
  { href: '/desk/posts', label: words.entries.posts, roles: ['editor'] },
  { href: '/desk/content', label: words.entries.content, roles: ['editor'] },
  { href: '/desk/lists', label: words.entries.lists, roles: ['directory'], beside: ['/desk/places'] },
  { href: '/desk/approvals', label: words.entries.approvals, roles: ['editor', 'directory'] },
  { href: '/desk/numbers', label: words.entries.numbers, roles: ROLES, beside: ['/desk/searches'] },
  { href: '/desk/people', label: words.entries.people, roles: ['admin'] },
  { href: '/desk/audit', label: words.entries.audit, roles: ['admin'] },
];

function Navigation({ request: { person, path } }: { request: DeskRequest }) {
  const isCurrent = (href: string) => path === href || (href !== '/desk' && path.startsWith(`${href}/`));
  const part = guidePartFor(path);
  return (
    <nav className={styles.navigation} aria-label={words.navigation}>
      <ul>
        {navigation
          .filter(({ roles }) => mayOpen(person.role, roles))
          .map(({ href, label, beside = [] }) => (
            <li key={href}>
              <a href={href} aria-current={[href, ...beside].some(isCurrent) ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        <li className={styles.help}>
          <a href={part ? `${GUIDE}/${part}` : GUIDE} aria-current={isCurrent(GUIDE) ? 'page' : undefined}>
            {isCurrent(GUIDE) ? (
              guideWords.title
            ) : (
              <>
                {words.help}
                <span className={styles.wide}>{words.helpWith}</span>
              </>
            )}
          </a>
        </li>
      </ul>
    </nav>
  );
}
