import { standardPrices } from '../amounts.ts';
import type * as english from '../en/home.ts';
import { email, office } from '../facts/addresses.ts';
import * as facts from '../facts/home.ts';
import { withWords } from '../with-words.ts';
import { coverStart, telemedicine } from './plans.ts';
import { brand, phoneLines, when } from './site.ts';
import { statistics } from './statistics.ts';
import { supportOpen, whatsAppLines } from './support.ts';

export const heroSlides: typeof english.heroSlides = withWords(facts.heroSlides, {
  enrol: {
    title: 'Ìtọ́jú ìlera tí owó rẹ̀ kò wọ́n, ní ìkáwọ́ yín!',
    subtitle: `Ẹ dara pọ̀ mọ́ Ilera Eko láti orí fóònù yín. Owó ètò fún ẹnì kan bẹ̀rẹ̀ láti ${standardPrices.individual} lọ́dún.`,
    btnText: 'Ẹ forúkọ sílẹ̀ lónìí!',
    alt: 'Obìnrin oníṣòwò kan nínú ọjà ń forúkọ sílẹ̀ lórí fóònù rẹ̀ lábẹ́ agboòrùn, ọkọ̀ dáńfó aláwọ̀ ìyeyè sì dúró lẹ́yìn rẹ̀.',
  },
  family: {
    title: 'Ìtọ́jú ìlera tí owó rẹ̀ kò wọ́n fún gbogbo olùgbé Ìpínlẹ̀ Èkó!',
    subtitle: 'Oníṣòwò, oníṣẹ́ ọwọ́, òṣìṣẹ́ ọ́fíìsì, òbí, bàbá àgbà àti ìyá àgbà: ètò kan ló gbé gbogbo wa.',
    btnText: 'Ẹ forúkọ sílẹ̀ lónìí kí ọkàn yín lè balẹ̀!',
    alt: 'Ìdílé ẹlẹ́ni mẹ́rin ní Èkó: ìyá àgbà, bàbá, ìyá àti ọmọ.',
  },
  compliance: {
    title: 'A ń rí i pé wọ́n tẹ̀ lé òfin. A ń dáàbò bo ẹ̀mí.',
    subtitle:
      'Àwọn agbanisíṣẹ́ ń gba nọ́ḿbà ìdánimọ̀ ilé iṣẹ́ (CIN), wọ́n sì ń san owó ìṣàkóso lórí ojú òpó àjọ alábòójútó.',
    btnText: 'Ẹ sanwó CIN báyìí!',
    alt: 'Olùbẹ̀wò kan tó mú pátákó ìkọ̀wé dání ń sàmì sí àkójọ níwájú ibùdó ìlera.',
  },
  pay: {
    title: 'Ọ̀nà tó mọ́gbọ́n wá jù láti sanwó ìtọ́jú ìlera!',
    subtitle:
      'Ẹ san owó adójútòfò (premium) yín lórí ayélujára pẹ̀lú káàdì, fífi owó ránṣẹ́ láti báńkì tàbí USSD, kí ẹ sì wà nínú ètò jálẹ̀ ọdún.',
    btnText: 'Ẹ sanwó báyìí!',
    alt: 'Ọ̀dọ́kùnrin kan ń fi káàdì àti fóònù san owó adójútòfò (premium) rẹ̀ lẹ́bàá ọ̀sà.',
  },
  vbooth: {
    title: 'VBooth – Rírí dókítà lórí ayélujára ti rọrùn',
    subtitle: 'Ẹ bá dókítà sọ̀rọ̀ láti inú àgọ́ VBooth nínú ọjà tàbí láti ibi tí ẹ wà.',
    btnText: 'Ẹ bá dókítà sọ̀rọ̀ báyìí!',
    btnLink: phoneLines.doctorLine.to,
    alt: 'Dókítà kan tó gbé ẹ̀rọ ìgbọ́ àyà kọ́rùn ń bá aláìsàn sọ̀rọ̀ láti inú ojú ẹ̀rọ ńlá.',
  },
  bridge: {
    title: 'Ìlera yín ló jẹ wá lógún jù lọ!',
    subtitle: 'Ẹ fi ohun tó wà nínú irú ètò kọ̀ọ̀kan àti iye owó rẹ̀ wé ara wọn kí ẹ tó yàn.',
    btnText: 'Ẹ wo àwọn irú ètò',
    alt: 'Àwọn ará Èkó níwájú afárá oníwáyà tó wà lórí ọ̀sà nígbà tí oòrùn ń wọ̀.',
  },
});

