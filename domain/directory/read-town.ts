import type { Provider } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';
import type { AddressWords } from './find-localities.ts';

/** Reads the town or quarter that an address ends with, such as Ogba; undefined where it names none beside its LGA. */
export function createTownReader({ streets, landmarks }: AddressWords) {
  const isNone = new Set([...streets, ...landmarks, 'lga', 'lcda', 'state']);
  return ({ address, lga }: Pick<Provider, 'address' | 'lga'>): string | undefined => {
    const [, ...parts] = address.split(',').map((part) => part.trim().replace(/[.;]+$/, ''));
    return parts.findLast((part) => {
      const folded = foldText(part);
      const isShort = /^[a-z]+(?: [a-z]+){0,2}$/.test(folded);
      const isKnown = folded === 'lagos' || folded === foldText(lga);
      return isShort && !isKnown && !folded.split(' ').some((word) => isNone.has(word));
    });
  };
}
