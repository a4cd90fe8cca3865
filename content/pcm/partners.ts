import type * as english from '../en/partners.ts';
import * as facts from '../facts/partners.ts';
import { withWords } from '../with-words.ts';

export const partners: typeof english.partners = withWords(facts.partners, {
  community: { name: 'Community partner' },
  arfh: { name: 'Association for Reproductive and Family Health' },
  'health-sector': { name: 'Health sector partner' },
  ccsi: { name: 'Centre for Communication and Social Impact' },
  civic: { name: 'Civic partner' },
  development: { name: 'Development partner' },
  'first-bank': { name: 'First Bank' },
  'global-fund': { name: 'The Global Fund' },
  healthcare: { name: 'Health care partner' },
  'social-fund': { name: 'Social fund partner' },
  lsetf: { name: 'Lagos State Employment Trust Fund' },
  finance: { name: 'Finance partner' },
  'public-office': { name: 'Goment office partner' },
  'sterling-bank': { name: 'Sterling Bank' },
  technology: { name: 'Technology partner' },
  unicef: { name: 'UNICEF' },
  usaid: { name: 'USAID' },
  'wema-bank': { name: 'Wema Bank' },
});
