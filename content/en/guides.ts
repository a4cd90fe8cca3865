import { employers } from './guides/employers.ts';
import { joinNetwork } from './guides/join-network.ts';

export const guides = { employers, 'join-network': joinNetwork };

export type GuideId = keyof typeof guides;

/** A guide's path is its id. */
export function guideAt(path: string): GuideId {
  const id = (Object.keys(guides) as GuideId[]).find((name) => path === `/${name}`);
  if (!id) throw new Error('No guide has this address');
  return id;
}

export const guideWords = { basis: 'Source:' };
