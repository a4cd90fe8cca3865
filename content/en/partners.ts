import type { Partner } from '../schema/partner.ts';

const category = (id: string, name: string): Partner => ({ id, name, kind: 'category' });
const named = (id: string, name: string): Partner => ({ id, name, kind: 'named' });

/** In the order of the carousel; each has a logo `app/pictures/partners/NN-id.svg`. */
export const partners: Partner[] = [
  category('community', 'Community partner'),
  named('arfh', 'Association for Reproductive and Family Health'),
  category('health-sector', 'Health sector partner'),
  named('ccsi', 'Centre for Communication and Social Impact'),
  category('civic', 'Civic partner'),
  category('development', 'Development partner'),
  named('first-bank', 'First Bank'),
  named('global-fund', 'The Global Fund'),
  category('healthcare', 'Healthcare partner'),
  category('social-fund', 'Social fund partner'),
  named('lsetf', 'Lagos State Employment Trust Fund'),
  category('finance', 'Finance partner'),
  category('public-office', 'Public office partner'),
  named('sterling-bank', 'Sterling Bank'),
  category('technology', 'Technology partner'),
  named('unicef', 'UNICEF'),
  named('usaid', 'USAID'),
  named('wema-bank', 'Wema Bank'),
];
