import { type SectionId, sections } from '#content/sections.ts';
import { Band, type BandProps } from '../ui/band/band.tsx';
import type { SectionProps } from './section-props.ts';

type SectionFrameProps = SectionProps & Omit<BandProps, 'id' | 'level' | 'heading'> & { id: SectionId };

/** The band of a section, whose title comes from the registry. */
export function SectionFrame({ id, heading, ...props }: SectionFrameProps) {
  const title = sections.find((section) => section.id === id)?.title;
  return <Band {...props} id={id} level={heading} heading={title} />;
}
