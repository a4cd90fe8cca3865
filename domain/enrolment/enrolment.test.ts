import { describe, expect, test } from 'vitest';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { redactQuery } from '#domain/text/redact-query.ts';
import { householdContent } from '#words/plan-page.ts';
import { enrolmentAmounts } from './enrolment-amount.ts';
import { ENROLMENT_QUERY_NAMES, enrolmentSearch, parseEnrolmentQuery } from './enrolment-query.ts';
import { chooseHospital } from './hospital-choice.ts';

const read = (search: string) => parseEnrolmentQuery(new URLSearchParams(search), ['Ikeja', 'Eti-Osa']);

test.each([
  ['', 'adults=1&children=0&seniors=0', false],
  ['for=parent-abroad', 'for=parent-abroad&adults=0&children=0&seniors=1', false],
  ['for=staff&adults=12&children=3', 'for=staff&adults=12', true],
  ['for=staff&adults=5000', 'for=staff&adults=999', true],
  ['adults=2&step=adults%2B1', 'adults=3&children=0&seniors=0', true],
  ['adults=-1&children=x&seniors=99', 'adults=1&children=0&seniors=20', true],
  ['area=eti-osa&hospital=b', 'adults=1&children=0&seniors=0&area=eti-osa&hospital=b', false],
  ['area=Nowhere&hospital=b&cover=gold&for=x', 'adults=1&children=0&seniors=0', false],
])('%s is read as %s', (search, kept, isAsked) => {
  const query = read(search);
  expect([enrolmentSearch(query), query.isAsked]).toEqual([kept, isAsked]);
  expect(read(kept)).toEqual({ ...query, isAsked: true });
});

test('of the answers not even the names are recorded when a view is counted', () => {
  const search = new URLSearchParams(ENROLMENT_QUERY_NAMES.map((name) => [name, '2']));
  expect(redactQuery(`?${search}`)).toBe('?for=*');
});

describe('the amount', () => {
  const totals = (search: string) =>
    enrolmentAmounts(householdContent, read(search)).map(({ planId, ways }) => [planId, ways[0]?.total]);

  test.each([
    [
      'both plans while none is chosen',
      'adults=1',
      [
        ['standard-jaara', 15_000],
        ['jaara-plus', 40_000],
      ],
    ],
    ['the chosen plan', 'adults=1&cover=jaara-plus', [['jaara-plus', 40_000]]],
    ['the Seniors Plan for seniors alone', 'for=parent-abroad&cover=jaara-plus', [['seniors-plan', 60_000]]],
    ['a policy for each of the staff', 'for=staff&adults=12&cover=jaara-plus', [['jaara-plus', 480_000]]],
    ['nothing for nobody', 'adults=0', []],
  ])('is %s', (_what, search, expected) => {
    expect(totals(search)).toEqual(expected);
  });
});

test('hospitals are those of the area and the plan; a chosen one stays, and is said to be off the list', () => {
  const place = (name: string, lga: string, lists: ListedPlace['lists']): ListedPlace => ({
    kind: 'hospital',
    record: { name, address: 'x', lga },
    lists,
    path: `/provider/${lga.toLowerCase()}/${name}`,
  });
  const places = [
    place('a', 'Ikeja', ['standard-jaara']),
    place('b', 'Ikeja', ['standard-jaara', 'standard-jaara-plus']),
    place('c', 'Eti-Osa', ['standard-jaara-plus']),
  ];
  const choose = (search: string) => {
    const { options, chosen, isOffList } = chooseHospital(places, read(search));
    return [options.map(({ record }) => record.name).join(), chosen?.record.name, isOffList];
  };
  expect(choose('area=ikeja')).toEqual(['a,b', undefined, false]);
  expect(choose('area=ikeja&cover=jaara-plus&hospital=b')).toEqual(['b', 'b', false]);
  expect(choose('area=ikeja&cover=jaara-plus&hospital=a')).toEqual(['a,b', 'a', true]);
  expect(choose('for=parent-abroad&area=ikeja&cover=jaara-plus')).toEqual(['a,b', undefined, false]);
});
