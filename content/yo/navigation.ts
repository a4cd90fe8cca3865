import type * as english from '../en/navigation.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';

export const menuTasks: typeof english.menuTasks = withWords(facts.menuTasks, {
  emergency: { label: 'Pàjáwìrì' },
  whatIsCovered: { label: 'Ṣé ó wà nínú ètò?' },
  faq: { label: 'Ìbéèrè àti ìdáhùn' },
  isThisLashma: { label: 'Ṣé àwa ni lóòótọ́?' },
});

export const menuNews: typeof english.menuNews = withWords(facts.menuNews, {
  blog: { label: 'Ìròyìn àti ìmọ̀ràn' },
  newsletter: { label: 'Lẹ́tà ìròyìn' },
});

export const menu: typeof english.menu = withWords(facts.menu, {
  home: { label: 'Ojú ewé àkọ́kọ́' },
  plan: { label: 'Irú ètò' },
  'our-arms': {
    label: 'Ẹ̀ka wa',
    links: withWords(facts.menu['our-arms'].links, {
      ileraEko: { label: 'ILERA EKO' },
      lshsRegulation: { label: 'Ìṣàkóso LSHS' },
      ekosha: { label: 'EKOSHA' },
    }),
  },
  about: { label: 'Òṣìṣẹ́ wa' },
  'our-network': {
    label: 'Àjọṣe wa',
    links: [
      ...menuTasks,
      ...withWords(facts.menu['our-network'].links, {
        stateGovernment: { label: 'Ìjọba Ìpínlẹ̀ Èkó' },
        spotlight: { label: 'Ilera Eko Spotlight' },
        resources: { label: 'Àwọn ìwé àti àkójọ' },
        marketingAgents: { label: 'Àwọn aṣojú ìtajà' },
        employers: { label: 'Àwọn agbanisíṣẹ́' },
        joinNetwork: { label: 'Ẹ di olùpèsè ìtọ́jú' },
        verify: { label: 'Ẹ yẹ ìforúkọsílẹ̀ wò' },
        changeHospital: { label: 'Ẹ pààrọ̀ ilé ìwòsàn' },
      }),
      ...menuNews,
    ],
  },
  provider: { label: 'Olùpèsè ìtọ́jú' },
  contact: { label: 'Ẹ kàn sí wa' },
});

export const headerButtons: typeof english.headerButtons = {
  enrol: { label: 'Ẹ forúkọ sílẹ̀', to: facts.headerButtons.enrol.to },
  pay: { label: 'Ẹ sanwó', to: facts.headerButtons.pay.to },
  emergency: { label: 'Pàjáwìrì', to: facts.menuTasks.emergency.to },
};

export const menuWords: typeof english.menuWords = {
  skip: 'Ẹ lọ tààrà sí ọ̀rọ̀ inú ojú ewé',
  main: 'Mẹ́nù pàtàkì',
  toggle: 'Mẹ́nù',
  policies: 'Àwọn ìlànà',
  social: 'Ẹ tẹ̀ lé wa',
  closeToast: 'Ẹ pa àtẹ̀jíṣẹ́ yìí dé',
  maintenance: 'ó wà lábẹ́ àtúnṣe',
  pdf: 'PDF',
};

export const footerHeadings: typeof english.footerHeadings = {
  talk: 'Ẹ bá wa sọ̀rọ̀',
  navigation: 'Àwọn ojú ewé',
  documents: 'Àkójọ àǹfààní',
};

export const footerNavigation: typeof english.footerNavigation = withWords(facts.footerNavigation, {
  home: { label: 'Ojú ewé àkọ́kọ́' },
  emergency: { label: 'Pàjáwìrì' },
  about: { label: 'Nípa wa' },
  blog: { label: 'Ìròyìn àti ìmọ̀ràn' },
  contact: { label: 'Ìrànlọ́wọ́' },
  complaint: { label: 'Ẹ ṣe àròyé' },
  isThisLashma: { label: 'Ṣé àwa ni lóòótọ́?' },
  faq: { label: 'Ìbéèrè àti ìdáhùn' },
  employers: { label: 'Àwọn agbanisíṣẹ́' },
  joinNetwork: { label: 'Ẹ di olùpèsè ìtọ́jú' },
});

export const benefitDocuments: typeof english.benefitDocuments = withWords(facts.benefitDocuments, {
  standardJaara: { label: 'Ètò Standard Jaara' },
  senior: { label: 'Seniors Plan' },
  diaspora: { label: 'Diaspora Plan' },
  vbooth: { label: 'VBOOTH' },
});

export const legalLinks: typeof english.legalLinks = withWords(facts.legalLinks, {
  privacy: { label: 'Ìlànà ìpamọ́ àṣírí' },
  cookiesPolicy: { label: 'Ìlànà kúkì (cookies)' },
  accessibility: { label: 'Ìrọ̀rùn lílò fún gbogbo èèyàn' },
  termsAgreement: { label: 'Òfin àti àdéhùn' },
});
