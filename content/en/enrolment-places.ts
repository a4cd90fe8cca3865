import type { EnrolmentPlace } from '../schema/enrolment-place.ts';
import type { Link } from '../schema/link.ts';
import { coverStart } from './cover-start.ts';
import { planFactsDate } from './plans.ts';
import { directionsHref } from './provider-page.ts';
import { brand, office, phoneLines } from './site.ts';

/** The old Ilera Eko website named these offices; nobody has confirmed them since. */
function division(id: string, name: string, place: string, locality: string): EnrolmentPlace {
  return {
    id: `${id}-division`,
    kind: 'office',
    name: `${name} divisional office`,
    address: place.startsWith(`${locality} `) || place.endsWith(locality) ? place : `${place}, ${locality}`,
    locality,
    directions: directionsHref(place.replace(/^Opposite /, ''), locality),
    published: 'July 2024',
    isToConfirm: true,
  };
}

function booth(id: string, name: string, locality: string): EnrolmentPlace {
  return {
    id: `${id}-booth`,
    kind: 'booth',
    name,
    address: locality,
    locality,
    directions: directionsHref(name, locality),
    isToConfirm: false,
  };
}

export const enrolmentPlaces: EnrolmentPlace[] = [
  {
    id: 'head-office',
    kind: 'office',
    name: 'Head office',
    address: office.lines.join(', '),
    locality: 'Ikeja',
    directions: office.mapUrl,
    isToConfirm: false,
  },
  {
    id: 'alausa-kiosk',
    kind: 'office',
    name: 'Kiosk at the Secretariat',
    address: 'Beside Adeyemi Bero Hall, Alausa Secretariat',
    locality: 'Ikeja',
    directions: directionsHref('Adeyemi Bero Hall', 'Alausa Secretariat, Ikeja'),
    note: 'Public servants of the state enrol here or at the head office, nowhere else.',
    published: 'March 2026',
    isToConfirm: false,
  },
  division('ikorodu', 'Ikorodu', 'Ikorodu General Hospital', 'Ikorodu'),
  division('badagry', 'Badagry', 'Badagry General Hospital', 'Badagry'),
  division('lagos-island', 'Lagos Island', 'Maternal and Child Centre, Ogombo Road', 'Eti-Osa'),
  division('epe', 'Epe', 'Opposite Ligali Ayorinde Magistrate Court, Oke Oyinbo', 'Epe'),
  division('ikeja', 'Ikeja', 'Igando-Ikotun LCDA', 'Ikotun'),
  booth('adamo', 'Adamo Market', 'Ikorodu'),
  booth('sabo-ikorodu', 'Sabo Market', 'Ikorodu'),
  booth('sabo-yaba', 'Sabo Market', 'Yaba'),
  booth('ketu', 'Ketu Fruit Market', 'Ketu'),
  booth('aiyetoro', 'Aiyetoro Market', 'Epe'),
];

export const whereToEnrol = {
  id: 'where-to-enrol',
  heading: 'Where to enrol in person',
  lead: `Enrolling costs nothing anywhere. Bring your Lagos resident registration (LASRRA) number. ${coverStart.short}`,
  shortcut: { label: 'Where to enrol in person', to: '#where-to-enrol' },
  callHeading: 'Call before you go',
  call: 'Offices move and hours change. Ask whether the place is open today and what to bring:',
  line: phoneLines.tollFree,
  officesHeading: 'Offices',
  hours: 'Hours once published, never confirmed: Monday to Friday 8am to 5pm, Saturday 9am to 1pm.',
  boothsHeading: 'Virtual booths in markets',
  booths: `As of ${planFactsDate.text}; open 9am to 5pm, published in October 2025. Besides enrolling you and taking payment they check blood pressure and blood sugar.`,
  published: (date: string) => `Published: ${date}`,
  toConfirm: (date: string) => `Published ${date}, not confirmed since`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  othersHeading: 'Elsewhere',
  others: `${brand.name} also has 14 sub-divisional offices and 16 kiosks (about 2024); their addresses are not published. Community pharmacies and marketing agents enrol people too.`,
  otherLinks: [
    { label: 'Community pharmacies', to: '/provider?open=pharmacy' },
    { label: 'Marketing agents', to: '/marketing-agents' },
  ] satisfies Link[],
};
