import { type SectionId, sections } from '#words/home.ts';
import { Band, type BandProps } from '../ui/band/band.tsx';

/** The title is an h2 on the home page and the h1 on the section's own page. */
export type SectionProps = { heading: 'h1' | 'h2' };

type SectionFrameProps = SectionProps & Omit<BandProps, 'id' | 'level' | 'heading'> & { id: SectionId };

/** A section's band, with its title from `content/en/home.ts`. */
export function SectionFrame({ id, heading, ...props }: SectionFrameProps) {
  return <Band {...props} id={id} level={heading} heading={titleOf(id)} />;
}

export function titleOf(id: SectionId): string {
  return sections.find((section) => section.id === id)?.title ?? '';
}
