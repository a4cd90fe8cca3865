import type * as english from '../en/enrolment-places.ts';
import * as facts from '../facts/enrolment-places.ts';
import { withPublishedIn } from '../facts/published.ts';
import { withWords } from '../with-words.ts';
import { code } from './language.ts';
import { coverStart, rulesDate } from './plans.ts';
import { phoneLines } from './site.ts';
import { askUs } from './support.ts';

/** Names are those on the signs; the words beside them are ours. */
const division = (name: string) => ({ name: `${name} divisional office`, published: 'July 2024' });

const words = withPublishedIn(code, 'placeWords', {
  'head-office': { name: 'Head office' },
  'alausa-kiosk': {
    name: 'Kiosk for di Secretariat',
    note: 'Public servants wey dey work for di state dey register here or for di head office, no be anywhere else.',
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

export const enrolmentPlaces: typeof english.enrolmentPlaces = withWords(facts.enrolmentPlaces, words);

/* @__NO_SIDE_EFFECTS__ */
const hasHours = (kind: string) => enrolmentPlaces.some((place) => place.kind === kind && place.hours);

export const whereToEnrol: typeof english.whereToEnrol = {
  id: facts.whereToEnrol.id,
  heading: 'Places wia you fit go register',
  lead: `To register no dey cost anytin for anywhere. Carry your Lagos resident registration (LASRRA) number come. ${coverStart.short}`,
  shortcut: { label: 'Places wia you fit go register', to: facts.whereToEnrol.shortcut.to },
  callHeading: 'Call first before you go',
  call: 'Offices dey move and di hours dey change. Ask weda di place dey open today and wetin you go carry come:',
  line: phoneLines.tollFree,
  officesHeading: 'Offices',
  hours: hasHours('office')
    ? `Wia we no talk di hours, ${askUs.tollFree}.`
    : `E fit be Monday to Friday 8am to 5pm and Saturday 9am to 1pm: ${askUs.tollFree}.`,
  boothsHeading: 'Virtual booths (VBooth) for markets',
  booths: `As at ${rulesDate}. ${hasHours('booth') ? '' : 'As e be for October 2025, dem dey open 9am to 5pm; call before you go. '}Dem dey register you and collect payment, and dem dey also check blood pressure and blood sugar.`,
  published: (date) => `As at ${date}`,
  toConfirm: (date) => `Address as at ${date}: we go confirm am for phone`,
  directions: 'How to reach di place',
  directionsTo: (name) => `How to reach di place: ${name}`,
  othersHeading: 'Oda places',
  others: `We also get sub-divisional offices and kiosks. For di one wey near you, ${askUs.tollFree}. Community pharmacies and marketing agents dey register pipo too.`,
  otherLinks: withWords(facts.whereToEnrol.otherLinks, {
    providerOpenPharmacy: { label: 'Community pharmacies' },
    marketingAgents: { label: 'Marketing agents' },
  }),
};
