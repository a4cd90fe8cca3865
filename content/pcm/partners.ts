import * as english from '../partners.ts';
import { translate } from '../translate.ts';

const category = (name: string) => ({ name, shortName: name });

export const partners = translate(english.partners, [
  category('Community partner'),
  { name: 'Association for Reproductive and Family Health' },
  category('Health sector partner'),
  { name: 'Centre for Communication and Social Impact' },
  category('Civic partner'),
  category('Development partner'),
  { name: 'First Bank' },
  { name: 'The Global Fund' },
  category('Health care partner'),
  category('Social fund partner'),
  { name: 'Lagos State Employment Trust Fund' },
  category('Finance partner'),
  category('Goment office partner'),
  { name: 'Sterling Bank' },
  category('Technology partner'),
  { name: 'UNICEF' },
  { name: 'USAID' },
  { name: 'Wema Bank' },
]);
