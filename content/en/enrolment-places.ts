import * as facts from '../facts/enrolment-places.ts';
import { withPublishedIn } from '../facts/published.ts';
import type { EnrolmentPlace } from '../schema/site.ts';
import { withWords } from '../with-words.ts';
import { code } from './language.ts';
import { coverStart, rulesDate } from './plans.ts';
import { phoneLines } from './site.ts';
import { askUs } from './support.ts';

const division = (name: string) => ({ name: `${name} divisional office`, published: 'July 2024' });

const words = withPublishedIn(code, 'placeWords', {
  'head-office': { name: 'Head office' },
  'alausa-kiosk': {
    name: 'Kiosk at the Secretariat',
    note: 'Public servants of the state enrol here or at the head office, nowhere else.',
    published: 'March 2026',
  },
  'ikorodu-division': division('Ikorodu'),
  'badagry-division': division('Badagry'),
  'lagos-island-division': division('Lagos Island'),
  'epe-division': division('Epe'),
  'ikeja-division': division('Ikeja'),
  'adamo-booth': { name: 'Adamo Market' },
  'sabo-ikorodu-booth': { name: 'Sabo Market' },
  'sabo-yaba-booth': { name: 'Sabo Market' },
  'ketu-booth': { name: 'Ketu Fruit Market' },
  'aiyetoro-booth': { name: 'Aiyetoro Market' },
});

export const enrolmentPlaces: EnrolmentPlace[] = withWords(facts.enrolmentPlaces, words);

/* @__NO_SIDE_EFFECTS__ */
const hasHours = (kind: string) => enrolmentPlaces.some((place) => place.kind === kind && place.hours);

export const whereToEnrol = {
  id: facts.whereToEnrol.id,
  heading: 'Where to enrol in person',
  lead: `Enrolling costs nothing anywhere. Bring your Lagos resident registration (LASRRA) number. ${coverStart.short}`,
  shortcut: { label: 'Where to enrol in person', to: facts.whereToEnrol.shortcut.to },
  callHeading: 'Call before you go',
  call: 'Offices move and hours change. Ask whether the place is open today and what to bring:',
  line: phoneLines.tollFree,
  officesHeading: 'Offices',
  hours: hasHours('office')
    ? `Where we name no hours, ${askUs.tollFree}.`
    : `Monday to Friday 8am to 5pm and Saturday 9am to 1pm, not yet confirmed: ${askUs.tollFree}.`,
  boothsHeading: 'Virtual booths in markets',
  booths: `As of ${rulesDate}. ${hasHours('booth') ? '' : 'Open 9am to 5pm as of October 2025; call before you go. '}Besides enrolling you and taking payment they check blood pressure and blood sugar.`,
  published: (date: string) => `As of ${date}`,
  toConfirm: (date: string) => `Address of ${date}: we confirm it by phone`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  othersHeading: 'Elsewhere',
  others: `We also have sub-divisional offices and kiosks. For the one near you, ${askUs.tollFree}. Community pharmacies and marketing agents enrol people too.`,
  otherLinks: withWords(facts.whereToEnrol.otherLinks, {
    providerOpenPharmacy: { label: 'Community pharmacies' },
    marketingAgents: { label: 'Marketing agents' },
  }),
};
