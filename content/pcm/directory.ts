import * as english from '../en/directory.ts';
import { translate } from '../translate.ts';

const hospitalColumns = [{ label: 'Hospital name' }, { label: 'Address' }, { label: 'LGA' }];
const hospital = { one: 'hospital', many: 'hospitals' };

/** In the order of the sections of /provider; the database holds their records and dates. */
export const providerLists = translate(english.providerLists, [
  { title: 'Hospitals for Standard Jaara Plan', columns: hospitalColumns, noun: hospital },
  { title: 'Hospitals for Standard Jaara Plus Plan', columns: hospitalColumns, noun: hospital },
  {
    title: 'Community pharmacies',
    columns: [
      { label: 'Pharmacy name' },
      { label: 'Address' },
      { label: 'LGA' },
      { label: 'LCDA' },
      { label: 'Phone number' },
    ],
    noun: { one: 'pharmacy', many: 'pharmacies' },
  },
]);

export const agentList = translate(english.agentList, {
  title: 'Marketing agents',
  columns: [{ label: 'Company' }, { label: 'Phone number' }],
});
