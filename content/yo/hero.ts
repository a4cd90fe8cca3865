import type * as english from '../en/hero.ts';
import * as facts from '../facts/hero.ts';
import { withWords } from '../with-words.ts';
import { phoneLines } from './site.ts';

export const heroSlides: typeof english.heroSlides = withWords(facts.heroSlides, {
  enrol: {
    title: 'Ìtọ́jú ìlera tí owó rẹ̀ kò wọ́n, ní ìkáwọ́ yín!',
    subtitle: 'Ẹ dara pọ̀ mọ́ Ilera Eko láti orí fóònù yín. Owó ètò fún ẹnì kan bẹ̀rẹ̀ láti ₦15,000 lọ́dún.',
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
      'Ẹ san owó adójútòfò yín lórí ayélujára pẹ̀lú káàdì, fífi owó ránṣẹ́ láti báńkì tàbí USSD, kí ẹ sì wà nínú ètò jálẹ̀ ọdún.',
    btnText: 'Ẹ sanwó báyìí!',
    alt: 'Ọ̀dọ́kùnrin kan ń fi káàdì àti fóònù san owó adójútòfò rẹ̀ lẹ́bàá ọ̀sà.',
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
    provider: { label: 'Ẹ wá ilé ìwòsàn' },
    planHouseholdCost: { label: 'Iye owó ètò' },
    howToEnrol: { label: 'Ìforúkọsílẹ̀' },
    pay: { label: 'Ẹ sanwó' },
    faqChangingHospital: { label: 'Ẹ pààrọ̀ ilé ìwòsàn' },
    complaint: { label: 'Ẹ ṣe àròyé' },
  }),
};
