import * as english from '../en/partners.ts';
import { translate } from '../translate.ts';

export const partners = translate(english.partners, [
  { name: 'Alájọṣepọ̀ àwùjọ' },
  { name: 'Association for Reproductive and Family Health' },
  { name: 'Alájọṣepọ̀ ẹ̀ka ìlera' },
  { name: 'Centre for Communication and Social Impact' },
  { name: 'Alájọṣepọ̀ ará ìlú' },
  { name: 'Alájọṣepọ̀ ìdàgbàsókè' },
  { name: 'First Bank' },
  { name: 'The Global Fund' },
  { name: 'Alájọṣepọ̀ ìtọ́jú ìlera' },
  { name: 'Alájọṣepọ̀ àpò owó ìrànwọ́' },
  { name: 'Lagos State Employment Trust Fund' },
  { name: 'Alájọṣepọ̀ ètò ìnáwó' },
  { name: 'Alájọṣepọ̀ ọ́fíìsì ìjọba' },
  { name: 'Sterling Bank' },
  { name: 'Alájọṣepọ̀ ìmọ̀ ẹ̀rọ' },
  { name: 'UNICEF' },
  { name: 'USAID' },
  { name: 'Wema Bank' },
]);
