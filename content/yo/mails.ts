import * as english from '../en/mails.ts';
import { brand, email, phoneLines } from './site.ts';

const { display, digits } = phoneLines.tollFree;
const GREETING = 'Ẹ kú déédéé àsìkò yìí,';

export const signature: typeof english.signature = [
  `${brand.fullName} (${brand.name})`,
  `Ìpè ọ̀fẹ́: ${display} (${digits})`,
  `Ímeèlì: ${email}`,
].join('\n');

const acknowledgement: typeof english.mails.acknowledgement = {
  subject: `A ti gba àtẹ̀jíṣẹ́ yín | ${brand.name}`,
  text: (received, reference) =>
    [
      GREETING,
      '',
      `Ẹ ṣeun tí ẹ kọ̀wé sí ${brand.name}. Àtẹ̀jíṣẹ́ yín dé ọ̀dọ̀ wa ní ${received}.`,
      `Nọ́ḿbà ìtọ́kasí rẹ̀ ni ${reference}. Ẹ jọ̀wọ́, ẹ sọ nọ́ḿbà yìí bí ẹ bá tún kọ̀wé tàbí pè nípa rẹ̀.`,
      '',
      'Ọ̀kan lára àwọn òṣìṣẹ́ wa máa fi ímeèlì dá yín lóhùn. Bó bá jẹ́ ọ̀rọ̀ kánjúkánjú, ẹ jọ̀wọ́, ẹ pè wá: àwọn nọ́ḿbà wa ń ṣiṣẹ́ tọ̀sán-tòru.',
      '',
      'Bí kì í bá ṣe ẹ̀yin lẹ kọ̀wé sí wa, ẹnì kan ló ṣèèṣì lo àdírẹ́sì yín; ẹ lè gbójú fo ímeèlì yìí.',
      '',
      signature,
    ].join('\n'),
};

export const mails: typeof english.mails = {
  senderName: `Ojú òpó ayélujára ${brand.name}`,
  /** The staff read English. */
  agency: {
    subject: (subject, name) => english.mails.agency.subject(subject, name),
    text: (fields) => english.mails.agency.text(fields),
  },
  acknowledgement,
  answer: {
    subject: `Re: ${acknowledgement.subject}`,
    text: (answered, received, reference) =>
      [
        GREETING,
        '',
        `Ẹ kọ̀wé sí ${brand.name} ní ${received} (nọ́ḿbà ìtọ́kasí ${reference}). Ìdáhùn wa nìyí:`,
        '',
        answered,
        '',
        `Bí nǹkan kan bá ṣì kù, ẹ fèsì sí ímeèlì yìí tàbí kí ẹ pe ${display} (${digits}) lọ́fẹ̀ẹ́.`,
        '',
        signature,
      ].join('\n'),
  },
  confirmation: {
    subject: `Ẹ jọ̀wọ́, ẹ fìdí rẹ̀ múlẹ̀ pé ẹ fẹ́ lẹ́tà ìròyìn | ${brand.name}`,
    text: (confirmUrl, unsubscribeUrl) =>
      [
        GREETING,
        '',
        `Ẹnì kan, tí a lérò pé ẹ̀yin ni, ti béèrè pé kí lẹ́tà ìròyìn ${brand.name} máa wá sí àdírẹ́sì yìí. Kí ẹ lè máa gbà á, ẹ ṣí líǹkì yìí, kí ẹ sì tẹ bọ́tìnnì ibẹ̀:`,
        '',
        confirmUrl,
        '',
        'Bí kì í bá ṣe ẹ̀yin ni, ẹ má ṣe nǹkan kan: láìjẹ́ pé ẹ fìdí rẹ̀ múlẹ̀, a kò ní fi lẹ́tà ìròyìn ránṣẹ́. Kó lè dájú pé àdírẹ́sì yìí kò sí nínú àkójọ wa, ẹ ṣí líǹkì yìí:',
        '',
        unsubscribeUrl,
        '',
        signature,
      ].join('\n'),
  },
};
