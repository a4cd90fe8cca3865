import type * as english from '../en/enrolment-places.ts';
import * as facts from '../facts/enrolment-places.ts';
import { withPublishedIn } from '../facts/published.ts';
import { withWords } from '../with-words.ts';
import { areaName } from './directory-names.ts';
import { code } from './language.ts';
import { coverStart, rulesDate } from './plans.ts';
import { phoneLines } from './site.ts';
import { askUs } from './support.ts';

const division = (area: string) => ({
  name: `Ọ́fíìsì ẹ̀ka ${areaName(area)}`,
  published: 'Oṣù Keje (July) 2024',
});
const market = (name: string) => ({ name: `Ọjà ${name}` });

/** Streets and houses keep the names on their signs; the words beside them are ours. */
const words = withPublishedIn(code, 'placeWords', {
  'head-office': { name: 'Olú ọ́fíìsì' },
  'alausa-kiosk': {
    name: 'Kíósìkì tó wà ní Secretariat',
    address: 'Ẹ̀gbẹ́ Adeyemi Bero Hall, Alausa Secretariat',
    note: 'Ibí yìí tàbí olú ọ́fíìsì nìkan ni àwọn òṣìṣẹ́ ìjọba ìpínlẹ̀ ti ń forúkọ sílẹ̀, kì í ṣe ibòmíràn.',
    published: 'Oṣù Kẹta (March) 2026',
  },
  'ikorodu-division': division('Ikorodu'),
  'badagry-division': division('Badagry'),
  'lagos-island-division': division('Lagos Island'),
  'epe-division': {
    ...division('Epe'),
    address: 'Òdìkejì Ligali Ayorinde Magistrate Court, Oke Oyinbo, Epe',
  },
  'ikeja-division': division('Ikeja'),
  'adamo-booth': market('Adamo'),
  'sabo-ikorodu-booth': market('Sabo'),
  'sabo-yaba-booth': market('Sabo'),
  'ketu-booth': market('èso Ketu'),
  'aiyetoro-booth': market('Aiyetoro'),
});

export const enrolmentPlaces: typeof english.enrolmentPlaces = withWords(facts.enrolmentPlaces, words).map(
  (place) => ({ ...place, address: areaName(place.address) }),
);

/* @__NO_SIDE_EFFECTS__ */
const hasHours = (kind: string) => enrolmentPlaces.some((place) => place.kind === kind && place.hours);

export const whereToEnrol: typeof english.whereToEnrol = {
  id: facts.whereToEnrol.id,
  heading: 'Ibi tí ẹ lè lọ láti forúkọ sílẹ̀',
  lead: `Ọ̀fẹ́ ni ìforúkọsílẹ̀ níbi gbogbo. Ẹ mú nọ́ḿbà ìforúkọsílẹ̀ olùgbé Èkó (LASRRA) yín wá. ${coverStart.short}`,
  shortcut: { label: 'Ibi tí ẹ lè lọ láti forúkọ sílẹ̀', to: facts.whereToEnrol.shortcut.to },
  callHeading: 'Ẹ pè kí ẹ tó lọ',
  call: 'Ọ́fíìsì lè kó lọ sí ibòmíràn, wákàtí iṣẹ́ sì lè yí padà. Ẹ béèrè bóyá ibẹ̀ ṣí sílẹ̀ lónìí àti ohun tí ẹ máa mú lọ:',
  line: phoneLines.tollFree,
  officesHeading: 'Àwọn ọ́fíìsì',
  hours: hasHours('office')
    ? `Níbi tí a kò bá ti sọ wákàtí, ${askUs.tollFree}.`
    : `Ó ṣeé ṣe kí wákàtí iṣẹ́ jẹ́ ọjọ́ Ajé sí ọjọ́ Ẹtì, aago 8 àárọ̀ sí aago 5 ìrọ̀lẹ́, àti ọjọ́ Àbámẹ́ta, aago 9 àárọ̀ sí aago 1 ọ̀sán: ${askUs.tollFree}.`,
  boothsHeading: 'Àwọn àgọ́ VBooth nínú ọjà',
  booths: `Bó ṣe rí ní ${rulesDate}. ${hasHours('booth') ? '' : 'Ní Oṣù Kẹwàá (October) 2025 wọ́n ń ṣí láti aago 9 àárọ̀ sí aago 5 ìrọ̀lẹ́; ẹ pè kí ẹ tó lọ. '}Yàtọ̀ sí pé wọ́n ń forúkọ yín sílẹ̀ tí wọ́n sì ń gba owó, wọ́n tún ń yẹ ìfúnpá àti ṣúgà inú ẹ̀jẹ̀ wò.`,
  published: (date) => `Bó ṣe rí ní ${date}`,
  toConfirm: (date) => `Àdírẹ́sì ti ${date}: a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù`,
  directions: 'Ọ̀nà débẹ̀',
  directionsTo: (name) => `Ọ̀nà débẹ̀: ${name}`,
  othersHeading: 'Àwọn ibòmíràn',
  others: `A tún ní àwọn ọ́fíìsì ẹ̀ka kékeré àti kíósìkì. Fún èyí tó súnmọ́ yín, ${askUs.tollFree}. Àwọn ilé ìtajà oògùn àdúgbò àti àwọn aṣojú ìtajà náà ń fi orúkọ àwọn èèyàn sílẹ̀.`,
  otherLinks: withWords(facts.whereToEnrol.otherLinks, {
    providerOpenPharmacy: { label: 'Àwọn ilé ìtajà oògùn àdúgbò' },
    marketingAgents: { label: 'Àwọn aṣojú ìtajà' },
  }),
};
