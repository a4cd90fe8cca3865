import { formatDate } from '#domain/text/format-date.ts';
import { readCsv, writeCsv } from '#domain/text/read-csv.ts';
import { createSeedDirectory } from './directory.ts';
import type { PublishedChange } from './list-views.ts';

const LIST = 'standard-jaara';
const ADDED = { name: 'New Dawn Hospital', path: '/provider/epe/new-dawn-hospital', lga: 'Epe' };

interface ChangedList {
  /** The list with three rows that cannot be right, as people make them. */
  bad: string;
  /** Where the three stand in the spreadsheet. */
  badRows: number[];
  mended: string;
  change: PublishedChange;
}

/** Makes the next version of the list that a new site has: two hospitals more, one less, one renamed, one moved. */
export function changeList(csv: string, date: string): ChangedList {
  const table = readCsv(csv);
  const [head = [], ...rows] = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
  const [removed, renamed, moved] = placesOfOwn();
  if (!removed || !renamed || !moved) throw new Error('the list has too few hospitals of its own');
  const newName = `${renamed.record.name} and Maternity`;
  const kept = rows
    .filter(([name]) => name !== removed.record.name)
    .map(([name = '', address = '', lga = '']) => {
      if (name === renamed.record.name) return [newName, address, lga];
      return name === moved.record.name ? [name, `99, ${address}`, lga] : [name, address, lga];
    });
  const mended = [
    head,
    ...kept,
    [ADDED.name, '1, Dawn Road, Epe', ADDED.lga],
    ['Second Dawn Hospital', '2, Dawn Road, Badagry', 'Badagry'],
  ];
  const badRows = [
    ['Nowhere Hospital', '1, Road', 'Atlantis'],
    ['Streetless Hospital', '', 'Epe'],
    ['=HYPERLINK("https://evil.example")', '2, Road', 'Epe'],
  ];
  return {
    bad: writeCsv([...mended, ...badRows]),
    badRows: badRows.map((_row, index) => mended.length + index + 1),
    mended: writeCsv(mended),
    change: {
      day: formatDate(date),
      records: mended.length - 1,
      added: { ...ADDED, recordsInLga: mended.filter(([, , lga]) => lga === ADDED.lga).length },
      removed: { name: removed.record.name, path: removed.path },
      renamed: { name: newName, path: renamed.path },
    },
  };
}

/** On no other list, so that their pages change with this one; and with names that no other text holds. */
function placesOfOwn() {
  const { places } = createSeedDirectory();
  return places.filter(
    ({ lists, record: { name, lga } }) =>
      lists.join() === LIST &&
      lga !== ADDED.lga &&
      /^[A-Z][a-z]+ [A-Z][a-z]+ Hospital$/.test(name) &&
      places.filter(({ record }) => record.name.includes(name)).length === 1,
  );
}