export const heroCarousel: typeof english.heroCarousel = {
  carousel: 'Ohun tí ẹ lè ṣe níbí',
  roles: { carousel: 'àwọn àwòrán tó ń yí', slide: 'àwòrán' },
  play: 'Ẹ jẹ́ kí àwọn àwòrán máa yí',
  pause: 'Ẹ dá yíyí àwọn àwòrán dúró',
  previous: 'Àwòrán tó ṣáájú',
  next: 'Àwòrán tó kàn',
  slide: (number, total, title) => `Àwòrán ${number} nínú ${total}: ${title}`,
};

export const quickTasks: typeof english.quickTasks = {
  label: 'Ohun tí ẹ lè ṣe kíákíá',
  list: withWords(facts.quickTasks.list, {
    emergency: { label: 'Pàjáwìrì' },
    provider: { label: 'Ẹ wá ilé ìwòsàn' },
    whatIsCovered: { label: 'Ṣé ó wà nínú ètò?' },
    planHouseholdCost: { label: 'Iye owó ètò' },
    howToEnrol: { label: 'Ẹ forúkọ sílẹ̀' },
    pay: { label: 'Ẹ sanwó' },
    faqChangingHospital: { label: 'Ẹ pààrọ̀ ilé ìwòsàn' },
    complaint: { label: 'Ẹ ṣe àròyé' },
    cannotPay: { label: 'Bí ẹ kò bá lè sanwó' },
    fromAbroad: { label: 'Láti ilẹ̀ òkèèrè' },
    forStaff: { label: 'Ètò fún òṣìṣẹ́' },
    isThisLashma: { label: 'Ṣé àwa ni lóòótọ́?' },
  }),
};

const meetDoctor = phoneLines.doctorLine;
const callUs = `Ẹ pe ${phoneLines.tollFree.display}`;

export const homePage: typeof english.homePage = {
  title: `${brand.name} | ${brand.tagline}`,
  description: `${brand.fullName}. ${brand.name}`,
  heading: `${brand.fullName} · adójútòfò ìlera ${brand.scheme}`,
};

export const storiesSection: typeof english.storiesSection = {
  lead: 'Fídíò kúkúrú mẹ́ta láti ẹnu àwọn tó ń lo ètò wọn.',
  note: 'Ìgbà tí ẹ bá tẹ̀ ẹ́ láti wò ó nìkan ni fídíò máa ń wá láti YouTube.',
  play: 'Ẹ wo fídíò náà',
};

export const servicesSection: typeof english.servicesSection = {
  lead: 'Ọ̀nà mẹ́rin láti wọlé, ẹni yòówù kí ẹ jẹ́.',
};

export const changeHospitalSection: typeof english.changeHospitalSection = {
  text: 'Ẹ lè pààrọ̀ ilé ìwòsàn yín sí òmíràn tí a fọwọ́ sí lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan, àti nígbà tí ìdí pàtàkì tó ṣọ̀wọ́n bá wà.',
  link: {
    label: 'Ẹ tẹ ibí!!!',
    about: 'Ẹ pààrọ̀ ilé ìwòsàn yín',
    to: facts.changeHospitalSection.link.to,
  },
  alt: 'Ọkọ̀ dáńfó aláwọ̀ ìyeyè kan ń lọ láti ilé ìwòsàn kan sí òmíràn.',
};

export const aboutSection: typeof english.aboutSection = {
  eyebrow: 'Ẹni tí a jẹ́',
  lead: `${brand.name} ló ń darí Lagos State Health Scheme, kí àìsàn má baà sọ ẹnikẹ́ni di onígbèsè.`,
  paragraphs: [
    'Òfin Lagos State Health Scheme, tí wọ́n fọwọ́ sí ní ọjọ́ 25, Oṣù Karùn-ún (May) 2015, ló dá wa, ètò náà àti àpò owó tó ń sanwó ìtọ́jú sílẹ̀. Láti ọjọ́ 1, Oṣù Keje (July) 2019 ni àwọn olùgbé ti ń lo ètò wọn ní àwọn ilé ìwòsàn àti ibùdó ìlera káàkiri ìpínlẹ̀ náà.',
    'Adójútòfò ìlera (health insurance) ti di dandan báyìí fún gbogbo ẹni tó ń gbé ní Èkó. Wọ́n máa ń kọ́kọ́ tọ́jú pàjáwìrì tó fi ẹ̀mí sínú ewu; ìgbà tí aláìsàn bá ti kúrò nínú ewu ni wọ́n máa ń béèrè ẹ̀rí pé ó wà nínú ètò.',
  ],
  link: { label: 'Ẹ wá mọ̀ wá', to: facts.aboutSection.link.to },
  alt: 'Àwọn òṣìṣẹ́ wa níwájú ọ́fíìsì.',
};

