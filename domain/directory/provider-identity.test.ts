import { describe, expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { providerIdentity } from './provider-identity.ts';

describe('providerIdentity', () => {
  const motayo: Provider = {
    name: 'Motayo Hospital',
    address: '3, Owodunni Street, Off Toyin Street, Ikeja, Lagos',
    lga: 'Ikeja',
  };

  test.each([
    ['another ending of the name', { name: 'Motayo Hospital Limited' }],
    ['no closing "Lagos"', { address: '3, Owodunni Street, Off Toyin Street, Ikeja' }],
    ['no LGA in the address', { address: '3 Owodunni Street, Off Toyin Street' }],
  ])('%s is the same place', (_what, change) => {
    expect(providerIdentity({ ...motayo, ...change })).toBe(providerIdentity(motayo));
  });

  test.each([
    ['another street', { address: '3, Allen Avenue, Ikeja, Lagos' }],
    ['another LGA', { lga: 'Epe' }],
    ['another name', { name: 'Grace Hospital' }],
  ])('%s is another place', (_what, change) => {
    expect(providerIdentity({ ...motayo, ...change })).not.toBe(providerIdentity(motayo));
  });

  test('an address that is only the name of its LGA is kept', () => {
    const at = (address: string) => providerIdentity({ name: 'A', address, lga: 'Epe' });
    expect(at('Epe')).not.toBe(at('Lagos'));
  });
});
