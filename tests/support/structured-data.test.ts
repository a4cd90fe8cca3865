import { expect, test } from 'vitest';
import { checkStructuredData } from './structured-data.ts';

const check = (...graph: object[]) =>
  checkStructuredData(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));

test('what follows the vocabulary passes', async () => {
  const agency = { '@type': 'GovernmentOrganization', name: 'Agency', url: 'https://agency.example/' };
  expect(await check(agency)).toEqual([]);
});

test('types, properties and values that the vocabulary does not have are found', async () => {
  expect(await check({ '@type': 'HealthPlan' })).toContain('there is no type HealthPlan');
  expect((await check({ '@type': 'Organization', name: 'A', wards: 3 })).join()).toContain('wards');
  const offer = { '@type': 'Organization', name: 'A', address: { '@type': 'Offer', price: 1 } };
  expect((await check(offer)).join()).toContain('Organization.address cannot be a Offer');
  const option = { '@type': 'ContactPoint', contactOption: 'Free' };
  expect(await check({ '@type': 'Organization', name: 'A', contactPoint: option })).toContain(
    'ContactPoint.contactOption cannot be “Free”',
  );
});

test('a thing of two types may have the properties of both', async () => {
  const plan = { '@type': ['HealthInsurancePlan', 'Service'], benefitsSummaryUrl: 'https://a.example/' };
  expect(await check({ ...plan, areaServed: 'Lagos' })).toEqual([]);
  expect((await check({ ...plan, telephone: '1' })).join()).toContain('no property telephone');
});
