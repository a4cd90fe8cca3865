import * as english from '../en/home.ts';
import { translate } from '../translate.ts';
import { coverStart } from './cover-start.ts';
import { brand, phoneLines } from './site.ts';
import { statistics } from './statistics.ts';

const meetDoctor = phoneLines.doctorLine;
const callUs = `Ẹ pe ${phoneLines.tollFree.display}`;

export const homePage = translate(english.homePage, {
  title: `${brand.name} | ${brand.tagline}`,
  description: `${brand.fullName}. ${brand.name}`,
  heading: `${brand.fullName} · adójútòfò ìlera ${brand.scheme}`,
});

export const storiesSection = translate(english.storiesSection, {
  lead: 'Fídíò kúkúrú mẹ́ta láti ẹnu àwọn tó ń lo ètò wọn.',
  note: 'Ìgbà tí ẹ bá tẹ̀ ẹ́ láti wò ó nìkan ni fídíò máa ń wá láti YouTube.',
  play: 'Ẹ wo fídíò náà',
});

export const servicesSection = translate(english.servicesSection, {
  lead: 'Ọ̀nà mẹ́rin láti wọlé, ẹni yòówù kí ẹ jẹ́.',
});

export const changeHospitalSection = translate(english.changeHospitalSection, {
  text: 'Ẹ lè pààrọ̀ ilé ìwòsàn yín sí òmíràn tí a fọwọ́ sí lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan, àti nígbà tí ìdí pàtàkì tó ṣọ̀wọ́n bá wà.',
  link: { label: 'Ẹ tẹ ibí!!!' },
  alt: 'Ọkọ̀ dáńfó aláwọ̀ ìyeyè kan ń lọ láti ilé ìwòsàn kan sí òmíràn.',
});

export const aboutSection = translate(english.aboutSection, {
  eyebrow: 'Ẹni tí a jẹ́',
  lead: `${brand.name} ló ń darí Lagos State Health Scheme, kí àìsàn má baà sọ ẹnikẹ́ni di onígbèsè.`,
  paragraphs: [
    'Òfin Lagos State Health Scheme, tí wọ́n fọwọ́ sí ní 25 Oṣù Karùn-ún 2015, ló dá àjọ náà, ètò náà àti àpò owó tó ń sanwó ìtọ́jú sílẹ̀. Láti 1 Oṣù Keje 2019 ni àwọn olùgbé ti ń lo ètò wọn ní àwọn ilé ìwòsàn àti ibùdó ìlera káàkiri ìpínlẹ̀ náà.',
    'Adójútòfò ìlera ti di dandan báyìí fún gbogbo ẹni tó ń gbé ní Èkó. Wọ́n máa ń kọ́kọ́ tọ́jú pàjáwìrì tó fi ẹ̀mí sínú ewu; ìgbà tí aláìsàn bá ti kúrò nínú ewu ni wọ́n máa ń béèrè ẹ̀rí pé ó wà nínú ètò.',
  ],
  link: { label: 'Ẹ wá mọ àjọ wa' },
  alt: 'Àwọn òṣìṣẹ́ àjọ náà níwájú ọ́fíìsì wọn.',
});

export const spotlightSection = translate(english.spotlightSection, {
  eyebrow: 'Fún àwọn ilé ìwòsàn àti ibùdó ìlera',
  text: 'Àwọn ilé ìwòsàn, ibùdó ìlera àti ilé ìtajà oògùn ń dara pọ̀ mọ́ wa, wọ́n sì ń béèrè owó ìtọ́jú tí wọ́n ṣe, lórí ojú òpó kan ṣoṣo.',
  points: [
    'Ìdarapọ̀ láìlo ìwé',
    'Sísan owó ìtọ́jú kíákíá',
    `Ètò tó ń bójú tó èèyàn tó ju ${statistics.livesInText} lọ`,
  ],
  link: { label: 'Ẹ lọ sí ojú òpó àwọn olùpèsè ìtọ́jú' },
  guide: { label: 'Ohun tí ẹ nílò láti dara pọ̀' },
  radio: { label: 'Ẹ gbọ́ Ilera Eko Spotlight' },
  alt: 'Dókítà kan àti nọ́ọ̀sì kan lẹ́nu ọ̀nà ilé ìwòsàn wọn.',
});

export const statisticsSection = translate(english.statisticsSection, {
  text: `Ní ${statistics.asOfText}, olùpèsè ìtọ́jú tó ju ${statistics.providersInText} lọ ló ń tọ́jú èèyàn tó ju ${statistics.livesInText} lọ.`,
  about: 'Nípa iye yìí:',
  asOf: `Títí di ${statistics.asOfText}.`,
});

export const telemedicineSection = translate(english.telemedicineSection, {
  text: 'Ìtọ́jú lórí fóònù (telemedicine) wà nínú gbogbo irú ètò tí a fi wé ara wọn: ìmọ̀ràn, ìwé oògùn àti ìrànlọ́wọ́ fún ìlera ọpọlọ lórí áàpù àti fóònù, wákàtí 24 lójúmọ́.',
  call: { label: `Ẹ pe ${meetDoctor.display}`, inDigits: `Ní nọ́ḿbà: ${meetDoctor.digits}` },
  playStore: { lead: 'Ẹ gbà á lórí', label: 'Google Play' },
  appStore: { lead: 'Ẹ wà á jáde lórí', label: 'App Store' },
  alt: 'Ìyá àgbà kan nílé ń bá dókítà sọ̀rọ̀ lórí fóònù rẹ̀.',
});

