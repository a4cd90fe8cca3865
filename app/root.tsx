import './styles/global.css';
import { type ReactNode, useEffect } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { CONSENT_SCRIPT } from './consent.ts';
import { markHydrated } from './hydration.ts';
import { usePageViews } from './layout/analytics/use-page-views.ts';
import { ErrorScreen } from './layout/error-screen/error-screen.tsx';
import { useOfflineCopy } from './offline/use-offline-copy.ts';
import { siteContext } from './site-context.ts';
import displayFont from './styles/fonts/bricolage-latin.woff2';
import { Stylesheets } from './stylesheets.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, emailService, offline, thirdParties, shareCard } = context.get(siteContext);
  const card = shareCard(new URL(request.url).pathname);
  return { publicUrl, emailService, offline, ...thirdParties, card };
}

/** None of it changes while someone is on the site; the card is for those who load one page only. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below marks it before React comes.
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1c2560" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the server allows */}
        <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />
        <Meta />
        <Stylesheets />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { offline } }: Route.ComponentProps) {
  // Here and not in the shared layout, because the first page may be the not-found screen.
  useEffect(markHydrated, []);
  useOfflineCopy(offline);
  usePageViews();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
