import type { Provider } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';

/**
 * What stays the same when one place is written differently in two lists: its LGA, its address without a closing
 * "Lagos" or name of the LGA, and the first word of its name. "Motayo Hospital" and "Motayo Hospital Limited" are
 * one place; two branches of one name are not.
 */
export function providerIdentity({ name, address, lga }: Provider): string {
  const parts = address.split(',').map(foldText);
  const isImplied = (part: string | undefined) => part === '' || part === 'lagos' || part === foldText(lga);
  while (parts.length > 1 && isImplied(parts.at(-1))) parts.pop();
  return [foldText(lga), parts.join(' '), foldText(name).split(' ')[0]].join('|').replaceAll(' ', '');
}