export const productsSection = translate(english.productsSection, {
  lead: 'Ètò kan fún gbogbo èèyàn, àti àjọṣe kan fún àwọn tí kò lè sanwó.',
});

export const callToActionSection = translate(english.callToActionSection, {
  text: `Ọ̀fẹ́ ni ìforúkọsílẹ̀. Ẹ máa yan irú ètò, ẹ máa san owó adójútòfò rẹ̀, ẹ máa sì yan ilé ìwòsàn tó súnmọ́ yín. ${coverStart.short}`,
  start: { label: 'Ẹ bẹ̀rẹ̀' },
  contact: { label: 'Ẹ kàn sí wa' },
});

export const partnersSection = translate(english.partnersSection, {
  lead: 'Àwọn àjọ àti ilé iṣẹ́ tó ń ti ètò náà lẹ́yìn.',
  belt: { label: 'àmì àwọn alájọṣepọ̀', pause: 'Ẹ dá ìrìn àmì àwọn alájọṣepọ̀ dúró' },
});

export const mapSection = translate(english.mapSection, {
  lead: 'Olú ọ́fíìsì wa ní Alausa, Ikeja.',
  show: 'Ẹ fi máàpù hàn',
  note: 'Ọ̀dọ̀ Google ni máàpù náà ti ń wá, ó sì máa ń lo dátà bíi 1 MB. Ó máa jáde bí ẹ bá béèrè fún un, tàbí bí ẹ bá dé ibi tó wà lẹ́yìn tí ẹ ti gba kúkì (cookies).',
  officeTitle: 'Olú ọ́fíìsì',
  directions: { label: 'Ọ̀nà débẹ̀' },
  others: { label: 'Àwọn ibòmíràn tí ẹ ti lè forúkọ sílẹ̀' },
  callTitle: 'Ẹ pè wá lọ́fẹ̀ẹ́, tọ̀sán-tòru',
  frameTitle: `Máàpù ${brand.name} ní Èkó`,
  alt: 'Máàpù Èkó tí a yà, pẹ̀lú àmì níbi olú ọ́fíìsì ní Alausa, Ikeja.',
});

export const supportSection = translate(english.supportSection, {
  title: 'Ìrànlọ́wọ́',
  button: 'Ẹ bá wa sọ̀rọ̀',
  close: 'Ẹ pa ìrànlọ́wọ́ dé',
  lead: 'Ìrànlọ́wọ́ wà ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀. Ẹ yan ọ̀nà tó bá yín mu.',
  description: `Ẹ kàn sí ẹ̀ka ìrànlọ́wọ́ ${brand.name} lórí fóònù, WhatsApp, ímeèlì tàbí fọ́ọ̀mù ìkànsí, wákàtí 24 lójúmọ́.`,
  liveChat: {
    calling: 'A ń pe ìjíròrò lójú ẹsẹ̀ (live chat)…',
    open: 'Ìjíròrò lójú ẹsẹ̀ (live chat) ti ṣí sílẹ̀.',
    silent:
      'Ẹ má bínú, ìjíròrò lójú ẹsẹ̀ (live chat) kò dáhùn báyìí. Ẹ lè fi àwọn ọ̀nà yìí kàn sí wa nígbà gbogbo:',
    note: 'Ilé iṣẹ́ mìíràn ló ni ìjíròrò náà. Ó wá, ó sì lè lo kúkì (cookies) rẹ̀, kìkì nítorí pé ẹ béèrè fún un.',
  },
  routes: [
    { label: callUs, note: `Ìpè ọ̀fẹ́ · ${phoneLines.tollFree.digits}` },
    { label: 'Ẹ kọ̀wé lórí WhatsApp' },
    { label: 'Ẹ fi ímeèlì ránṣẹ́' },
    { label: 'Ẹ kọ̀wé sínú fọ́ọ̀mù ìkànsí', note: 'A máa ń fi ímeèlì dáhùn' },
  ],
});

export const popUp = translate(english.popUp, {
  eyebrow: `Adójútòfò ìlera ${brand.scheme}`,
  title: 'Ẹ wà nínú ètò kí ẹ tó nílò rẹ̀',
  text: `Owó ètò fún ẹnì kan bẹ̀rẹ̀ láti ₦15,000 lọ́dún. Ẹ kò ní san owó kankan fún ìforúkọsílẹ̀. ${coverStart.short}`,
  action: { label: 'Ẹ forúkọ sílẹ̀ báyìí' },
  call: { label: callUs },
  close: 'Ẹ pa á dé',
  notToday: 'Ẹ má fi hàn mí mọ́ lónìí',
  alt: 'Ìyá àgbà kan tó ń rẹ́rìn-ín tó wé gèlè aláwọ̀ ìyeyè, ọkùnrin kan tó dé fìlà àti ọmọdébìnrin kan ń wo fóònù níwájú oòrùn tó ń yọ, aṣọ àdìrẹ sì yí wọn ká.',
});
