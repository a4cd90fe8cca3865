import type * as english from '../../en/faq/using-your-cover.ts';
import * as facts from '../../facts/faq/using-your-cover.ts';
import { withWords } from '../../with-words.ts';
import { phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const usingYourCover: typeof english.usingYourCover = {
  id: facts.usingYourCover.id,
  title: 'Lílo ètò yín',
  questions: withWords(facts.usingYourCover.questions, {
    'finding-a-hospital': {
      question: 'Àwọn ilé ìwòsàn wo ni mo lè lò?',
      answer: [
        'Ẹ máa yan ilé ìwòsàn kan tí a fọwọ́ sí nínú irú ètò yín, ibẹ̀ sì ni ẹ ti máa gba ìtọ́jú. Ẹ fi orúkọ, òpópónà tàbí agbègbè ṣàwárí nínú àkójọ náà; ó máa fi irú ètò tí ẹ lè lò níbẹ̀ hàn.',
      ],
      links: withWords(facts.usingYourCover.questions['finding-a-hospital'].links, {
        provider: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn' },
      }),
      alsoFoundBy: 'hospital clinic provider near me list accredited ọsibítù ilé ìwòsàn nítòsí mi àkójọ',
    },
    'changing-hospital': {
      question: 'Báwo ni mo ṣe lè pààrọ̀ ilé ìwòsàn mi?',
      answer: [
        'Ẹ lè pààrọ̀ ilé ìwòsàn yín sí òmíràn tí a fọwọ́ sí nínú irú ètò yín lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan, àti jù bẹ́ẹ̀ lọ bí ìdí pàtàkì tó ṣọ̀wọ́n bá wà. Ẹ kọ́kọ́ yan ilé ìwòsàn tuntun nínú àkójọ wa, lẹ́yìn náà ẹ béèrè fún pípààrọ̀ náà lórí ayélujára.',
      ],
      links: withWords(facts.usingYourCover.questions['changing-hospital'].links, {
        changeHospital: { label: 'Ẹ béèrè fún pípààrọ̀ náà' },
        provider: { label: 'Ẹ wá ilé ìwòsàn tuntun' },
      }),
      basis: bases.published,
      alsoFoundBy: 'switch move transfer another hospital clinic provider change yí padà ọsibítù',
    },
    'is-it-covered': {
      question: 'Ṣé ìtọ́jú mi wà nínú ètò?',
      answer: [
        'Ẹ wò ó nínú irú ètò kọ̀ọ̀kan: ó wà nínú ètò, kò sí nínú ètò, tàbí a kò sọ ọ́ nínú àkójọ àǹfààní tí a kéde. Òdiwọ̀n àǹfààní àti owó àjọsan (co-payment) wà lẹ́gbẹ̀ẹ́ rẹ̀.',
        `Bí àkójọ àǹfààní kò bá sọ nǹkan kan nípa rẹ̀, ẹ pe ${phoneLines.tollFree.display} láti béèrè kí ẹ tó nílò rẹ̀.`,
      ],
      links: withWords(facts.usingYourCover.questions['is-it-covered'].links, {
        whatIsCovered: { label: 'Kí ló wà nínú ètò?' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'covered benefit glasses malaria teeth surgery exclusions excluded ìgò ojú ibà eyín iṣẹ́ abẹ àìsàn',
    },
    emergency: {
      question: 'Kí ló máa ń ṣẹlẹ̀ nígbà pàjáwìrì?',
      answer: [
        'Ẹ lọ sí ilé ìwòsàn tó súnmọ́ yín jù lọ. Bí ẹ̀mí bá wà nínú ewu, wọ́n gbọ́dọ̀ tọ́jú aláìsàn láìbéèrè ẹ̀rí pé ó wà nínú ètò. Ìgbà tí aláìsàn bá ti kúrò nínú ewu ni wọ́n máa béèrè ẹ̀rí.',
      ],
      basis: bases.order,
      alsoFoundBy: 'emergency accident urgent ambulance bleeding ìjàǹbá ẹ̀jẹ̀ kíákíá áńbúláǹsì ìjàmbá',
    },
    'hospital-asks-for-money': {
      question: 'Kí ni kí n ṣe bí ilé ìwòsàn bá béèrè owó lọ́wọ́ mi?',
      answer: [
        `Ẹ pe ${phoneLines.askLine.display} (${phoneLines.askLine.digits}) láti ilé ìwòsàn náà, kí ẹ tó sanwó. Ọ̀fẹ́ ni láti pè é, a sì máa ń dáhùn tọ̀sán-tòru.`,
        'Ẹ kò ní sanwó fún ìtọ́jú tó wà nínú irú ètò yín ní ilé ìwòsàn tí ẹ yàn, ẹnikẹ́ni kò sì gbọdọ̀ béèrè owó fún ìforúkọsílẹ̀. Nínú Standard Jaara, ẹ máa san apá kan owó rírí dókítà akọ́ṣẹ́mọṣẹ́ àti apá kan owó oògùn àìsàn ọlọ́jọ́ pípẹ́ tí ẹ bá tún gbà (kò sí ìkéde nípa iye rẹ̀), ẹ sì máa sanwó iṣẹ́ abẹ ní oṣù mẹ́rin àkọ́kọ́.',
        'Bí ẹ bá ti sanwó, ẹ tọ́jú rìsíìtì, ẹ kọ orúkọ ilé ìwòsàn náà, ọjọ́ náà àti ohun tí ẹ sanwó fún sílẹ̀, kí ẹ sì ṣe àròyé.',
      ],
      links: withWords(facts.usingYourCover.questions['hospital-asks-for-money'].links, {
        planPlanComparison: { label: 'Ohun tó wà nínú àwọn irú ètò' },
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy:
        'asks asked pay cash charge bill deposit extra bribe complaint hospital money gba owó rìbá àbẹ̀tẹ́lẹ̀ ọsibítù',
    },
    pregnancy: {
      question: 'Mo lóyún. Kí ló wà nínú ètò?',
      answer: [
        'Ìtọ́jú oyún, ìbímọ àti ọmọ tuntun wà nínú irú ètò Jaara méjèèjì; kò sí nínú Seniors Plan. Kò sí àkókò ìdúró fún ìtọ́jú aláboyún, nítorí náà ẹ tètè forúkọ sílẹ̀. Ètò máa sanwó ìbímọ lẹ́yìn oṣù márùn-ún tí ẹ ti forúkọ sílẹ̀, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún.',
        'Ìtọ́jú oyún àti ìbímọ wà fún olórí ìforúkọsílẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀, nígbà tí ẹ bá ti san owó adójútòfò ọdún náà tán.',
      ],
      links: withWords(facts.usingYourCover.questions.pregnancy.links, {
        planCoverDates: { label: 'Ọjọ́ tó kẹ́yìn láti wọ ètò, gẹ́gẹ́ bí ọjọ́ tí a ń retí ọmọ' },
        maternalCare: { label: 'Ìtọ́jú oyún àti ìbímọ nínú ìfiwéra náà' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy:
        'pregnant pregnancy baby birth antenatal caesarean delivery mother maternity maternal aboyún bímọ ìyá ọmọ ikókó oyún',
    },
    'doctor-by-phone': {
      question: 'Ṣé mo lè bá dókítà sọ̀rọ̀ lórí fóònù?',
      answer: [
        `Bẹ́ẹ̀ ni. Ìtọ́jú lórí fóònù (telemedicine) wà nínú gbogbo irú ètò tí a fi wé ara wọn: ẹ pe ${phoneLines.doctorLine.display} (${phoneLines.doctorLine.digits}), tàbí kí ẹ lo áàpù. Jaara Plus sọ pé ó wà fún wákàtí 24 lójúmọ́; kò sí ìkéde nípa wákàtí ti àwọn yòókù.`,
        'Àwọn àgọ́ VBooth náà wà nínú Jaara Plus àti Seniors Plan: Ọjà Adamo àti Ọjà Sabo ní Ìkòròdú, Ọjà Sabo ní Yaba, Ọjà Èso Ketu, àti Ọjà Aiyetoro ní Ẹ̀pẹ́. Ní ti Standard Jaara, àwọn ìwé kò sọ ohun kan náà: ìfiwéra àwọn irú ètò kò dárúkọ àwọn àgọ́ náà, ìwé irú ètò náà dárúkọ wọn. Ẹ béèrè kí ẹ tó lọ.',
      ],
      links: withWords(facts.usingYourCover.questions['doctor-by-phone'].links, {
        telemedicine: { label: 'Ìtọ́jú lórí fóònù (telemedicine)' },
      }),
      basis: bases.published,
      alsoFoundBy: 'telemedicine doctor phone vbooth virtual booth app call pe dókítà oníṣègùn ọjà',
    },
    medicines: {
      question: 'Níbo ni mo ti lè gba oògùn mi?',
      answer: [
        'Irú ètò Jaara méjèèjì máa sanwó àwọn oògùn tó wà nínú àkójọ oògùn ètò (formulary). Nínú Jaara Plus, ẹ máa gbà wọ́n ní ilé ìtajà oògùn àdúgbò láti ọjọ́ Ajé sí ọjọ́ Àbámẹ́ta, láti aago 9 àárọ̀ sí aago 8 alẹ́. Standard Jaara máa ní kí ẹ san owó àjọsan (co-payment) bí ẹ bá tún gba oògùn fún àìsàn ọlọ́jọ́ pípẹ́; kò sí ìkéde nípa iye rẹ̀. Ní ti Seniors Plan, ẹ béèrè lọ́wọ́ ilé ìwòsàn yín tàbí lọ́wọ́ wa.',
      ],
      links: withWords(facts.usingYourCover.questions.medicines.links, {
        providerOpenPharmacy: { label: 'Àwọn ilé ìtajà oògùn àdúgbò' },
        whatIsCovered: { label: 'Àwọn nǹkan mìíràn tó wà nínú ètò' },
      }),
      basis: bases.published,
      alsoFoundBy: 'medicines drugs pharmacy chemist prescription tablets òògùn kẹ́míìsì',
    },
    'refused-drugs': {
      question: 'Kí ni kí n ṣe bí wọn kò bá fún mi ní oògùn, tàbí bí wọ́n bá ní kí n lọ rà á?',
      answer: [
        'Ẹ béèrè bóyá oògùn náà wà nínú àkójọ oògùn ètò (formulary): àwọn yẹn nìkan ló wà nínú ètò. Nínú Standard Jaara, ẹ máa san apá kan owó oògùn àìsàn ọlọ́jọ́ pípẹ́ tí ẹ bá tún gbà; kò sí ìkéde nípa iye rẹ̀.',
        `Bí ó bá wà nínú àkójọ náà, tí wọn kò sì fún yín, ẹ pe ${phoneLines.askLine.display} (${phoneLines.askLine.digits}) láti ibẹ̀ gan-an. Ẹ kọ orúkọ ibẹ̀, ọjọ́ náà àti orúkọ oògùn náà sílẹ̀, kí ẹ sì tọ́jú rìsíìtì bí ó bá di dandan kí ẹ rà á.`,
      ],
      links: withWords(facts.usingYourCover.questions['refused-drugs'].links, {
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
      basis: bases.standardJaara,
      alsoFoundBy:
        'medicine drugs refuse refused denied out of stock pharmacy prescription formulary òògùn kò sí oògùn kọ̀',
    },
    'not-covered': {
      question: 'Kí ni kò sí nínú ètò?',
      answer: [
        `Kò sí irú ètò tí a kéde tó ní àkójọ ohun tí kò sí nínú rẹ̀; òdiwọ̀n àǹfààní àti àkókò ìdúró ni wọ́n ní. Bí ẹ kò bá rí ìtọ́jú kan nínú irú ètò náà, ẹ pe ${phoneLines.tollFree.display} láti béèrè kí ẹ tó gbẹ́kẹ̀ lé e.`,
      ],
      links: withWords(facts.usingYourCover.questions['not-covered'].links, {
        whatIsCovered: { label: 'Ó wà nínú ètò, kò sí nínú ètò, a kò sọ ọ́' },
      }),
      basis: bases.published,
      alsoFoundBy: 'not covered exclusion excluded exclude except limit transplant cosmetic mri ààlà',
    },
    'checking-enrolment': {
      question: 'Báwo ni mo ṣe lè mọ̀ pé mo ti forúkọ sílẹ̀?',
      answer: [
        'Ẹ yẹ ìforúkọsílẹ̀ yín wò lórí ojú òpó àyẹ̀wò ìforúkọsílẹ̀, tàbí kí ẹ pè wá pẹ̀lú nọ́ḿbà ètò adójútòfò yín.',
      ],
      links: withWords(facts.usingYourCover.questions['checking-enrolment'].links, {
        verify: { label: 'Ojú òpó àyẹ̀wò ìforúkọsílẹ̀' },
      }),
      alsoFoundBy: 'verify check status active confirm policy number enrolled ìdánilójú',
    },
    'lost-card': {
      question: 'Káàdì mi sọnù. Kí ni kí n ṣe?',
      answer: [
        `Ẹ pe ${phoneLines.tollFree.display}, kí ẹ sì ní nọ́ḿbà ètò adójútòfò yín lọ́wọ́ bí ẹ bá mọ̀ ọ́n. Nínú Seniors Plan, nọ́ḿbà ètò adójútòfò nìkan ti tó ní ilé ìwòsàn, nítorí náà ẹ kọ ọ́ sílẹ̀, kí ẹ sì tọ́jú ẹ̀dà rẹ̀ sílé.`,
        'Kò sí ìkéde nípa bí ẹ ṣe lè gba káàdì mìíràn àti iye owó rẹ̀. Ẹ béèrè lọ́wọ́ wa kí ẹ tó sanwó fún ẹnikẹ́ni nítorí rẹ̀.',
      ],
      alsoFoundBy: 'lost stolen missing replace id card forgotten number wọ́n jí káàdì gbàgbé nọ́ḿbà tuntun',
    },
    'moving-away': {
      question: 'Kí ni kí n ṣe bí mo bá kó lọ sí ibòmíràn?',
      answer: [
        'Bí ó bá jẹ́ nínú Èkó, ẹ pààrọ̀ ilé ìwòsàn yín sí èyí tó súnmọ́ ilé tuntun yín.',
        `Bí ẹ bá ń kúrò ní Ìpínlẹ̀ Èkó, ẹ pe ${phoneLines.tollFree.display} kí ẹ tó lọ: àwọn olùgbé ni ètò yìí wà fún. Ẹ béèrè ohun tó máa ṣẹlẹ̀ sí ètò tí ẹ ti sanwó rẹ̀.`,
      ],
      links: withWords(facts.usingYourCover.questions['moving-away'].links, {
        faqChangingHospital: { label: 'Pípààrọ̀ ilé ìwòsàn' },
      }),
      alsoFoundBy: 'move relocate new address leave travel outside lagos state japa kó ilé àdírẹ́sì tuntun',
    },
  }),
};
