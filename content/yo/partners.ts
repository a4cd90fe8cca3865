import type * as english from '../en/partners.ts';
import * as facts from '../facts/partners.ts';
import { withWords } from '../with-words.ts';

export const partners: typeof english.partners = withWords(facts.partners, {
  community: { name: 'Alájọṣepọ̀ àwùjọ' },
  arfh: { name: 'Association for Reproductive and Family Health' },
  'health-sector': { name: 'Alájọṣepọ̀ ẹ̀ka ìlera' },
  ccsi: { name: 'Centre for Communication and Social Impact' },
  civic: { name: 'Alájọṣepọ̀ ará ìlú' },
  development: { name: 'Alájọṣepọ̀ ìdàgbàsókè' },
  'first-bank': { name: 'First Bank' },
  'global-fund': { name: 'The Global Fund' },
  healthcare: { name: 'Alájọṣepọ̀ ìtọ́jú ìlera' },
  'social-fund': { name: 'Alájọṣepọ̀ àpò owó ìrànwọ́' },
  lsetf: { name: 'Lagos State Employment Trust Fund' },
  finance: { name: 'Alájọṣepọ̀ ètò ìnáwó' },
  'public-office': { name: 'Alájọṣepọ̀ ọ́fíìsì ìjọba' },
  'sterling-bank': { name: 'Sterling Bank' },
  technology: { name: 'Alájọṣepọ̀ ìmọ̀ ẹ̀rọ' },
  unicef: { name: 'UNICEF' },
  usaid: { name: 'USAID' },
  'wema-bank': { name: 'Wema Bank' },
});
