import type { AgentList, Field, ProviderList } from '../schema/directory.ts';

type Columns = { field: Field; label: string }[];

const hospitalColumns: Columns = [
  { field: 'name', label: 'Provider Name' },
  { field: 'address', label: 'Address' },
  { field: 'lga', label: 'LGA' },
];

const hospital = { one: 'hospital', many: 'hospitals' };

/** In the order of the sections of /provider; the database holds their records and dates. */
export const providerLists: [ProviderList, ProviderList, ProviderList] = [
  {
    id: 'standard-jaara',
    kind: 'hospital',
    title: 'Standard Jaara Plan Hospital',
    param: 'jaara',
    file: 'hospitals-standard-jaara.csv',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara',
  },
  {
    id: 'standard-jaara-plus',
    kind: 'hospital',
    title: 'Standard Jaara Plus Plan Hospital',
    param: 'plus',
    file: 'hospitals-standard-jaara-plus.csv',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara Plus',
  },
  {
    id: 'pharmacies',
    kind: 'pharmacy',
    title: 'Community Pharmacy',
    param: 'pharmacy',
    file: 'community-pharmacies.csv',
    columns: [
      { field: 'name', label: 'Pharmacy Name' },
      { field: 'address', label: 'Address' },
      { field: 'lga', label: 'LGA' },
      { field: 'lcda', label: 'LCDA' },
      { field: 'phone', label: 'Phone Number' },
    ],
    noun: { one: 'pharmacy', many: 'pharmacies' },
  },
];

export const agentList: AgentList = {
  id: 'agents',
  title: 'Marketing Agents',
  file: 'marketing-agents.csv',
  columns: [
    { field: 'name', label: 'Company' },
    { field: 'phone', label: 'Phone Number' },
  ],
};
