import type * as english from '../en/directory.ts';
import * as facts from '../facts/directory.ts';
import { withWords } from '../with-words.ts';

const hospitalColumns = withWords(facts.hospitalColumns, {
  name: { label: 'Hospital name' },
  address: { label: 'Address' },
  lga: { label: 'LGA' },
});
const hospital = { one: 'hospital', many: 'hospitals' };

/** In the order of the sections of /provider; the database holds their records and dates. */
export const providerLists: typeof english.providerLists = withWords(facts.providerLists, {
  'standard-jaara': {
    title: 'Hospitals for Standard Jaara Plan',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara',
  },
  'standard-jaara-plus': {
    title: 'Hospitals for Standard Jaara Plus Plan',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara Plus',
  },
  pharmacies: {
    title: 'Community pharmacies',
    columns: withWords(facts.providerLists.pharmacies.columns, {
      name: { label: 'Pharmacy name' },
      address: { label: 'Address' },
      lga: { label: 'LGA' },
      lcda: { label: 'LCDA' },
      phone: { label: 'Phone number' },
    }),
    noun: { one: 'pharmacy', many: 'pharmacies' },
  },
});

export const agentList: typeof english.agentList = {
  ...facts.agentList,
  title: 'Marketing agents',
  columns: withWords(facts.agentList.columns, {
    name: { label: 'Company' },
    phone: { label: 'Phone number' },
  }),
};
