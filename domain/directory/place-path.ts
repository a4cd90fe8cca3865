import type { Provider } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';

/** Long enough for nearly every name, and short enough to be read out. */
const MOST_CHARACTERS = 60;

/** The page of an LGA. */
export function areaPath(lga: string): string {
  return `/provider/${toSlug(lga)}`;
}

/** The page of a hospital or pharmacy. */
export function placePath({ lga, name, slug }: Provider): string {
  return `${areaPath(lga)}/${slug ?? toSlug(name)}`;
}

/** A text as a part of an address: `St. Luke’s Hospital` becomes `st-lukes-hospital`. */
export function toSlug(text: string): string {
  const words = foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  let slug = words[0]?.slice(0, MOST_CHARACTERS) ?? '';
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > MOST_CHARACTERS) break;
    slug += `-${word}`;
  }
  return slug;
}
