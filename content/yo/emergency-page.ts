import type * as english from '../en/emergency-page.ts';
import { hoursOfLines } from '../when-open.ts';
import { code } from './language.ts';
import { nearMeWords } from './provider-page.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

const hours = hoursOfLines(code);

const { tollFree, askLine, doctorLine } = phoneLines;
const elsewhere = 'Ẹ yan agbègbè yín nísàlẹ̀.';
const askHours = when.ask && `, ${when.ask}`;

export const emergencyPage: typeof english.emergencyPage = {
  title: `Pàjáwìrì | ${brand.name}`,
  description:
    'Ṣé ẹ̀mí wà nínú ewu? Ẹ lọ sí ilé ìwòsàn tó súnmọ́ jù lọ; wọ́n gbọ́dọ̀ kọ́kọ́ tọ́jú yín. Nọ́ḿbà pàjáwìrì Èkó 112 àti 767, àti nọ́ḿbà wa.',
  heading: 'Pàjáwìrì',
  lead: emergencyAdvice,
  call: (number) => `Ẹ pe ${number}`,
  callNote: 'Áńbúláǹsì, panápaná àti ọlọ́pàá Ìpínlẹ̀ Èkó.',
  refused: `Ṣé wọ́n lé yín padà, tàbí wọ́n ní kí ẹ kọ́kọ́ sanwó? Ẹ pe ${askLine.display} (${askLine.digits}), ọ̀fẹ́ ni${askHours}.`,
  night: {
    unknown: 'Ní alẹ́, ẹ bi wọ́n ilé ìwòsàn tó ṣí sílẹ̀.',
    known: 'Àwọn ilé ìwòsàn tó ń ṣí lálaalẹ́',
  },
  near: {
    areas: 'Àwọn ilé ìwòsàn ní agbègbè kọ̀ọ̀kan',
    words: {
      ...nearMeWords,
      button: 'Ilé ìwòsàn nítòsí mi',
      far: `Ó jọ pé ẹ jìnnà sí Èkó. ${elsewhere}`,
      problems: {
        refused: `A kò ní àṣẹ láti rí ibi tí ẹ wà, kò sì burú. ${elsewhere}`,
        unavailable: `Fóònù yín kò lè sọ ibi tó wà. ${elsewhere}`,
        timeout: `Wíwá ibi tí ẹ wà ti pẹ́ jù. Ẹ tún gbìyànjú. ${elsewhere}`,
      },
    },
  },
  rules: {
    heading: 'Ní ilé ìwòsàn',
    list: {
      treatedFirst:
        'Ìtọ́jú ló kọ́kọ́. Bí ẹ̀mí bá wà nínú ewu, ilé ìwòsàn gbọ́dọ̀ tọ́jú aláìsàn láìbéèrè ẹ̀rí pé ó wà nínú ètò: bẹ́ẹ̀ ni àṣẹ ìjọba ìpínlẹ̀ (Executive Order) ti Oṣù Keje (July) 2024 sọ.',
      proofLater:
        'Ìgbà tí aláìsàn bá ti kúrò nínú ewu ni wọ́n máa béèrè ẹ̀rí. Ẹ ní nọ́ḿbà ètò adójútòfò ìlera (health insurance) tàbí ID Ilera Eko yín lọ́wọ́, tàbí kí ẹnì kan mú un wá.',
    },
    complain: 'Ẹ ṣe àròyé nípa ilé ìwòsàn',
  },
  lines: {
    heading: `Àwọn nọ́ḿbà wa${when.lines}`,
    free: 'Ọ̀fẹ́ ni',
    list: [
      { ...tollFree, isFree: true, note: `Ìbéèrè nípa ètò yín${hours.of('tollFree')}` },
      {
        ...askLine,
        isFree: true,
        note: `Bí ilé ìwòsàn bá kọ̀ yín, tàbí ó béèrè owó lọ́wọ́ yín${hours.of('askLine')}`,
      },
      {
        ...doctorLine,
        isFree: false,
        note: `Ìmọ̀ràn dókítà nígbà tí ẹ̀mí kò sí nínú ewu${hours.of('doctorLine')}`,
      },
    ],
  },
  plans: {
    heading: 'Ohun tí irú ètò kọ̀ọ̀kan sọ nípa pàjáwìrì',
    stabilisation: (hours) =>
      `Ó wà nínú ètò: ìtọ́jú fún wákàtí ${hours} láti mú aláìsàn kúrò nínú ewu: ọ̀nà èémí, ẹ̀jẹ̀ dídà, gìrì, mímú ẹ̀mí padà bọ̀ sípò (resuscitation), àìlèmí dáadáa nítorí àìsàn èémí (asthma), fífi igi di eegun (splinting).`,
    ambulance: {
      maternity: 'Ọkọ̀ áńbúláǹsì nínú pàjáwìrì oyún àti ìbímọ wà nínú ètò. Fún àwọn mìíràn, ẹ bi wá.',
    },
    notStated: 'Ẹ bi wá, a máa fìdí rẹ̀ múlẹ̀ lórí fóònù.',
    all: 'Gbogbo ohun tó wà nínú irú ètò kọ̀ọ̀kan',
  },
  unpublished: {
    heading: 'Ẹ bi wá kí ẹ tó nílò rẹ̀',
    list: ['Ẹni tó máa sanwó ní ilé ìwòsàn tí kò sí nínú àkójọ irú ètò yín, tàbí ní oṣù àkọ́kọ́ yín.'],
    ask: `Ẹ bi wá, a máa fìdí rẹ̀ múlẹ̀ lórí fóònù: ${tollFree.display} (${tollFree.digits}).`,
  },
};
