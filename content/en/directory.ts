import * as facts from '../facts/directory.ts';
import type { AgentList, Field, ProviderList } from '../schema/directory.ts';
import { withWords } from '../with-words.ts';

type Columns = { field: Field; label: string }[];

const hospitalColumns: Columns = withWords(facts.hospitalColumns, {
  name: { label: 'Provider Name' },
  address: { label: 'Address' },
  lga: { label: 'LGA' },
});

const hospital = { one: 'hospital', many: 'hospitals' };

/** In the order of the sections of /provider; the database holds their records and dates. */
export const providerLists: [ProviderList, ...ProviderList[]] = withWords(facts.providerLists, {
  'standard-jaara': {
    title: 'Standard Jaara Plan Hospital',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara',
  },
  'standard-jaara-plus': {
    title: 'Standard Jaara Plus Plan Hospital',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara Plus',
  },
  pharmacies: {
    title: 'Community Pharmacy',
    columns: withWords(facts.providerLists.pharmacies.columns, {
      name: { label: 'Pharmacy Name' },
      address: { label: 'Address' },
      lga: { label: 'LGA' },
      lcda: { label: 'LCDA' },
      phone: { label: 'Phone Number' },
    }),
    noun: { one: 'pharmacy', many: 'pharmacies' },
  },
});

export const agentList: AgentList = {
  ...facts.agentList,
  title: 'Marketing Agents',
  columns: withWords(facts.agentList.columns, {
    name: { label: 'Company' },
    phone: { label: 'Phone Number' },
  }),
};
