import type * as english from '../en/from-abroad.ts';
import * as facts from '../facts/site.ts';

export const fromAbroad: typeof english.fromAbroad = {
  heading: 'Láti ilẹ̀ òkèèrè',
  sure: 'Ímeèlì àti fọ́ọ̀mù ìkànsí máa ń dé ọ̀dọ̀ wa láti ibi gbogbo.',
  dial: 'Lórí fóònù, ẹ tẹ',
  line: { ...facts.fromAbroad.line, label: facts.fromAbroad.line.label.replaceAll(' ', '\u00a0') },
  unsure: `${facts.fromAbroad.line.isTollFree ? 'Nọ́ḿbà ìpè ọ̀fẹ́ wa nìyí; ó lè má ṣeé pè láti àwọn orílẹ̀-èdè kan. ' : 'Ó lè má ṣeé pè láti àwọn orílẹ̀-èdè kan. '}Bí a bá kọ nọ́ḿbà wa pẹ̀lú 0700 tàbí 0800 níbòmíràn, inú Nàìjíríà la ti ń pè é bẹ́ẹ̀.`,
};
