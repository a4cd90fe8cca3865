import * as english from '../en/official-channels.ts';
import { translate } from '../translate.ts';
import { email, office, phoneLines, socialLinks, twitter } from './site.ts';

export const officialChannels = translate(english.officialChannels, {
  heading: 'Àwọn ọ̀nà ìbánisọ̀rọ̀ gidi',
  lead: 'Ti àjọ náà ni àwọn wọ̀nyí. Bí ẹnì kan bá lo orúkọ wa láti darí yín sí àdírẹ́sì tàbí nọ́ḿbà mìíràn, ẹ má sanwó, ẹ má sì fún un ní àlàyé nípa ara yín. Ẹ pè wá.',
  promises: [
    'Kò sí owó iṣẹ́ fún ìforúkọsílẹ̀. Owó adójútòfò irú ètò yín nìkan ni ẹ máa san.',
    'Ojú òpó ìsanwó wà nísàlẹ̀ yìí. Bí ẹnì kan bá ní kí ẹ san owó adójútòfò yín sínú àkáǹtì aládàáni, ẹ kọ́kọ́ pè wá.',
    'Tiwa náà ni àwọn nọ́ḿbà ìrànlọ́wọ́ àti nọ́ḿbà WhatsApp tó wà lókè gbogbo ojú ewé ojú òpó yìí.',
  ],
  linesHeading: 'Fóònù',
  lines: Object.values(phoneLines),
  portalsHeading: 'Àwọn ojú òpó',
  portals: [
    { label: 'Ìforúkọsílẹ̀' },
    { label: 'Sísan owó adójútòfò' },
    { label: 'Àyẹ̀wò ìforúkọsílẹ̀' },
    { label: 'Pípààrọ̀ ilé ìwòsàn' },
    { label: 'Ilé ìwòsàn àti olùpèsè ìtọ́jú' },
    { label: 'Nọ́ḿbà ilé iṣẹ́ (CIN) àti owó ìṣàkóso' },
    { label: 'EKOSHA' },
    { label: 'Ilera Eko Spotlight' },
    { label: 'Áàpù lórí Google Play' },
  ],
  writingHeading: 'Ìwé kíkọ àti àbẹ̀wò',
  writing: [
    { label: email },
    { label: office.lines.join(', ') },
    ...socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ label }) => ({ label })),
    { label: twitter.label },
  ],
  fraud: { label: 'Bí ẹ ṣe lè fi jìbìtì tó wa létí' },
});
