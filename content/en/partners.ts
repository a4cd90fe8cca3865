import * as facts from '../facts/partners.ts';
import type { Partner } from '../schema/home.ts';
import { withWords } from '../with-words.ts';

/** In the order of the carousel; each has a logo `app/pictures/partners/NN-id.svg`. */
export const partners: Partner[] = withWords(facts.partners, {
  community: { name: 'Community partner' },
  arfh: { name: 'Association for Reproductive and Family Health' },
  'health-sector': { name: 'Health sector partner' },
  ccsi: { name: 'Centre for Communication and Social Impact' },
  civic: { name: 'Civic partner' },
  development: { name: 'Development partner' },
  'first-bank': { name: 'First Bank' },
  'global-fund': { name: 'The Global Fund' },
  healthcare: { name: 'Healthcare partner' },
  'social-fund': { name: 'Social fund partner' },
  lsetf: { name: 'Lagos State Employment Trust Fund' },
  finance: { name: 'Finance partner' },
  'public-office': { name: 'Public office partner' },
  'sterling-bank': { name: 'Sterling Bank' },
  technology: { name: 'Technology partner' },
  unicef: { name: 'UNICEF' },
  usaid: { name: 'USAID' },
  'wema-bank': { name: 'Wema Bank' },
});
