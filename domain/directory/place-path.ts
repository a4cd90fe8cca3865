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

/**
 * A key for the same place spelled differently in two lists: its LGA, its address without a trailing "Lagos" or LGA
 * name, and the first word of its name. "Motayo Hospital" and "Motayo Hospital Limited" are one place; two branches of
 * the same name are not.
 */
export function providerIdentity({ name, address, lga }: Provider): string {
  const parts = address.split(',').map(foldText);
  const isImplied = (part: string | undefined) => part === '' || part === 'lagos' || part === foldText(lga);
  while (parts.length > 1 && isImplied(parts[parts.length - 1])) parts.pop();
  return [foldText(lga), parts.join(' '), foldText(name).split(' ')[0]].join('|').replaceAll(' ', '');
}
