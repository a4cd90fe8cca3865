import type * as english from '../../en/faq/paying.ts';
import { contactLink } from '../../facts/contact-href.ts';
import * as facts from '../../facts/faq/paying.ts';
import { withWords } from '../../with-words.ts';
import { coverStart } from '../cover-start.ts';
import { fromAbroad, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const paying: typeof english.paying = {
  id: facts.paying.id,
  title: 'Irú ètò àti owó sísan',
  questions: withWords(facts.paying.questions, {
    'what-does-it-cost': {
      question: 'Èló ni owó ètò?',
      answer: [
        'Fún ẹnì kan, Standard Jaara jẹ́ ₦15,000 lọ́dún, Standard Jaara Plus sì jẹ́ ₦40,000. Ìdílé tí kò ju èèyàn 4 lọ máa san ₦55,000 tàbí ₦146,000, ìdílé tí kò ju èèyàn 6 lọ máa san ₦80,000 tàbí ₦220,000.',
        'Seniors Plan jẹ́ ₦60,000 fún ẹnì kan àti ₦100,000 fún tọkọtaya. Ní ti Diaspora Plan, ẹ béèrè iye owó rẹ̀ lọ́wọ́ wa.',
      ],
      links: withWords(facts.paying.questions['what-does-it-cost'].links, {
        planHouseholdCost: { label: 'Èló ni ìdílé wa máa san?' },
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
      }),
      basis: bases.published,
      alsoFoundBy: 'price premium cost amount naira how much money iye owó adójútòfò náírà eelo',
    },
    'how-to-pay': {
      question: 'Báwo ni mo ṣe lè sanwó?',
      answer: [
        'Ẹ lè sanwó pẹ̀lú káàdì, fífi owó ránṣẹ́ láti báńkì tàbí USSD, lórí ojú òpó ìsanwó. Kí àlàyé nípa ètò yín wà lọ́wọ́ yín.',
      ],
      links: withWords(facts.paying.questions['how-to-pay'].links, {
        pay: { label: 'Ojú òpó ìsanwó' },
      }),
      basis: bases.published,
      alsoFoundBy: 'pay payment portal renew renewal online transfer ussd san owó dọ̀tun tíráńsífà',
    },
    'paying-in-instalments': {
      question: 'Ṣé mo lè san owó náà díẹ̀díẹ̀?',
      answer: [
        'Nínú Standard Jaara, bẹ́ẹ̀ ni: lẹ́ẹ̀mejì lọ́dún, ₦8,000 nígbà kọ̀ọ̀kan fún ẹnì kan, ₦29,250 fún ìdílé tí kò ju èèyàn 4 lọ, tàbí ₦42,500 fún ìdílé tí kò ju èèyàn 6 lọ; tàbí lẹ́ẹ̀mẹrin lọ́dún, ₦4,125, ₦15,000 tàbí ₦22,000.',
        'Nínú Standard Jaara Plus, bẹ́ẹ̀ ni: lẹ́ẹ̀mejì lọ́dún, nígbà kọ̀ọ̀kan ₦21,500 fún ẹnì kan, ₦78,500 fún ìdílé tí kò ju èèyàn 4 lọ, tàbí ₦118,000 fún ìdílé tí kò ju èèyàn 6 lọ. Owó náà dín kù bí ẹ bá san ti gbogbo ọdún lẹ́ẹ̀kan náà.',
        'Títí ẹ ó fi san owó adójútòfò ọdún náà tán, Standard Jaara kò ní sanwó ìtọ́jú oyún àti ìbímọ tàbí àyẹ̀wò ìlera ọdọọdún; Jaara Plus náà kò ní sanwó àwọn wọ̀nyí, kò sì ní sanwó iṣẹ́ abẹ àti ìtọ́jú ìpele kejì (secondary care).',
        `Ní ti Seniors Plan, ẹ pe ${phoneLines.salesLine.display} láti béèrè bí ẹ ṣe lè sanwó.`,
      ],
      basis: bases.published,
      alsoFoundBy:
        'instalment installment half yearly quarterly monthly part small small díẹ̀ díẹ̀ oṣooṣù ìdajì ìpín',
    },
    'when-cover-starts': {
      question: 'Ìgbà wo ni mo lè bẹ̀rẹ̀ sí í lo ètò mi?',
      answer: [
        `${coverStart.paidBy} Ọdún ètò kan jẹ́ oṣù 12.`,
        `${coverStart.month} Àǹfààní ètò kì í bẹ̀rẹ̀ lójú ẹsẹ̀, ẹnikẹ́ni tó wù kó sọ bẹ́ẹ̀. Láti mọ ọjọ́ àkọ́kọ́ tiyín, ẹ pe ${phoneLines.tollFree.display}.`,
      ],
      links: withWords(facts.paying.questions['when-cover-starts'].links, {
        planCoverDates: { label: 'Ẹ wá àwọn ọjọ́ tiyín' },
        faqWaitingPeriods: { label: 'Gbogbo àkókò ìdúró' },
      }),
      basis: `${bases.published} ${bases.waiting}`,
      alsoFoundBy: 'cover start begin active activation date instant immediately today lónìí kíákíá ṣiṣẹ́',
    },
    'waiting-periods': {
      question: 'Báwo ló ṣe máa pẹ́ tó kí n tó lè gba ìtọ́jú?',
      answer: [
        'Ẹni tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún oṣù kan. Kò sí àkókò ìdúró fún ìtọ́jú aláboyún.',
        'Ètò máa sanwó ìbímọ, ì báà jẹ́ láti ojú ara tàbí pẹ̀lú iṣẹ́ abẹ (CS), lẹ́yìn oṣù márùn-ún tí ẹ ti forúkọ sílẹ̀, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún. Lẹ́yìn oṣù mẹ́rin ni ètò máa sanwó iṣẹ́ abẹ tí a ṣètò sílẹ̀, tí kì í ṣe pàjáwìrì.',
        'Láti ọdún ètò kejì (2) ni ètò máa sanwó ìtọ́jú àrùn jẹjẹrẹ. Àyẹ̀wò ìlera ọdọọdún máa bẹ̀rẹ̀ ní ọdún ètò kejì (2) nínú irú ètò Jaara méjèèjì, àti ní ọdún ètò àkọ́kọ́ (1) nínú Seniors Plan. Jaara Plus máa sanwó fífọ ẹ̀jẹ̀ (dialysis) láti ọdún kejì tí ẹ wà nínú rẹ̀ tẹ̀léra-tẹ̀léra, Seniors Plan láti ọdún ètò kejì (2).',
        'Pàjáwìrì tó fi ẹ̀mí sínú ewu ni a máa ń kọ́kọ́ tọ́jú nígbà gbogbo.',
      ],
      links: withWords(facts.paying.questions['waiting-periods'].links, {
        planCoverDates: { label: 'Ẹ wá àwọn ọjọ́ tiyín' },
        planPlanComparison: { label: 'Ẹ wò ó lẹ́gbẹ̀ẹ́ àǹfààní kọ̀ọ̀kan' },
      }),
      basis: bases.waiting,
      alsoFoundBy: 'waiting period wait months operation birth àkókò ìdúró oṣù mélòó bímọ iṣẹ́ abẹ',
    },
    'late-renewal': {
      question: 'Kí ló máa ṣẹlẹ̀ bí mo bá pẹ́ láti sọ ètò mi di ọ̀tun?',
      answer: [
        'Ẹ sọ ètò yín di ọ̀tun kí ọjọ́ 25 oṣù tó kẹ́yìn nínú ọdún ètò yín tó dé; a máa ń fi ìránnilétí ránṣẹ́. Nínú Standard Jaara, ẹ máa san owó ìtanràn bí ẹ bá pẹ́ ju oṣù mẹ́ta lọ; kò sí ìkéde nípa iye rẹ̀.',
        `A máa dá ètò tí ẹ kò bá sanwó rẹ̀ dúró, a sì máa fagi lé e lẹ́yìn ìkìlọ̀ ọjọ́ 10. Ẹ pe ${phoneLines.tollFree.display} láti béèrè bí ẹ ṣe lè máa bá a lọ láìsí àlàfo.`,
      ],
      links: withWords(facts.paying.questions['late-renewal'].links, {
        pay: { label: 'Ojú òpó ìsanwó' },
      }),
      basis: `${bases.standardJaara} Àwọn òfin àtijọ́ ti àjọ náà; ìròyìn Oṣù Kẹfà 2022.`,
      alsoFoundBy:
        'penalty fine expire expired lapse grace period overdue forgot late renewal renew gbàgbé ti parí ìsọdọ̀tun',
    },
    refund: {
      question: 'Ṣé mo lè gba owó mi padà?',
      answer: [
        `Kò sí ìkéde nípa òfin dídá owó adójútòfò padà: ẹ pe ${phoneLines.askLine.display} láti béèrè kí ẹ tó fagi lé ètò yín.`,
        'Bí ilé ìwòsàn bá gba owó lọ́wọ́ yín fún ìtọ́jú tó wà nínú irú ètò yín, ẹ tọ́jú rìsíìtì, kí ẹ sì ṣe àròyé.',
      ],
      links: withWords(facts.paying.questions.refund.links, {
        askedForMoney: { label: 'Ilé ìwòsàn béèrè owó lọ́wọ́ mi' },
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
      alsoFoundBy: 'refund reimbursement cancel return repay receipt money back dá owó padà fagi lé',
    },
    dependants: {
      question: 'Ta ni mo lè fi kún ètò ìdílé mi?',
      answer: [
        'Ìdílé tí kò ju èèyàn 4 lọ ni ẹ̀yin, ọkọ tàbí ìyàwó yín àti ọmọ 2, tàbí ẹ̀yin àti ọmọ 3. Ìdílé tí kò ju èèyàn 6 lọ ni ẹ̀yin, ọkọ tàbí ìyàwó yín àti ọmọ 4, tàbí ẹ̀yin àti ọmọ 5. Àwọn ọmọ ni àwọn tí kò tíì pé ọdún 23.',
        'Láti fi ẹnì kan sí i tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23, kún un, ẹ máa san ₦10,000 lọ́dún nínú irú ètò Jaara méjèèjì. Fún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀ tó ti ju ọdún 23 lọ, ẹ máa san ₦15,000 lọ́dún nínú méjèèjì.',
      ],
      links: withWords(facts.paying.questions.dependants.links, {
        planHouseholdCost: { label: 'Ẹ ṣírò iye owó náà' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'dependant wife husband son daughter parents mother father relatives extra person add family children ẹbí òbí ìyá bàbá mọ̀lẹ́bí ọmọ',
    },
    seniors: {
      question: 'Ṣé irú ètò kan wà fún àwọn àgbà?',
      answer: [
        'Bẹ́ẹ̀ ni. Seniors Plan wà fún àwọn ẹni ọdún 60 sókè: ₦60,000 lọ́dún fún ẹnì kan, ₦100,000 fún tọkọtaya. Ó ní ìtọ́jú iṣan àti oríkèé (physiotherapy) tó pọ̀ sí i, àyẹ̀wò ìlera láti ọdún àkọ́kọ́, àti ìtọ́jú nọ́ọ̀sì nílé fún ẹni tó bá yàn án. Ìtọ́jú oyún àti ìbímọ kò sí nínú rẹ̀.',
        'Ní ilé ìwòsàn, ẹ fi nọ́ḿbà ètò adójútòfò yín tàbí ID Ilera Eko yín hàn.',
      ],
      links: withWords(facts.paying.questions.seniors.links, {
        senior: { label: 'Ìwé Seniors Plan (PDF)' },
      }),
      basis: bases.published,
      alsoFoundBy:
        'senior old elderly aged mother father grandmother grandfather parents retired pensioner arúgbó àgbàlagbà ìyá bàbá ìyá àgbà bàbá àgbà òbí fẹ̀yìntì',
    },
    diaspora: {
      question: 'Ilẹ̀ òkèèrè ni mò ń gbé. Ṣé mo lè sanwó fún ìdílé mi ní Èkó?',
      answer: [
        'Bẹ́ẹ̀ ni, pẹ̀lú Diaspora Plan, tó bẹ̀rẹ̀ ní Oṣù Kejìlá 2022. Láti Oṣù Kejìlá 2025, ẹ̀yà méjì ló ní: Ilera-Eko Home Konnect fún ìdílé tó wà nílé, àti Ilera-Eko Waka-Well fún àwọn arìnrìn-àjò àti àlejò.',
        'Ẹ béèrè lọ́wọ́ wa ohun tó wà nínú ọ̀kọ̀ọ̀kan àti iye owó rẹ̀ kí ẹ tó sanwó.',
      ],
      links: withWords(facts.paying.questions.diaspora.links, {
        diaspora: { label: 'Ìwé Diaspora Plan (PDF)' },
        askUs: contactLink('Ẹ béèrè lọ́wọ́ wa', 'Diaspora Plan'),
      }),
      alsoFoundBy:
        'abroad overseas foreign london america canada sponsor relatives home konnect òkè òkun òkèèrè ìlú òyìnbó',
    },
    'from-abroad': {
      question: 'Báwo ni mo ṣe lè kàn sí yín láti ilẹ̀ òkèèrè?',
      answer: [`${fromAbroad.sure} ${fromAbroad.dial} ${fromAbroad.line.label}. ${fromAbroad.unsure}`],
      links: [contactLink('Fọ́ọ̀mù ìkànsí', 'Láti ilẹ̀ òkèèrè')],
      alsoFoundBy:
        'abroad overseas international call code uk usa canada diaspora phone number òkè òkun ìlú òyìnbó nọ́ḿbà fóònù',
    },
  }),
};
