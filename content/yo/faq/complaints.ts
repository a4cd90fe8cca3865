import type * as english from '../../en/faq/complaints.ts';
import { contactLink } from '../../facts/contact-href.ts';
import * as facts from '../../facts/faq/complaints.ts';
import { withWords } from '../../with-words.ts';
import { phoneLines } from '../site.ts';

export const complaints: typeof english.complaints = {
  id: facts.complaints.id,
  title: 'Àròyé àti ààbò',
  questions: withWords(facts.complaints.questions, {
    complaining: {
      question: 'Báwo ni mo ṣe lè ṣe àròyé?',
      answer: [
        `Ẹ lo ojú ewé àròyé, pẹ̀lú nọ́ḿbà fóònù tàbí àdírẹ́sì ímeèlì yín: ẹ máa gba nọ́ḿbà ìtọ́kasí, òun ni ẹ lè fi mọ ibi tí ọ̀rọ̀ dé. Tàbí kí ẹ pe ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), ọ̀fẹ́ ni; àjọ náà máa ń ṣe ìwádìí àròyé nípa ilé ìwòsàn, ilé ìtajà oògùn àti HMO.`,
        'Kò sí ìkéde nípa bí ó ṣe máa pẹ́ tó kí àròyé tó yanjú. Ojú ewé àròyé sọ ẹni tí ẹ lè lọ bá bí ọ̀rọ̀ náà kò bá yanjú.',
      ],
      links: withWords(facts.complaints.questions.complaining.links, {
        complaint: { label: 'Ẹ ṣe àròyé' },
        complaintStatus: { label: 'Ẹ wo ibi tí ọ̀rọ̀ dé' },
      }),
      basis: 'Ìlànà òfin LSHS, tí a kà ní 15 Oṣù Kọkànlá 2026.',
      alsoFoundBy:
        'complain complaint report bad treatment rude unhappy feedback ṣàròyé ẹ̀sùn fi ẹjọ́ sùn ìtọ́jú tí kò dáa ìwà àìdáa inú mi kò dùn',
    },
    'report-fraud': {
      question: 'Báwo ni mo ṣe lè fi jìbìtì tó yín létí?',
      answer: [
        'Ẹ sọ fún wa, fún àpẹẹrẹ, bí ẹnì kan bá béèrè owó fún ìforúkọsílẹ̀, bí ó bá pe ara rẹ̀ ní aṣojú ṣùgbọ́n tí kò sí nínú àkójọ wa, bí ó bá ní kí ẹ san owó adójútòfò yín sínú àkáǹtì aládàáni, bí ó bá ń lo ètò ẹlòmíràn, tàbí bí ó bá béèrè owó fún ìtọ́jú tí kò wáyé rárá.',
        `Ẹ má sanwó, ẹ má sì bá a jiyàn. Ẹ kọ orúkọ rẹ̀, nọ́ḿbà tó fi pè yín àti ọjọ́ náà sílẹ̀, lẹ́yìn náà ẹ pe ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), ọ̀fẹ́ ni, tàbí kí ẹ kọ̀wé sí wa.`,
      ],
      links: [contactLink('Ẹ kọ̀wé sí wa nípa jìbìtì', 'Ọ̀rọ̀ nípa jìbìtì')],
      alsoFoundBy: 'fraud scam fake cheat 419 thief false agent ayédèrú olè oníjìbìtì gbájúẹ̀ aṣojú èké',
    },
    'my-data': {
      question: 'Kí ló ń ṣẹlẹ̀ sí àlàyé nípa mi?',
      answer: [
        'Ìlànà ìpamọ́ àṣírí sọ ohun tó ń dé ọ̀dọ̀ wa láti ojú òpó ayélujára yìí àti ẹ̀tọ́ mẹ́fà tí ẹ ní. Ìlànà kúkì (cookies) dárúkọ gbogbo ohun tó wà ní ìpamọ́ nínú aṣàwákiri (browser) yín.',
      ],
      links: withWords(facts.complaints.questions['my-data'].links, {
        privacy: { label: 'Ìlànà ìpamọ́ àṣírí' },
        cookiesPolicy: { label: 'Ìlànà kúkì (cookies)' },
      }),
      basis: 'Àwọn ìlànà ti 11 Oṣù Keje 2025.',
      alsoFoundBy: 'privacy personal information data ndpr dátà àṣírí ìsọfúnni',
    },
  }),
};
