import * as english from '../partners.ts';
import { translate } from '../translate.ts';

const category = (name: string) => ({ name, shortName: name });

export const partners = translate(english.partners, [
  category('Alájọṣepọ̀ àwùjọ'),
  { name: 'Association for Reproductive and Family Health' },
  category('Alájọṣepọ̀ ẹ̀ka ìlera'),
  { name: 'Centre for Communication and Social Impact' },
  category('Alájọṣepọ̀ ará ìlú'),
  category('Alájọṣepọ̀ ìdàgbàsókè'),
  { name: 'First Bank' },
  { name: 'The Global Fund' },
  category('Alájọṣepọ̀ ìtọ́jú ìlera'),
  category('Alájọṣepọ̀ àpò owó ìrànwọ́'),
  { name: 'Lagos State Employment Trust Fund' },
  category('Alájọṣepọ̀ ètò ìnáwó'),
  category('Alájọṣepọ̀ ọ́fíìsì ìjọba'),
  { name: 'Sterling Bank' },
  category('Alájọṣepọ̀ ìmọ̀ ẹ̀rọ'),
  { name: 'UNICEF' },
  { name: 'USAID' },
  { name: 'Wema Bank' },
]);
