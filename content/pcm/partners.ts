import * as english from '../en/partners.ts';
import { translate } from '../translate.ts';

export const partners = translate(english.partners, [
  { name: 'Community partner' },
  { name: 'Association for Reproductive and Family Health' },
  { name: 'Health sector partner' },
  { name: 'Centre for Communication and Social Impact' },
  { name: 'Civic partner' },
  { name: 'Development partner' },
  { name: 'First Bank' },
  { name: 'The Global Fund' },
  { name: 'Health care partner' },
  { name: 'Social fund partner' },
  { name: 'Lagos State Employment Trust Fund' },
  { name: 'Finance partner' },
  { name: 'Goment office partner' },
  { name: 'Sterling Bank' },
  { name: 'Technology partner' },
  { name: 'UNICEF' },
  { name: 'USAID' },
  { name: 'Wema Bank' },
]);
