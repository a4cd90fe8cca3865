export const hospitalColumns = {
  name: { field: 'name' },
  address: { field: 'address' },
  lga: { field: 'lga' },
} as const;

export const providerLists = {
  'standard-jaara': {
    id: 'standard-jaara',
    kind: 'hospital',
    param: 'jaara',
    file: 'hospitals-standard-jaara.csv',
  },
  'standard-jaara-plus': {
    id: 'standard-jaara-plus',
    kind: 'hospital',
    param: 'plus',
    file: 'hospitals-standard-jaara-plus.csv',
  },
  pharmacies: {
    id: 'pharmacies',
    kind: 'pharmacy',
    param: 'pharmacy',
    file: 'community-pharmacies.csv',
    columns: {
      name: { field: 'name' },
      address: { field: 'address' },
      lga: { field: 'lga' },
      lcda: { field: 'lcda' },
      phone: { field: 'phone' },
    },
  },
} as const;

export const agentList = {
  id: 'agents',
  file: 'marketing-agents.csv',
  columns: { name: { field: 'name' }, phone: { field: 'phone' } },
} as const;
