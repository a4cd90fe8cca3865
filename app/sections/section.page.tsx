import { sections } from '#words/home.ts';
import { brand } from '#words/site.ts';
import { definePage } from '../page.ts';
import { sectionComponents } from './components.ts';

export default definePage({
  hasPopUp: true,
  load: ({ path }) => sectionAt(path),
  meta: ({ title, description }, { path }) => ({
    title: `${title} | ${brand.name}`,
    description,
    canonical: path,
  }),
  View: ({ data: { id } }) => {
    const Section = sectionComponents[id];
    return <Section heading="h1" />;
  },
});

function sectionAt(path: string) {
  const section = sections.find((entry) => 'slug' in entry && path === `/${entry.slug}`);
  if (!section || !('slug' in section)) throw new Error('No section has this address');
  return section;
}
