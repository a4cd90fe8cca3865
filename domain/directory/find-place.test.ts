import { describe, expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { createPlaceFinder } from './find-place.ts';
import { newAddresses } from './place-addresses.ts';
import { preparePlaces } from './prepare-places.ts';

const grace: Provider = { name: 'Grace Hospital', address: '1, High Street', lga: 'Ikeja' };
const mercy: Provider = { name: 'Mercy Clinic', address: '2, Low Road', lga: 'Epe' };
const GRACE = '/provider/ikeja/grace-hospital';

const listOf = (records: Provider[]) => [{ id: 'standard-jaara', kind: 'hospital', records }] as const;

/** A finder for the second list, which has replaced the first. */
function finderAfter(first: Provider[], second: Provider[]) {
  const old = newAddresses(listOf(first), []);
  const register = [...old, ...newAddresses(listOf(second), old)];
  return createPlaceFinder(preparePlaces(listOf(second)).places, register);
}

describe('a path', () => {
  const finder = finderAfter([grace, mercy], [grace, mercy]);

  test('leads to its place', () => {
    expect(finder.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(finder.find(GRACE)).toMatchObject({ place: { record: grace } });
  });

  test('leads there in any case', () => {
    expect(finder.locate('IKEJA', 'Grace-Hospital')).toBe(GRACE);
  });

  test('leads to the right area from the wrong one', () => {
    expect(finder.locate('epe', 'grace-hospital')).toBe(GRACE);
  });

  test('that nobody ever had leads nowhere', () => {
    for (const slug of ['graceless', '', '..', '__proto__', 'grace-hospital/x'])
      expect(finder.locate('ikeja', slug)).toBeUndefined();
  });

  test('does not choose between namesakes of two other areas', () => {
    const twins = finderAfter([], [grace, { ...grace, lga: 'Epe', address: '9, Third Street' }]);
    expect(twins.locate('badagry', 'grace-hospital')).toBeUndefined();
  });
});

describe('a place that has left the lists', () => {
  const finder = finderAfter([grace, mercy], [mercy]);

  test('is known to be gone', () => {
    expect(finder.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(finder.find(GRACE)).toMatchObject({ gone: { name: 'Grace Hospital', lga: 'Ikeja' } });
  });

  test('is not mistaken for a namesake in another area', () => {
    const other = finderAfter([grace], [{ ...grace, lga: 'Epe', address: '9, Third Street' }]);
    expect(other.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(other.find(GRACE)).toHaveProperty('gone');
  });

  test('is followed when only its LGA was corrected', () => {
    const moved = finderAfter([grace], [{ ...grace, lga: 'Agege' }]);
    expect(moved.locate('ikeja', 'grace-hospital')).toBe('/provider/agege/grace-hospital');
  });
});
