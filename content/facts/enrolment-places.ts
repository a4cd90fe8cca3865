import type { EnrolmentPlace } from '../schema/site.ts';
import { office } from './addresses.ts';
import { directionsHref } from './directory.ts';
import { withPublished } from './published.ts';

type PlaceFacts = Omit<EnrolmentPlace, 'name' | 'note' | 'published'>;

/** The old Ilera Eko website named these offices; nobody has confirmed them since. */
function division(id: string, place: string, locality: string): PlaceFacts {
  return {
    id,
    kind: 'office',
    address: place.startsWith(`${locality} `) || place.endsWith(locality) ? place : `${place}, ${locality}`,
    locality,
    directions: directionsHref(place.replace(/^Opposite /, ''), locality),
    isToConfirm: true,
  };
}

function booth(id: string, market: string, locality: string): PlaceFacts {
  return {
    id,
    kind: 'booth',
    address: locality,
    locality,
    directions: directionsHref(market, locality),
    isToConfirm: false,
  };
}

export const enrolmentPlaces = withPublished('enrolmentPlaces', {
  'head-office': {
    id: 'head-office',
    kind: 'office',
    address: office.lines.join(', '),
    locality: 'Ikeja',
    directions: office.mapUrl,
    isToConfirm: false,
  },
  'alausa-kiosk': {
    id: 'alausa-kiosk',
    kind: 'office',
    address: 'Beside Adeyemi Bero Hall, Alausa Secretariat',
    locality: 'Ikeja',
    directions: directionsHref('Adeyemi Bero Hall', 'Alausa Secretariat, Ikeja'),
    isToConfirm: false,
  },
  'ikorodu-division': division('ikorodu-division', 'Ikorodu General Hospital', 'Ikorodu'),
  'badagry-division': division('badagry-division', 'Badagry General Hospital', 'Badagry'),
  'lagos-island-division': division(
    'lagos-island-division',
    'Maternal and Child Centre, Ogombo Road',
    'Eti-Osa',
  ),
  'epe-division': division('epe-division', 'Opposite Ligali Ayorinde Magistrate Court, Oke Oyinbo', 'Epe'),
  'ikeja-division': division('ikeja-division', 'Igando-Ikotun LCDA', 'Ikotun'),
  'adamo-booth': booth('adamo-booth', 'Adamo Market', 'Ikorodu'),
  'sabo-ikorodu-booth': booth('sabo-ikorodu-booth', 'Sabo Market', 'Ikorodu'),
  'sabo-yaba-booth': booth('sabo-yaba-booth', 'Sabo Market', 'Yaba'),
  'ketu-booth': booth('ketu-booth', 'Ketu Fruit Market', 'Ketu'),
  'aiyetoro-booth': booth('aiyetoro-booth', 'Aiyetoro Market', 'Epe'),
} satisfies Record<string, PlaceFacts>);

export const whereToEnrol = {
  id: 'where-to-enrol',
  shortcut: { to: '#where-to-enrol' },
  otherLinks: {
    providerOpenPharmacy: { to: '/provider?open=pharmacy' },
    marketingAgents: { to: '/marketing-agents' },
  },
} as const;