export const spotlightSection: typeof english.spotlightSection = {
  eyebrow: 'Fún àwọn ilé ìwòsàn àti ibùdó ìlera',
  text: 'Àwọn ilé ìwòsàn, ibùdó ìlera àti ilé ìtajà oògùn ń dara pọ̀ mọ́ wa, wọ́n sì ń béèrè owó ìtọ́jú tí wọ́n ṣe, lórí ojú òpó kan ṣoṣo.',
  points: [
    'Ìdarapọ̀ láìlo ìwé',
    'Sísan owó ìtọ́jú kíákíá',
    `Ètò tó ń bójú tó èèyàn tó ju ${statistics.livesInText} lọ`,
  ],
  link: { label: 'Ẹ lọ sí ojú òpó àwọn olùpèsè ìtọ́jú', to: facts.spotlightSection.link.to },
  guide: { label: 'Ohun tí ẹ nílò láti dara pọ̀', to: facts.spotlightSection.guide.to },
  radio: { label: 'Ẹ gbọ́ Ilera Eko Spotlight', to: facts.spotlightSection.radio.to },
  alt: 'Dókítà kan àti nọ́ọ̀sì kan lẹ́nu ọ̀nà ilé ìwòsàn wọn.',
};

export const statisticsSection: typeof english.statisticsSection = {
  today: (hospitals, pharmacies) =>
    `Iye olùpèsè ìtọ́jú yìí jẹ́ ti gbogbo ètò náà ní ${statistics.asOfText}. Lónìí, àkójọ wa ní ilé ìwòsàn ${hospitals} fún àwọn ètò Jaara; a ka ilé ìtajà oògùn àdúgbò ${pharmacies} lọ́tọ̀.`,
  find: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn', to: facts.statisticsSection.find.to },
  text: `Ní ${statistics.asOfText}, olùpèsè ìtọ́jú tó ju ${statistics.providersInText} lọ ló ń tọ́jú èèyàn tó ju ${statistics.livesInText} lọ.`,
  about: 'Nípa iye yìí:',
  asOf: `Títí di ${statistics.asOfText}.`,
};

export const telemedicineSection: typeof english.telemedicineSection = {
  text: `${telemedicine.included}. ${telemedicine.hours}`,
  call: {
    label: `Ẹ pe ${meetDoctor.display}`,
    inDigits: `Ní nọ́ḿbà: ${meetDoctor.digits}`,
    to: phoneLines.doctorLine.to,
  },
  playStore: { lead: 'Ẹ gbà á lórí', label: 'Google Play', to: facts.telemedicineSection.playStore.to },
  appStore: { lead: 'Ẹ wà á jáde lórí', label: 'App Store', to: facts.telemedicineSection.appStore.to },
  alt: 'Ìyá àgbà kan nílé ń bá dókítà sọ̀rọ̀ lórí fóònù rẹ̀.',
};

export const productsSection: typeof english.productsSection = {
  lead: 'Ètò kan fún gbogbo èèyàn, àti àjọṣe kan fún àwọn tí kò lè sanwó.',
};

export const callToActionSection: typeof english.callToActionSection = {
  text: `Ọ̀fẹ́ ni ìforúkọsílẹ̀. Ẹ máa yan irú ètò, ẹ máa san owó adójútòfò (premium) rẹ̀, ẹ máa sì yan ilé ìwòsàn tó súnmọ́ yín. ${coverStart.short}`,
  start: { label: 'Ẹ bẹ̀rẹ̀', to: facts.callToActionSection.start.to },
  contact: { label: 'Ẹ kàn sí wa', to: facts.callToActionSection.contact.to },
};

export const partnersSection: typeof english.partnersSection = {
  lead: 'Àwọn àjọ àti ilé iṣẹ́ tó ń ti ètò náà lẹ́yìn.',
  belt: { label: 'àmì àwọn alájọṣepọ̀', pause: 'Ẹ dá ìrìn àmì àwọn alájọṣepọ̀ dúró' },
};

