import { expect, test } from 'vitest';
import { changeEverywhere, defaultDirectoryState } from '#rules/directory-state.ts';
import { prepareDirectory } from '#rules/prepare-directory.ts';
import { listsNeeded, viewFound, viewSection } from './directory-view.ts';

const query = { search: '', filter: '', sort: null, page: 1 } as const;
const record = { name: 'Motayo Hospital', address: '1 Adeniyi Jones Avenue', lga: 'Ikeja' };
const directory = prepareDirectory([record], ['name', 'address', 'lga']);

test('only the open list is needed, all of them for a search over all, none when everything is closed', () => {
  const state = defaultDirectoryState();
  expect(listsNeeded(state)).toEqual(['standard-jaara']);
  expect(listsNeeded({ ...state, open: null })).toEqual([]);
  expect(listsNeeded(changeEverywhere(state, 'ikeja'))).toHaveLength(3);
});

test('a section is shown from its own list alone', () => {
  const lists = { 'standard-jaara': directory };
  expect(viewSection(lists, 'standard-jaara', query)?.page.rows).toEqual([record]);
  expect(viewSection(lists, 'pharmacies', query)).toBeUndefined();
});

test('the ways on from an empty result wait until all lists are there', () => {
  const none = { ...query, search: 'no such place' };
  const lists = { 'standard-jaara': directory };
  expect(viewSection(lists, 'standard-jaara', none)?.help).toBeUndefined();
  const all = { ...lists, 'standard-jaara-plus': directory, pharmacies: directory };
  expect(viewSection(all, 'standard-jaara', none)?.help).toMatchObject({ withoutSearch: 1 });
});

test('the dropdown keeps a chosen place that has no record', () => {
  const groups = viewSection({ 'standard-jaara': directory }, 'standard-jaara', {
    ...query,
    filter: 'lga:Epe',
  })?.groups;
  expect(groups?.map(({ lga }) => [lga.name, lga.count])).toEqual([
    ['Epe', 0],
    ['Ikeja', 1],
  ]);
});

test('nothing is found in all lists before all of them are there', () => {
  expect(viewFound({ 'standard-jaara': directory }, 'motayo')).toBeUndefined();
});
