import type * as english from '../en/pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

const bankCard = 'Ọ̀dọ́kùnrin kan tó mú fóònù àti káàdì báńkì dání lẹ́bàá ọ̀sà.';
const family = 'Ìdílé ẹlẹ́ni mẹ́rin ní Èkó: ìyá àgbà, bàbá, ìyá àti ọmọ.';
const doctorAndNurse = 'Dókítà kan àti nọ́ọ̀sì kan lẹ́nu ọ̀nà ilé ìwòsàn wọn.';
const inspector = 'Obìnrin kan tó mú pátákó ìkọ̀wé dání ń sàmì sí àkójọ níwájú ibùdó ìlera.';
const staff = 'Òṣìṣẹ́ mẹ́ta nídìí tábìlì níwájú ọ́fíìsì wọn.';
const bridge = 'Ará Èkó mẹ́ta níwájú afárá oníwáyà tó wà lórí ọ̀sà.';

export const pages: typeof english.pages = withWords(facts.pages, {
  home: {
    name: 'Ojú ewé àkọ́kọ́',
    about: `${brand.fullName} àti ètò adójútòfò ìlera rẹ̀, ${brand.scheme}: ẹ forúkọ sílẹ̀, ẹ sanwó, ẹ rí ìrànlọ́wọ́.`,
    card: {
      ...facts.pages.home.card,
      title: brand.tagline,
      note: `Adójútòfò ìlera ${brand.scheme} fún gbogbo èèyàn ní Èkó`,
      alt: family,
    },
  },
  plan: {
    name: 'Àwọn irú ètò',
    about:
      'Ohun tó wà nínú irú ètò kọ̀ọ̀kan àti iye owó rẹ̀ lọ́dún, ní ẹ̀gbẹ́ ara wọn, pẹ̀lú àkókò ìdúró àti ìṣirò owó fún ìdílé.',
    card: {
      ...facts.pages.plan.card,
      title: 'Irú ètò ìlera fún yín àti ìdílé yín',
      note: 'Ẹ fi ohun tó wà nínú irú ètò Ilera Eko kọ̀ọ̀kan àti iye owó rẹ̀ wé ara wọn',
      alt: bankCard,
    },
  },
  planCoverDates: {
    name: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?',
    about:
      'Ọjọ́ tí ètò bẹ̀rẹ̀ iṣẹ́ àti ọjọ́ àkọ́kọ́ fún iṣẹ́ abẹ tí a ṣètò sílẹ̀, ìbímọ, ìtọ́jú àrùn jẹjẹrẹ àti àyẹ̀wò ìlera ọdọọdún, láti ọjọ́ tí ẹ sanwó; pẹ̀lú kàlẹ́ńdà tó ń rán yín létí láti sọ ètò di ọ̀tun.',
    card: {
      ...facts.pages.planCoverDates.card,
      title: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?',
      note: 'Láti ọjọ́ tí ẹ sanwó títí di ọjọ́ àkọ́kọ́ ìtọ́jú',
      alt: family,
    },
  },
  whatIsCovered: {
    name: 'Ṣé ó wà nínú ètò?',
    about:
      'Ohun tí àwọn èèyàn ń béèrè, ní irú ètò kọ̀ọ̀kan: ó wà nínú ètò, kò sí nínú ètò tàbí ẹ bi wá, pẹ̀lú òdiwọ̀n àti apá owó tí ẹ̀yin máa san (co-payment).',
    card: {
      ...facts.pages.whatIsCovered.card,
      title: 'Ṣé ó wà nínú ètò?',
      note: 'Oògùn, ìgò ojú, iṣẹ́ abẹ àti nǹkan mìíràn, ní irú ètò kọ̀ọ̀kan',
      alt: doctorAndNurse,
    },
  },
  whatWouldIPay: {
    name: 'Èló ni mo máa san?',
    about:
      'Àpẹẹrẹ márùn-ún lórí irú ètò kọ̀ọ̀kan: ohun tí ẹ máa san fún ìbímọ, ibà malaria, ẹ̀jẹ̀ ríru, iṣẹ́ abẹ àti ìgò ojú.',
    card: {
      ...facts.pages.whatWouldIPay.card,
      title: 'Èló ni mo máa san?',
      note: 'Ìbímọ, ibà malaria, iṣẹ́ abẹ, ìgò ojú: a ti ṣírò wọn',
      alt: bankCard,
    },
  },
  provider: {
    name: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn',
    about:
      'Gbogbo ilé ìwòsàn àti ilé ìtajà oògùn àdúgbò tó wà nínú ètò; ẹ lè fi orúkọ, òpópónà, ìjọba ìbílẹ̀ àti LCDA wá wọn.',
    card: {
      ...facts.pages.provider.card,
      title: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn tó súnmọ́ yín',
      note: 'Ẹ ṣàwárí nínú gbogbo ibi tó ń gba Ilera Eko ní Èkó',
      alt: doctorAndNurse,
    },
  },
  emergency: {
    name: 'Pàjáwìrì',
    about:
      'Ohun tí ẹ máa ṣe bí ẹ̀mí bá wà nínú ewu: ilé ìwòsàn tó súnmọ́ jù lọ, 112 àti 767, nọ́ḿbà wa, àti ohun tí irú ètò kọ̀ọ̀kan sọ.',
    card: {
      ...facts.pages.emergency.card,
      title: 'Nígbà pàjáwìrì',
      note: `Ilé ìwòsàn tó súnmọ́ jù lọ, 112 àti 767, àti nọ́ḿbà wa${when.isAlways ? ' tọ̀sán-tòru' : ''}`,
      alt: doctorAndNurse,
    },
  },
  marketingAgents: {
    name: 'Àwọn aṣojú ìtajà',
    about:
      'Àwọn ilé iṣẹ́ tó ní àṣẹ láti forúkọ èèyàn sílẹ̀, pẹ̀lú nọ́ḿbà fóònù wọn. Ìkankan nínú wọn kò gbọdọ̀ gba owó fún ìforúkọsílẹ̀.',
    card: {
      ...facts.pages.marketingAgents.card,
      title: 'Àwọn aṣojú ìtajà tó ní àṣẹ láti forúkọ yín sílẹ̀',
      note: 'Ọ̀fẹ́ ni ìforúkọsílẹ̀: ẹnikẹ́ni kò gbọdọ̀ gba owó lọ́wọ́ yín fún un',
      alt: 'Obìnrin oníṣòwò kan nínú ọjà lábẹ́ agboòrùn mú fóònù dání, ọkọ̀ dáńfó aláwọ̀ ìyeyè wà lẹ́yìn rẹ̀.',
    },
  },
  resources: {
    name: 'Àwọn ìwé àti àkójọ',
    about:
      'Ìwé tí ẹ lè wà jáde, àti àkójọ àwọn ilé ìwòsàn, ilé ìtajà oògùn àti aṣojú gẹ́gẹ́ bíi dátà tó ṣí sílẹ̀ fún gbogbo èèyàn.',
    card: {
      ...facts.pages.resources.card,
      title: 'Ìwé àti dátà tó ṣí sílẹ̀ fún gbogbo èèyàn',
      note: 'Ilé ìwòsàn, ilé ìtajà oògùn àti irú ètò tí ẹ lè wà jáde, kí ẹ sì tẹ̀ jáde',
      alt: inspector,
    },
  },
  contact: {
    name: 'Ẹ kàn sí wa',
    about: 'Nọ́ḿbà fóònù, WhatsApp, ímeèlì, ọ́fíìsì wa ní Alausa àti fọ́ọ̀mù ìkànsí.',
    card: {
      ...facts.pages.contact.card,
      title: when.isAlways ? 'Ẹ bá wa sọ̀rọ̀, lọ́sàn-án tàbí lóru' : 'Ẹ bá wa sọ̀rọ̀',
      note: `Ìpè ọ̀fẹ́: ${phoneLines.tollFree.inFull}`,
      alt: 'Ọkùnrin kan ń bá dókítà tó ń rẹ́rìn-ín láti inú fóònù ńlá sọ̀rọ̀.',
    },
  },
  enrol: {
    name: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi',
    about:
      'Iye owó, ìwé, ilé ìwòsàn àti ibi tí ẹ máa lọ, lórí ojú ewé kan tí ẹ lè tẹ̀ jáde, tọ́jú tàbí fi ránṣẹ́ lórí WhatsApp.',
    card: {
      ...facts.pages.enrol.card,
      title: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi',
      note: 'Iye owó, ìwé, ilé ìwòsàn àti ibi tí ẹ máa lọ',
      alt: 'Obìnrin oníṣòwò kan nínú ọjà lábẹ́ agboòrùn mú fóònù dání, ọkọ̀ dáńfó aláwọ̀ ìyeyè wà lẹ́yìn rẹ̀.',
    },
  },
  employers: {
    name: 'Àwọn agbanisíṣẹ́',
    about:
      'Agbanisíṣẹ́ tó gbọ́dọ̀ ṣe adójútòfò ìlera fún òṣìṣẹ́ rẹ̀, ohun tí CIN jẹ́, àwọn ìgbésẹ̀, àti ohun tí ẹ lè bi wá.',
    card: {
      ...facts.pages.employers.card,
      title: 'Ètò ìlera fún àwọn òṣìṣẹ́ yín',
      note: 'Ohun tí òfin béèrè lọ́wọ́ àwọn agbanisíṣẹ́ ní Èkó, ní ìgbésẹ̀ kọ̀ọ̀kan',
      alt: inspector,
    },
  },
  joinNetwork: {
    name: 'Ẹ dara pọ̀ mọ́ wa',
    about:
      'Bí ilé ìwòsàn, ibùdó ìlera tàbí ilé ìtajà oògùn ṣe ń dara pọ̀: ìwé HEFAMAA, àyẹ̀wò, ìsọdọ̀tun, owó sísan.',
    card: {
      ...facts.pages.joinNetwork.card,
      title: 'Ẹ dara pọ̀ mọ́ àwọn olùpèsè ìtọ́jú wa',
      note: 'Ìfọwọ́sí, ìwé, àyẹ̀wò àti owó sísan',
      alt: doctorAndNurse,
    },
  },
  complaint: {
    name: 'Ẹ ṣe àròyé',
    about:
      'Fọ́ọ̀mù fún àròyé: wọ́n béèrè owó, wọ́n kọ̀ láti fúnni ní oògùn tàbí ìtọ́jú, ìwà tí kò dára. Ẹ máa gba nọ́ḿbà ìtọ́kasí.',
    card: {
      ...facts.pages.complaint.card,
      title: 'Ṣé nǹkan kan kò lọ dáadáa? Ẹ sọ fún wa',
      note: 'Ẹ ṣe àròyé, ẹ gba nọ́ḿbà ìtọ́kasí, ẹ wo ibi tí ọ̀rọ̀ dé',
      alt: staff,
    },
  },
  isThisLashma: {
    name: `Ṣé ${brand.name} ni lóòótọ́?`,
    about:
      'Ẹ yẹ nọ́ḿbà, àdírẹ́sì ojú òpó, ímeèlì tàbí orúkọ wò kí ẹ tó sanwó, àti ohun tí ẹ máa ṣe bí ẹ bá ti sanwó.',
    card: {
      ...facts.pages.isThisLashma.card,
      title: 'Ṣé àwa ni lóòótọ́?',
      note: 'Ẹ yẹ nọ́ḿbà, àdírẹ́sì tàbí orúkọ wò kí ẹ tó sanwó',
      alt: inspector,
    },
  },
  about: {
    name: 'Nípa wa',
    about: 'Iṣẹ́ wa, èròńgbà wa àti òfin tó dá wa, ètò náà, àpò owó náà àti EKOSHA sílẹ̀.',
    card: {
      ...facts.pages.about.card,
      title: 'Ẹni tí a jẹ́ àti ohun tí a dúró fún',
      note: 'Iṣẹ́ wa, èròńgbà wa àti òfin tó wà lẹ́yìn ètò náà',
      alt: staff,
    },
  },
  blog: {
    name: 'Ìròyìn àti ìmọ̀ràn',
    about: 'Ìròyìn nípa ètò náà àti ìmọ̀ràn tó yéni lórí ètò àti ìtọ́jú.',
    card: {
      ...facts.pages.blog.card,
      title: `Ìròyìn àti ìmọ̀ràn láti ọ̀dọ̀ ${brand.name}`,
      note: 'Ètò, ìtọ́jú àti ìlera, ní ọ̀rọ̀ tó yéni',
      alt: 'Ìyá àgbà kan nílé ń bá dókítà sọ̀rọ̀ lórí fóònù rẹ̀.',
    },
  },
  faq: {
    name: 'Ìbéèrè àti ìdáhùn',
    about:
      'Ẹni tó gbọ́dọ̀ forúkọ sílẹ̀, ohun tí ẹ máa mú wá, àkókò ìdúró, pípààrọ̀ ilé ìwòsàn, sísan owó díẹ̀díẹ̀, fífi ẹjọ́ jìbìtì sùn.',
    card: {
      ...facts.pages.faq.card,
      title: 'Ìdáhùn sí àwọn ìbéèrè yín',
      note: 'Ìforúkọsílẹ̀, àkókò ìdúró, owó sísan, ilé ìwòsàn',
      alt: 'Obìnrin kan ń ṣe kàyéfì níwájú òpó ìtọ́kasí tí ọfà rẹ̀ ń tọ́ka sí ibi gbogbo, ọkọ̀ dáńfó aláwọ̀ ìyeyè sì ń kọjá.',
    },
  },
  privacyPolicy: {
    name: 'Ìlànà ìpamọ́ àṣírí',
    about:
      'Ìsọfúnni nípa yín tí ojú òpó yìí ń gbà, ìdí rẹ̀, bó ṣe máa pẹ́ tó, àti ẹ̀tọ́ àwọn tó ń lo ojú òpó yìí.',
    card: {
      ...facts.pages.privacyPolicy.card,
      title: 'Bí a ṣe ń dáàbò bo ìsọfúnni yín',
      note: 'Ìlànà ìpamọ́ àṣírí',
      alt: bridge,
    },
  },
  cookiesPolicy: {
    name: 'Ìlànà kúkì (cookies)',
    about: 'Gbogbo kúkì (cookies) àti ohun tí ojú òpó yìí ń pa mọ́, àti bí ẹ ṣe lè yàn.',
    card: {
      ...facts.pages.cookiesPolicy.card,
      title: 'Kúkì (cookies): ohun tí a ń pa mọ́ àti ìdí rẹ̀',
      note: 'Ìlànà kúkì (cookies)',
      alt: bridge,
    },
  },
  accessibility: {
    name: 'Ìrọ̀rùn lílò fún gbogbo èèyàn',
    about:
      'Bí ẹ ṣe lè lo ojú òpó yìí ní ọ̀nà tó bá yín mu, ohun tí kò tíì dára tó, àti bí ẹ ṣe lè sọ ìdíwọ́ fún wa.',
    card: {
      ...facts.pages.accessibility.card,
      title: 'Ojú òpó fún gbogbo èèyàn ní Èkó',
      note: 'Àlàyé lórí ìrọ̀rùn lílò fún gbogbo èèyàn',
      alt: 'Ará Èkó mẹ́ta, ọ̀kan nínú wọn lórí kẹ̀kẹ́ aláìsàn, níwájú afárá oníwáyà tó wà lórí ọ̀sà.',
    },
  },
});
