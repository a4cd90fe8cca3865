import type * as english from '../en/directory.ts';
import * as facts from '../facts/directory.ts';
import { withWords } from '../with-words.ts';

const hospital = { one: 'ilé ìwòsàn', many: 'ilé ìwòsàn' };
const hospitalColumns = withWords(facts.hospitalColumns, {
  name: { label: 'Orúkọ olùpèsè ìtọ́jú' },
  address: { label: 'Àdírẹ́sì' },
  lga: { label: 'Ìjọba ìbílẹ̀' },
});

export const providerLists: typeof english.providerLists = withWords(facts.providerLists, {
  'standard-jaara': {
    title: 'Ilé ìwòsàn ètò Standard Jaara',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara',
  },
  'standard-jaara-plus': {
    title: 'Ilé ìwòsàn ètò Standard Jaara Plus',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara Plus',
  },
  pharmacies: {
    title: 'Ilé ìtajà oògùn àdúgbò',
    columns: withWords(facts.providerLists.pharmacies.columns, {
      name: { label: 'Orúkọ ilé ìtajà oògùn' },
      address: { label: 'Àdírẹ́sì' },
      lga: { label: 'Ìjọba ìbílẹ̀' },
      lcda: { label: 'LCDA' },
      phone: { label: 'Nọ́ḿbà fóònù' },
    }),
    noun: { one: 'ilé ìtajà oògùn', many: 'ilé ìtajà oògùn' },
  },
});

export const agentList: typeof english.agentList = {
  ...facts.agentList,
  title: 'Àwọn aṣojú ìtajà',
  columns: withWords(facts.agentList.columns, {
    name: { label: 'Ilé iṣẹ́' },
    phone: { label: 'Nọ́ḿbà fóònù' },
  }),
};
