import * as english from '../en/directory.ts';
import { translate } from '../translate.ts';

const address = { label: 'Àdírẹ́sì' };
const lga = { label: 'Ìjọba ìbílẹ̀' };
const phone = { label: 'Nọ́ḿbà fóònù' };
const hospital = { one: 'ilé ìwòsàn', many: 'ilé ìwòsàn' };
const hospitalColumns = [{ label: 'Orúkọ olùpèsè ìtọ́jú' }, address, lga];

export const providerLists = translate(english.providerLists, [
  {
    title: 'Ilé ìwòsàn ètò Standard Jaara',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara',
  },
  {
    title: 'Ilé ìwòsàn ètò Standard Jaara Plus',
    columns: hospitalColumns,
    noun: hospital,
    planName: 'Standard Jaara Plus',
  },
  {
    title: 'Ilé ìtajà oògùn àdúgbò',
    columns: [{ label: 'Orúkọ ilé ìtajà oògùn' }, address, lga, { label: 'LCDA' }, phone],
    noun: { one: 'ilé ìtajà oògùn', many: 'ilé ìtajà oògùn' },
  },
]);

export const agentList = translate(english.agentList, {
  title: 'Àwọn aṣojú ìtajà',
  columns: [{ label: 'Ilé iṣẹ́' }, phone],
});
