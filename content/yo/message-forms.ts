import * as english from '../en/message-forms.ts';
import { translate } from '../translate.ts';

export const messageForms = translate(english.messageForms, {
  sending: 'A ń fi ránṣẹ́…',
  errorTitle: (title) => `Àṣìṣe: ${title}`,
  problem: 'Ẹ jọ̀wọ́, ẹ ṣe àtúnṣe èyí',
  trap: 'Ẹ fi àyè yìí sílẹ̀ lófìfo',
  privacyLink: { before: 'Ẹ wo ', label: 'ìlànà ìpamọ́ àṣírí wa' },
  unreadable: 'Fọ́ọ̀mù náà kò dé ní pípé. Ẹ jọ̀wọ́, ẹ tún fi ránṣẹ́.',
});
