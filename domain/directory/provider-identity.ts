import type { Provider } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';

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
