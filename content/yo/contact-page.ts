import type * as english from '../en/contact-page.ts';
import { email, facebook, office, twitter } from '../facts/addresses.ts';
import * as facts from '../facts/contact-page.ts';
import { withWords } from '../with-words.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';
import { supportOpen, whatsAppLines } from './support.ts';

const { tollFree } = phoneLines;
export const contactPage: typeof english.contactPage = {
  title: `Ẹ kàn sí wa | ${brand.name}`,
  description: `Ẹ pe ${brand.name} lọ́fẹ̀ẹ́, ẹ kọ̀wé lórí WhatsApp tàbí nípasẹ̀ ímeèlì, ẹ wá sí ọ́fíìsì wa ní Alausa, Ikeja, tàbí kí ẹ lo fọ́ọ̀mù láti fi àtẹ̀jíṣẹ́ ránṣẹ́.`,
  heading: 'Ẹ kàn sí wa',
  lead: when.isAlways
    ? 'Ẹ pè tàbí kí ẹ kọ̀wé nígbàkúgbà: ìrànlọ́wọ́ wà ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀.'
    : supportOpen.trim() || 'Ẹ pè tàbí kí ẹ kọ̀wé: a máa dáhùn ní kíákíá.',
  waysHeading: 'Àwọn ọ̀nà láti kàn sí wa',
};

export const contactCards: typeof english.contactCards = withWords(facts.contactCards, {
  mapPin: {
    title: 'Àdírẹ́sì ọ́fíìsì',
    lines: [...office.lines, 'Ẹ jọ̀wọ́, ẹ pè kí ẹ tó wá'],
    action: { label: 'Ọ̀nà débẹ̀', to: office.mapUrl },
  },
  phone: {
    title: 'Ẹ pè wá',
    lines: [tollFree.display, `${tollFree.digits}, ìpè ọ̀fẹ́`],
    action: { label: 'Ẹ pè báyìí', to: tollFree.to },
  },
  whatsapp: {
    title: 'WhatsApp',
    lines: [whatsAppLines[0].display, when.whatsApp ?? 'Tọ̀sán-tòru'].filter(Boolean),
    action: { label: 'Ẹ kọ̀wé sí wa', to: whatsAppLines[0].url },
  },
  mail: {
    title: 'Ẹ kọ ímeèlì sí wa',
    lines: [email],
    action: { label: 'Ẹ fi ímeèlì ránṣẹ́', to: `mailto:${email}` },
  },
  twitterX: {
    title: 'Ẹ tẹ̀ lé wa lórí Twitter',
    lines: ['Ìròyìn àti ìkéde, bí wọ́n bá ṣe ń jáde'],
    action: { label: 'Ẹ tẹ̀ lé wa', to: twitter.to },
  },
  facebook: {
    title: 'Ẹ tẹ̀ lé wa lórí Facebook',
    lines: ['Ìtàn, ìṣẹ̀lẹ̀ àti ìdáhùn'],
    action: {
      label: 'Ẹ tẹ̀ lé wa',
      to: facebook.to,
    },
  },
});

const sent = 'A ti fi àtẹ̀jíṣẹ́ yín ránṣẹ́ láṣeyọrí!';

export const contactForm: typeof english.contactForm = {
  id: facts.contactForm.id,
  heading: 'Ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa',
  text: 'A máa fi ímeèlì dá yín lóhùn. Ẹ jọ̀wọ́, ẹ má kọ àlàyé nípa ìlera yín: a máa béèrè fún un bí a bá nílò rẹ̀.',
  urgent: emergencyAdvice,
  call: {
    text: `Ṣé fóònù yá jù fún yín? Ọ̀fẹ́ ni nọ́ḿbà yìí${when.tollFree}:`,
    label: tollFree.inFull,
    to: tollFree.to,
  },
  complaint: {
    text: 'Ṣé nǹkan kan kò lọ dáadáa?',
    label: 'Ẹ ṣe àròyé, kí ẹ sì gba nọ́ḿbà ìtọ́kasí',
    to: facts.contactForm.complaint.to,
  },
  fields: {
    user_name: { label: 'Orúkọ ní kíkún' },
    user_email: { label: 'Àdírẹ́sì ímeèlì' },
    user_phone: { label: 'Nọ́ḿbà fóònù (kò pọn dandan)' },
    subject: { label: 'Àkòrí (kò pọn dandan)' },
    message: { label: 'Ọ̀rọ̀ yín', hint: 'Kó má ju lẹ́tà 5,000 lọ, ní Gẹ̀ẹ́sì, Yorùbá tàbí Pidgin.' },
  },
  submit: 'Ẹ fi ọ̀rọ̀ yín ránṣẹ́',
  privacy: 'A máa lo ohun tí ẹ kọ láti dá yín lóhùn, a kò ní lò ó fún ìpolówó láé.',
  sent: `${sent} Ẹ tẹ OK láti tẹ̀ síwájú.`,
  failed: 'Àṣìṣe kan ṣẹlẹ̀ nígbà tí a ń fi àtẹ̀jíṣẹ́ yín ránṣẹ́. Ẹ jọ̀wọ́, ẹ tún gbìyànjú tó bá yá',
  sentNote: sent,
};

export const contactSentPage: typeof english.contactSentPage = {
  title: `A ti fi àtẹ̀jíṣẹ́ ránṣẹ́ | ${brand.name}`,
  description: `A ti fi àtẹ̀jíṣẹ́ yín ránṣẹ́ sí ${brand.name}.`,
  heading: sent,
  lead: 'Ó ti dé ọwọ́ wa, a sì máa fi ímeèlì dá yín lóhùn. Kò pọn dandan kí ẹ tún fi í ránṣẹ́.',
  ways: withWords(facts.contactSentPage.ways, {
    home: { label: 'Ẹ lọ sí ojú ewé àkọ́kọ́' },
    contact: { label: 'Ẹ kọ àtẹ̀jíṣẹ́ mìíràn' },
  }),
};