export const mapSection: typeof english.mapSection = {
  lead: 'Olú ọ́fíìsì wa ní Alausa, Ikeja.',
  show: 'Ẹ fi máàpù hàn',
  note: 'Ọ̀dọ̀ Google ni máàpù náà ti ń wá, ó sì máa ń lo dátà bíi 1 MB. Ó máa jáde bí ẹ bá béèrè fún un, tàbí bí ẹ bá dé ibi tó wà lẹ́yìn tí ẹ ti gba kúkì (cookies).',
  officeTitle: 'Olú ọ́fíìsì',
  directions: { label: 'Ọ̀nà débẹ̀', to: office.mapUrl },
  others: { label: 'Àwọn ibòmíràn tí ẹ ti lè forúkọ sílẹ̀', to: facts.mapSection.others.to },
  callTitle: `Ẹ pè wá lọ́fẹ̀ẹ́${when.tollFree}`,
  frameTitle: `Máàpù ${brand.name} ní Èkó`,
  alt: 'Máàpù Èkó tí a yà, pẹ̀lú àmì níbi olú ọ́fíìsì ní Alausa, Ikeja.',
};

export const supportSection: typeof english.supportSection = {
  title: 'Ìrànlọ́wọ́',
  button: 'Ẹ bá wa sọ̀rọ̀',
  close: 'Ẹ pa ìrànlọ́wọ́ dé',
  lead: `${supportOpen}Ẹ yan ọ̀nà tó bá yín mu.`,
  description: `Ẹ kàn sí ẹ̀ka ìrànlọ́wọ́ ${brand.name} lórí fóònù, WhatsApp, ímeèlì tàbí fọ́ọ̀mù ìkànsí${when.isAlways ? ', wákàtí 24 lójúmọ́' : ''}.`,
  liveChat: {
    calling: 'A ń pe ìjíròrò lójú ẹsẹ̀ (live chat)…',
    open: 'Ìjíròrò lójú ẹsẹ̀ (live chat) ti ṣí sílẹ̀.',
    silent:
      'Ẹ má bínú, ìjíròrò lójú ẹsẹ̀ (live chat) kò dáhùn báyìí. Ẹ lè fi àwọn ọ̀nà yìí kàn sí wa nígbà gbogbo:',
    note: 'Ilé iṣẹ́ mìíràn ló ni ìjíròrò náà. Ó wá, ó sì lè lo kúkì (cookies) rẹ̀, kìkì nítorí pé ẹ béèrè fún un.',
  },
  routes: withWords(facts.supportSection.routes, {
    phone: { label: callUs, note: `Ìpè ọ̀fẹ́ · ${phoneLines.tollFree.digits}`, to: phoneLines.tollFree.to },
    whatsapp: { label: 'Ẹ kọ̀wé lórí WhatsApp', note: whatsAppLines[0].display, to: whatsAppLines[0].url },
    mail: { label: 'Ẹ fi ímeèlì ránṣẹ́', note: email, to: `mailto:${email}` },
    contact: { label: 'Ẹ kọ̀wé sínú fọ́ọ̀mù ìkànsí', note: 'A máa ń fi ímeèlì dáhùn' },
  }),
};

export const noticeWords: typeof english.noticeWords = {
  information: 'Ìkéde',
  warning: 'Ìkìlọ̀',
  urgent: 'Kánjúkánjú',
};

export const popUp: typeof english.popUp = {
  eyebrow: `Adójútòfò ìlera (health insurance) ${brand.scheme}`,
  title: 'Ẹ wà nínú ètò kí ẹ tó nílò rẹ̀',
  text: `Owó ètò fún ẹnì kan bẹ̀rẹ̀ láti ${standardPrices.individual} lọ́dún. Ọ̀fẹ́ ni ìforúkọsílẹ̀. ${coverStart.short}`,
  action: { label: 'Ẹ forúkọ sílẹ̀', to: facts.popUp.action.to },
  call: { label: `Ẹ pe ${phoneLines.tollFree.digits}`, to: phoneLines.tollFree.to },
  close: 'Ẹ pa á dé',
  notToday: 'Ẹ má fi hàn mí mọ́ lónìí',
  alt: 'Ìyá àgbà kan tó ń rẹ́rìn-ín tó wé gèlè aláwọ̀ ìyeyè, ọkùnrin kan tó dé fìlà àti ọmọdébìnrin kan ń wo fóònù níwájú oòrùn tó ń yọ, aṣọ àdìrẹ sì yí wọn ká.',
};

