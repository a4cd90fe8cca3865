import { isEnglishOnly } from '#domain/language/local-path.ts';
import { language } from '#words/language.ts';
import { brand } from '#words/site.ts';
import { ownPath, pathIn } from './own-path.ts';
import type { PageMeta, PageRequest } from './page.ts';
import type { Site } from './site.ts';
import { describePage } from './structured-data/describe-page.ts';

type MetaTagsProps = { meta: PageMeta; request: PageRequest };

/** Title, description, canonical link and social metadata. */
export function MetaTags({ meta, request }: MetaTagsProps) {
  const { title, description, canonical, noindex, feed } = meta;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      {canonical && <SharingTags meta={{ ...meta, canonical }} request={request} />}
    </>
  );
}

function SharingTags({ meta, request }: { meta: PageMeta & { canonical: string }; request: PageRequest }) {
  const { title, description, canonical: path, noindex, article, subject, breadcrumbs } = meta;
  const { publicUrl, shareCard } = request.site;
  const url = publicUrl + ownPath(path);
  // The letters of the cards are those of the display face; a language that it cannot write has the page's English card.
  const card = language.hasDisplayFace
    ? shareCard(meta.card ? ownPath(request.path) : request.path, meta.card)
    : shareCard(request.path);
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
