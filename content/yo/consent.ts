import type * as english from '../en/consent.ts';
import * as facts from '../facts/pages.ts';

export const consentButtons: typeof english.consentButtons = {
  accepted: 'Mo gba gbogbo kúkì',
  declined: 'Èyí tó pọn dandan nìkan',
};

export const consentBanner: typeof english.consentBanner = {
  label: 'Kúkì (cookies)',
  text: 'Kúkì (cookies) ń ràn wá lọ́wọ́ láti mú kí ojú òpó yìí rọrùn fún yín láti lò, láti mọ bí àwọn èèyàn ṣe ń wá síbẹ̀, láti fi ohun tó bá yín mu hàn yín, àti láti fi ìpolówó tó bá yín mu hàn yín. Ojú òpó yìí kò fi ìpolówó hàn.',
  policy: { label: 'Ẹ ka ìlànà kúkì wa', to: facts.consentBanner.policy.to },
};

export const consentChoice: typeof english.consentChoice = {
  title: 'Ohun tí ẹ yàn',
  ask: 'Ẹ kò tíì yàn. Títí di ìgbà tí ẹ bá yàn, ohun tó pọn dandan nìkan la máa lò.',
  accepted: 'Ẹ ti gba gbogbo kúkì (cookies).',
  declined: 'Ẹ kò gba kúkì (cookies) kankan àyàfi ọ̀kan tó pọn dandan, tó ń rántí ohun tí ẹ yàn yìí.',
  noScript:
    'JavaScript wà ní pípa nínú aṣàwákiri (browser) yín: ohun tó pọn dandan nìkan la ń lò, ohunkóhun tó wù kí ẹ yàn.',
};