export const sections: typeof english.sections = withWords(facts.sections, {
  'testimonial-videos': {
    title: 'Ìtàn láti ẹnu àwọn tó ti jàǹfààní',
    description: 'Fídíò kúkúrú níbi tí àwọn èèyàn ti sọ ohun tí ètò Ilera Eko ti ṣe fún wọn.',
  },
  services: {
    title: 'Báwo la ṣe lè ràn yín lọ́wọ́?',
    description:
      'Ẹ wo àwọn irú ètò, ẹ béèrè ìrànlọ́wọ́, ẹ dara pọ̀ mọ́ àwọn olùpèsè ìtọ́jú tàbí ẹ kà nípa ìṣàkóso.',
  },
  'change-hospital': {
    title: 'Ṣé ẹ fẹ́ pààrọ̀ ilé ìwòsàn yín?',
    description: 'Bí ẹni tó forúkọ sílẹ̀ ní Ilera Eko ṣe lè pààrọ̀ ilé ìwòsàn rẹ̀ sí òmíràn tí a fọwọ́ sí.',
  },
  about: { title: 'Ìlera pípé fún gbogbo èèyàn ní Èkó' },
  spotlight: { title: 'Ojú òpó kan fún gbogbo olùpèsè ìtọ́jú' },
  statistics: {
    title: 'Ohun tí nọ́ḿbà sọ nípa ètò náà',
    description:
      'Iye èèyàn tó wà nínú ètò, iye olùpèsè ìtọ́jú àti iye ìtọ́jú oyún àti ìbímọ ti Lagos State Health Scheme.',
  },
  telemedicine: {
    title: 'Ẹ má wá àmì àìsàn yín lórí Google; ẹ bá dókítà sọ̀rọ̀ láti ilé',
    description:
      'Ẹ rí dókítà lórí fóònù tàbí áàpù gẹ́gẹ́ bí apá kan irú ètò Ilera Eko yín; nínú Jaara Plus, wákàtí 24 lójúmọ́.',
  },
  products: {
    title: 'Àwọn ètò wa',
    description: 'Ilera Eko, ètò ìlera ìpínlẹ̀, àti EKOSHA, tó ń sanwó fún àwọn tí kò lè sanwó.',
  },
  'call-to-action': {
    title: 'Ẹ gba adójútòfò ìlera (health insurance). Ìlera loògùn ọrọ̀. Ẹ gbádùn ayé yín.',
    description: 'Ẹ bẹ̀rẹ̀ ìforúkọsílẹ̀ Ilera Eko yín tàbí kí ẹ kọ́kọ́ bi wá léèrè.',
  },
  partners: {
    title: 'Àwọn alájọṣepọ̀ wa',
    description: 'Àwọn àjọ àti ilé iṣẹ́ tó ń ti Lagos State Health Scheme lẹ́yìn.',
  },
  map: { title: 'Ibi tí ẹ ti lè rí wa', description: 'Olú ọ́fíìsì LASHMA ní Alausa, Ikeja, lórí máàpù.' },
});

export const serviceCards: typeof english.serviceCards = withWords(facts.serviceCards, {
  plans: {
    title: 'Ẹ wo àwọn irú ètò wa',
    card_text:
      'Irú ètò mẹ́rin fún ẹnì kan, ìdílé, àwọn ẹni ọdún 60 sókè, àti àwọn ẹni ọ̀wọ́n àwọn ọmọ Nàìjíríà tó wà ní ilẹ̀ òkèèrè.',
    action: 'Ẹ wo irú ètò wa',
  },
  support: {
    title: 'Ẹ ǹlẹ́ o!',
    card_text: when.isAlways
      ? 'Ìrànlọ́wọ́ wà 24/7. Ẹ pè wá, ẹ kọ̀wé sí wa tàbí ẹ bá wa sọ̀rọ̀ nígbàkúgbà.'
      : `${supportOpen}Ẹ pè wá, ẹ kọ̀wé sí wa tàbí ẹ bá wa sọ̀rọ̀.`,
    action: 'Ẹ kàn sí wa',
  },
  provider: {
    title: 'Ẹ di olùpèsè ìtọ́jú',
    card_text: 'Ẹ dara pọ̀ mọ́ wa láìlo ìwé. A máa ń san owó ìtọ́jú kíákíá, kí ẹ lè ráyè tọ́jú àwọn aláìsàn.',
    action: 'Ẹ dara pọ̀ mọ́ wa',
    also: { label: 'Ohun tí ẹ nílò láti dara pọ̀', to: facts.serviceCards.provider.also.to },
  },
  regulation: {
    title: 'Ìṣàkóso',
    card_text: 'A ń rí i dájú pé ìtọ́jú dára, a sì ń fún àwọn HMO tó ń ṣiṣẹ́ ní Ìpínlẹ̀ Èkó ní ìwé àṣẹ.',
    action: 'Bí a ṣe ń ṣàkóso (ó wà lábẹ́ àtúnṣe)',
    also: { label: 'Ohun tí àwọn agbanisíṣẹ́ gbọ́dọ̀ ṣe', to: facts.serviceCards.regulation.also.to },
  },
});

