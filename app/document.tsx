import './styles/global.css';
import type { ReactNode } from 'react';
import { language, languageWords } from '#words/language.ts';
import { HEAD_SCRIPT, InlineScript, SPECULATION_RULES } from './inline-scripts.tsx';
import { LANGUAGE_SCRIPT } from './layout/languages/language-script.ts';
import { POP_UP_SCRIPT } from './layout/pop-up/pop-up-script.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { languagePrefix } from './own-path.ts';
import { type Page, type PageMeta, type PageRequest, RequestProvider } from './page.ts';
import { MetaTags } from './page-meta.tsx';
import displayFont from './styles/fonts/bricolage-latin.woff2';
import { type Reader, ReaderProvider } from './ui/link/reader.ts';

/** What the build adds to every page. */
export interface Shell {
  /** The page's style sheets; empty in development, where Vite injects them. */
  css: string;
  /** Lets a service worker recognise the pages of its own build. */
  buildId: string;
  /** The browser's entry, preceded in development by Vite's reload client. */
  scripts: readonly string[];
}

/** Every inline script of a page; the Content-Security-Policy allows their hashes. */
export const inlineScripts = [HEAD_SCRIPT, SPECULATION_RULES, POP_UP_SCRIPT, LANGUAGE_SCRIPT];

const reader: Reader = {
  prefix: languagePrefix,
  inEnglish: languagePrefix && languageWords.inEnglish,
};

interface DocumentProps {
  meta: PageMeta;
  request: PageRequest;
  shell: Shell;
  page: Pick<Page, 'isBare' | 'hidesPopUp'>;
  children: ReactNode;
}

export function Document({ meta, request, shell, page, children }: DocumentProps) {
  const { offline, thirdParties } = request.site;
  return (
    <html lang={language.tag} data-face={language.hasDisplayFace ? undefined : 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1c2560" />
        <InlineScript code={HEAD_SCRIPT} />
        <MetaTags meta={meta} request={request} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {language.hasDisplayFace && (
          <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets, allowed by their hash */}
        <style dangerouslySetInnerHTML={{ __html: shell.css }} />
        {shell.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
        <InlineScript type="speculationrules" code={SPECULATION_RULES} />
      </head>
      <body
        // Those that apply to the whole page.
        data-behaviour="language page-view tooltip share accordion scroll-direction offline-copy"
        data-offline={offline ? '' : undefined}
        data-analytics={thirdParties.analyticsId}
        data-in-english={reader.inEnglish || undefined}
      >
        <RequestProvider value={request}>
          <ReaderProvider value={reader}>
            {page.isBare ? children : <SiteLayout hasPopUp={!page.hidesPopUp}>{children}</SiteLayout>}
          </ReaderProvider>
        </RequestProvider>
      </body>
    </html>
  );
}
