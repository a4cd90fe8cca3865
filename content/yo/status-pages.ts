import type * as english from '../en/status-pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

export const notFoundPage: typeof english.notFoundPage = {
  title: `A kò rí ojú ewé náà | ${brand.name}`,
  code: facts.notFoundPage.code,
  heading: 'Ó mà ṣe o! A kò rí ojú ewé náà.',
  text: 'Ojú ewé tí ẹ ń wá kò sí.',
  home: { label: 'Ẹ lọ sí ojú ewé àkọ́kọ́', to: facts.notFoundPage.home.to },
  waysTitle: 'Bóyá ọ̀kan nínú ìwọ̀nyí ni ẹ ń wá',
  ways: withWords(facts.notFoundPage.ways, {
    plan: { label: 'Àwọn irú ètò', text: 'Ohun tó wà nínú irú ètò kọ̀ọ̀kan àti iye owó rẹ̀' },
    provider: {
      label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn',
      text: 'Ẹ fi orúkọ, òpópónà tàbí agbègbè wá a',
    },
    contact: { label: 'Ẹ kàn sí wa', text: 'Ẹ kọ̀wé sí wa, ẹ pè wá tàbí ẹ wá sọ́dọ̀ wa' },
    phone: {
      label: phoneLines.tollFree.display,
      text: `Ìpè ọ̀fẹ́: ${phoneLines.tollFree.digits}`,
      to: phoneLines.tollFree.to,
    },
  }),
  alt: 'Obìnrin kan ń họ orí níwájú òpó ìtọ́kasí tí ọfà rẹ̀ ń tọ́ka sí ibi gbogbo, ọkọ̀ dáńfó aláwọ̀ ìyeyè sì ń kọjá.',
};

export const maintenancePage: typeof english.maintenancePage = {
  title: `A máa padà wá láìpẹ́! | ${brand.name}`,
  description: `Iṣẹ́ ń lọ lórí apá yìí nínú ojú òpó ayélujára ${brand.name}.${when.isAlways ? ' Àwọn nọ́ḿbà fóònù wa ń ṣiṣẹ́ ní wákàtí 24 lójúmọ́.' : ''}`,
  heading: 'A máa padà wá láìpẹ́!',
  text: 'Àtúnṣe tí a ti ṣètò ń lọ lọ́wọ́ lórí ojú òpó ayélujára wa.',
  part: 'Ojú ewé méjì péré lọ̀rọ̀ yìí kàn: ILERA EKO àti Ìṣàkóso LSHS. Gbogbo ohun mìíràn lórí ojú òpó yìí ń ṣiṣẹ́.',
  ways: withWords(facts.maintenancePage.ways, {
    plan: { label: 'Ẹ wo àwọn irú ètò' },
    provider: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn' },
  }),
  meanwhile: `Àwọn òṣìṣẹ́ wa ṣì ń dáhùn${when.isAlways ? ', wákàtí 24 lójúmọ́' : when.lines}:`,
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine],
  home: { label: 'Ẹ lọ sí ojú ewé àkọ́kọ́', to: facts.maintenancePage.home.to },
  alt: 'Òṣìṣẹ́ ilé kíkọ́ méjì tó mú búrọ́ọ̀ṣì ọ̀dà àti àkàbà dání ń gbé pátákó tuntun kọ́.',
};
