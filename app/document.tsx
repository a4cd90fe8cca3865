import './styles/global.css';
import type { ReactNode } from 'react';
import { isEnglishOnly } from '#domain/language/local-path.ts';
import { language, languageWords } from '#words/language.ts';
import { menuWords } from '#words/navigation.ts';
import { brand } from '#words/site.ts';
import { HEAD_SCRIPT, InlineScript, SPECULATION_RULES } from './inline-scripts.tsx';
import { Chat } from './layout/chat/chat.tsx';
import { Footer } from './layout/footer/footer.tsx';
import styles from './layout/header/header.module.css';
import { Header } from './layout/header/header.tsx';
import { LANGUAGE_SCRIPT, LanguageBar } from './layout/languages/language-bar.tsx';
import noticeStyles from './layout/notice/notice.css?inline';
import { NOTICE_SCRIPT, Notice } from './layout/notice/notice.tsx';
import { POP_UP_ONCE_SCRIPT, POP_UP_SCRIPT, PopUp } from './layout/pop-up/pop-up.tsx';
import { languagePrefix, ownPath, pathIn } from './own-path.ts';
import { type Page, type PageMeta, type PageRequest, RequestProvider } from './page.ts';
import type { Site } from './site.ts';
import { describePage } from './structured-data/describe-page.ts';
import displayFont from './styles/fonts/bricolage-latin.woff2';
import yorubaFont from './styles/fonts/onest-yoruba.woff2';
import { type Reader, ReaderProvider } from './ui/link/reader.ts';
import { ToastRegion } from './ui/toast/toast-region.tsx';

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
export const inlineScripts = [
  HEAD_SCRIPT,
  SPECULATION_RULES,
  POP_UP_SCRIPT,
  POP_UP_ONCE_SCRIPT,
  LANGUAGE_SCRIPT,
  NOTICE_SCRIPT,
];
/** Styles that only some pages contain, beside those of the shell; allowed in the same way. */
export const inlineStyles = [noticeStyles];

const reader: Reader = { prefix: languagePrefix, inEnglish: languagePrefix && languageWords.inEnglish };

const headingFont = language.hasDisplayFace
  ? displayFont
  : language.face && { yoruba: yorubaFont }[language.face];

type MetaProps = { meta: PageMeta; request: PageRequest };
type DocumentProps = MetaProps & {
  shell: Shell;
  page: Pick<Page, 'isBare' | 'hasPopUp'>;
  children: ReactNode;
};

export function Document({ meta, request, shell, page, children }: DocumentProps) {
  const { offline, thirdParties, content } = request.site;
  // A query asks for something, and the pop-up would cover the answer.
  const hasPopUp = page.hasPopUp === true && request.query.size === 0;
  return (
    <html lang={language.tag} data-face={language.hasDisplayFace ? undefined : (language.face ?? 'system')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1c2560" />
        <InlineScript code={HEAD_SCRIPT} />
        <MetaTags meta={meta} request={request} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {headingFont && (
          <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets, allowed by their hash */}
        <style dangerouslySetInnerHTML={{ __html: shell.css }} />
        {content.notice && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          <style dangerouslySetInnerHTML={{ __html: noticeStyles }} />
        )}
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
            {page.isBare ? children : <SiteLayout hasPopUp={hasPopUp}>{children}</SiteLayout>}
          </ReaderProvider>
        </RequestProvider>
      </body>
    </html>
  );
}

/** Title, description, canonical link and social metadata. */
function MetaTags({ meta, request }: MetaProps) {
  const { title, description, canonical, noindex, referrer, feed } = meta;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {referrer && <meta name="referrer" content={referrer} />}
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      {canonical && <SharingTags meta={{ ...meta, canonical }} request={request} />}
    </>
  );
}

/** Their pictures are drawn by the build, with the numbers and hours of that day. */
const CARDS_WITH_LINES = ['/contact', '/emergency'];

function SharingTags({ meta, request }: { meta: PageMeta & { canonical: string }; request: PageRequest }) {
  const { title, description, canonical: path, noindex, article, subject, breadcrumbs } = meta;
  const { publicUrl, shareCard, content } = request.site;
  const url = publicUrl + ownPath(path);
  const isOutdated =
    CARDS_WITH_LINES.includes(path) && (content.facts?.phoneLines || content.facts?.lineHours);
  const card = shareCard(isOutdated ? '/' : request.path);
  // Also for a post with its own picture, which is WebP and not shown by some messengers.
  const image = publicUrl + card.src;
  const described = describePage(publicUrl, { path, image, article, subject, breadcrumbs });
  return (
    <>
      <link rel="canonical" href={url} />
      {!noindex && <Alternates path={path} site={request.site} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={language.ogLocale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {described && <StructuredData data={described} />}
    </>
  );
}

/** The same page in every language. */
function Alternates({ path, site: { languages, publicUrl } }: { path: string; site: Site }) {
  if (languages.length < 2 || isEnglishOnly(path)) return null;
  return (
    <>
      {languages.map(({ code, tag }) => (
        <link key={code} rel="alternate" hrefLang={tag} href={publicUrl + pathIn(code, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
    </>
  );
}

/** Data for search engines, not an executable script. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const MAIN_ID = 'main';

/** The pop-up is left out on a page whose message must not be covered. */
function SiteLayout({ hasPopUp, children }: { hasPopUp: boolean; children: ReactNode }) {
  return (
    <>
      {/* First, so that after closing it the focus continues with the skip link in the header. */}
      {hasPopUp && <PopUp />}
      <Header skipTo={MAIN_ID} />
      <Notice />
      <LanguageBar className={styles.languages} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Chat />
      <ToastRegion closeLabel={menuWords.closeToast} />
    </>
  );
}
