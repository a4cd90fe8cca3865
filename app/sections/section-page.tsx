import { useLocation } from 'react-router';
import { sections } from '#content/sections.ts';
import { brand } from '#content/site.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/section-page.ts';
import { sectionComponents } from './components.ts';

function sectionAt(pathname: string) {
  const section = sections.find((entry) => 'slug' in entry && pathname === `/${entry.slug}`);
  if (!section || !('slug' in section)) throw new Error('No section has this address');
  return section;
}

export function meta({ location, matches }: Route.MetaArgs) {
  const section = sectionAt(location.pathname);
  return pageMeta(matches, {
    title: `${section.title} | ${brand.name}`,
    description: section.description,
    // The block's home is the home page (decisions, "Routes").
    canonical: '/',
  });
}

/** The page behind every section URL. */
export default function SectionPage() {
  const { Section } = sectionComponents[sectionAt(useLocation().pathname).id];
  return <Section heading="h1" />;
}