export const productCards: typeof english.productCards = withWords(facts.productCards, {
  'ilera-eko': {
    name: 'Ilera Eko',
    text: 'Lagos State Health Scheme: olúkúlùkù ń san owó adójútòfò (premium) kékeré, kí ẹnikẹ́ni má baà dá san owó ìtọ́jú ńlá.',
    points: [
      'Rírí dókítà, àyẹ̀wò, oògùn àti ìtọ́jú nílé ìwòsàn',
      'Ìtọ́jú ìyá àti ọmọ tuntun nínú irú ètò Jaara méjèèjì',
      'Dókítà lórí fóònù tàbí áàpù',
    ],
    more: {
      label: 'Ẹ ka púpọ̀ sí i nípa Ilera Eko (ó wà lábẹ́ àtúnṣe)',
      to: facts.productCards['ilera-eko'].more.to,
    },
  },
  ekosha: {
    name: 'EKOSHA',
    text: 'Eko Social Health Alliance ń kó owó jọ láti fi ṣe adójútòfò ìlera fún àwọn olùgbé tí kò lè sanwó fún ara wọn.',
    points: [
      'Ìgbàtọ́jú: ẹ sanwó ètò fún ẹnì kan tàbí ẹgbẹ́ kan',
      'Ìkówójọ: ọ̀pọ̀ ẹ̀bùn kékeré, àpò owó àjọni kan',
      'Ayẹyẹ: àwọn ilé iṣẹ́ àti àwọn ará àdúgbò jọ ń ṣètọrẹ',
    ],
    more: { label: 'Ẹ ka púpọ̀ sí i nípa EKOSHA', to: facts.productCards.ekosha.more.to },
  },
});

export const partners: typeof english.partners = withWords(facts.partners, {
  community: { name: 'Alájọṣepọ̀ àwùjọ' },
  arfh: { name: 'Association for Reproductive and Family Health' },
  'health-sector': { name: 'Alájọṣepọ̀ ẹ̀ka ìlera' },
  ccsi: { name: 'Centre for Communication and Social Impact' },
  civic: { name: 'Alájọṣepọ̀ ará ìlú' },
  development: { name: 'Alájọṣepọ̀ ìdàgbàsókè' },
  'first-bank': { name: 'First Bank' },
  'global-fund': { name: 'The Global Fund' },
  healthcare: { name: 'Alájọṣepọ̀ ìtọ́jú ìlera' },
  'social-fund': { name: 'Alájọṣepọ̀ àpò owó ìrànwọ́' },
  lsetf: { name: 'Lagos State Employment Trust Fund' },
  finance: { name: 'Alájọṣepọ̀ ètò ìnáwó' },
  'public-office': { name: 'Alájọṣepọ̀ ọ́fíìsì ìjọba' },
  'sterling-bank': { name: 'Sterling Bank' },
  technology: { name: 'Alájọṣepọ̀ ìmọ̀ ẹ̀rọ' },
  unicef: { name: 'UNICEF' },
  usaid: { name: 'USAID' },
  'wema-bank': { name: 'Wema Bank' },
});

export const testimonialVideos: typeof english.testimonialVideos = withWords(facts.testimonialVideos, {
  woman: { title: 'Obìnrin kan sọ ìrírí rẹ̀ láti ìgbà tó ti dara pọ̀ mọ́ Ilera Eko' },
  family: { title: 'Ìdílé kan dúpẹ́ fún ìbímọ tí wọn kò sanwó fún' },
  beneficiary: { title: 'Ẹnì kan tó jàǹfààní ètò sọ nípa iṣẹ́ ìtọ́jú tó rí gbà' },
});
