import { expect, test } from 'vitest';
import { changeEverywhere, defaultDirectoryState } from '#domain/directory/directory-state.ts';
import { createSeedDirectory } from '#tests/support/directory.ts';
import * as words from '#words/islands/directory.ts';
import { listsNeeded, viewAnswer, viewSection } from './directory-view.ts';

const query = { search: '', filter: '', sort: null, page: 1 } as const;
const record = { name: 'Motayo Hospital', address: '1 Adeniyi Jones Avenue', lga: 'Ikeja' };
const content = {
  ...words,
  providerLists: createSeedDirectory().providerLists,
  lgas: [],
  places: new Map([
    ['Epe', ['Epe']],
    ['Ikeja', ['Ikeja']],
  ]),
};
const one = { 'standard-jaara': [record] };
const all = { ...one, 'standard-jaara-plus': [record], pharmacies: [record] };

test('only the open list is needed, all of them for a search over all, none when everything is closed', () => {
  const state = defaultDirectoryState();
  expect(listsNeeded(content, state, undefined)).toEqual(['standard-jaara']);
  expect(listsNeeded(content, { ...state, open: null }, undefined)).toEqual([]);
  expect(listsNeeded(content, changeEverywhere(state, 'ikeja'), undefined)).toHaveLength(3);
});

test('an empty result needs all lists', () => {
  const empty = viewSection(content, one, 'standard-jaara', { ...query, search: 'no such place' });
  expect(listsNeeded(content, defaultDirectoryState(), empty)).toHaveLength(3);
});

test('a section is shown from its own list alone', () => {
  expect(viewSection(content, one, 'standard-jaara', query)?.page.rows).toEqual([record]);
  expect(viewSection(content, one, 'pharmacies', query)).toBeUndefined();
});

test('the ways on from an empty result wait until all lists are there', () => {
  const none = { ...query, search: 'no such place' };
  expect(viewSection(content, one, 'standard-jaara', none)?.help).toBeUndefined();
  expect(viewSection(content, all, 'standard-jaara', none)?.help).toMatchObject({ withoutSearch: 1 });
});

test('the dropdown keeps a chosen place that has no record', () => {
  const groups = viewSection(content, one, 'standard-jaara', { ...query, filter: 'lga:Epe' })?.groups;
  expect(groups?.map(({ lga }) => [lga.name, lga.count])).toEqual([
    ['Epe', 0],
    ['Ikeja', 1],
  ]);
});

test('nothing is found in all lists before all of them are there', () => {
  expect(viewAnswer(content, one, 'motayo')).toBeUndefined();
  expect(viewAnswer(content, all, 'motayo')?.found).toHaveLength(2);
});
