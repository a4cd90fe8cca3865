import * as english from '../en/navigation.ts';
import { translate } from '../translate.ts';

export const menu = translate(english.menu, [
  { label: 'Ojú ewé àkọ́kọ́' },
  { label: 'Irú ètò' },
  {
    label: 'Ẹ̀ka wa',
    links: [{ label: 'ILERA EKO' }, { label: 'Ìṣàkóso LSHS' }, { label: 'EKOSHA' }],
  },
  { label: 'Òṣìṣẹ́ wa' },
  {
    label: 'Àjọṣe wa',
    links: [
      { label: 'Ìjọba Ìpínlẹ̀ Èkó' },
      { label: 'Ilera Eko Spotlight' },
      { label: 'Àwọn ìwé àti àkójọ' },
      { label: 'Àwọn aṣojú ìtajà' },
      { label: 'Àwọn agbanisíṣẹ́' },
      { label: 'Ẹ di olùpèsè ìtọ́jú' },
      { label: 'Ìbéèrè àti ìdáhùn' },
      { label: 'Ẹ yẹ ìforúkọsílẹ̀ wò' },
      { label: 'Ẹ pààrọ̀ ilé ìwòsàn' },
    ],
  },
  { label: 'Olùpèsè ìtọ́jú' },
  { label: 'Ẹ kàn sí wa' },
]);

export const headerButtons = translate(english.headerButtons, {
  enrol: { label: 'Ẹ forúkọ sílẹ̀' },
  pay: { label: 'Ẹ sanwó' },
});

export const menuWords = translate(english.menuWords, {
  skip: 'Ẹ lọ tààrà sí ọ̀rọ̀ inú ojú ewé',
  main: 'Mẹ́nù pàtàkì',
  toggle: 'Mẹ́nù',
  policies: 'Àwọn ìlànà',
  social: 'Ẹ tẹ̀ lé wa',
  closeToast: 'Ẹ pa àtẹ̀jíṣẹ́ yìí dé',
});

export const footerHeadings = translate(english.footerHeadings, {
  talk: 'Ẹ bá wa sọ̀rọ̀',
  navigation: 'Àwọn ojú ewé',
  documents: 'Àkójọ àǹfààní',
});

export const footerNavigation = translate(english.footerNavigation, [
  { label: 'Ojú ewé àkọ́kọ́' },
  { label: 'Nípa wa' },
  { label: 'Ìròyìn àti ìmọ̀ràn' },
  { label: 'Ìrànlọ́wọ́' },
  { label: 'Ẹ ṣe àròyé' },
  { label: 'Ìbéèrè àti ìdáhùn' },
  { label: 'Àwọn agbanisíṣẹ́' },
  { label: 'Ẹ di olùpèsè ìtọ́jú' },
]);

export const benefitDocuments = translate(english.benefitDocuments, [
  { label: 'Ètò Standard Jaara' },
  { label: 'Senior Plan' },
  { label: 'Diaspora Plan' },
  { label: 'VBOOTH' },
]);

export const legalLinks = translate(english.legalLinks, [
  { label: 'Ìlànà ìpamọ́ àṣírí' },
  { label: 'Ìlànà kúkì (cookies)' },
  { label: 'Ìrọ̀rùn lílò fún gbogbo èèyàn' },
  { label: 'Òfin àti àdéhùn' },
]);
