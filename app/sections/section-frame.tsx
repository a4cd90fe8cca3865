import { type SectionId, sections } from '#content/sections.ts';
import { Band, type BandProps } from '../ui/band/band.tsx';
import type { SectionProps } from './section-props.ts';

type SectionFrameProps = SectionProps & Omit<BandProps, 'id' | 'level' | 'heading'> & { id: SectionId };

/** A section's band, with its title from `content/sections.ts`. */
export function SectionFrame({ id, heading, ...props }: SectionFrameProps) {
  const title = sections.find((section) => section.id === id)?.title;
  return <Band {...props} id={id} level={heading} heading={title} />;
}
