import { expect, test } from 'vitest';
import { checkStructuredData } from './structured-data.ts';

const plan = { '@type': ['HealthInsurancePlan', 'Service'], benefitsSummaryUrl: 'https://a.example/' };
const organization = { '@type': 'Organization', name: 'A' };
const contactPoint = { '@type': 'ContactPoint', contactOption: 'Free' };

test.each([
  [{ '@type': 'GovernmentOrganization', name: 'Agency', url: 'https://agency.example/' }, ''],
  [{ ...plan, areaServed: 'Lagos' }, ''],
  [{ ...plan, telephone: '1' }, 'no property telephone'],
  [{ '@type': 'HealthPlan' }, 'there is no type HealthPlan'],
  [{ ...organization, wards: 3 }, 'no property wards'],
  [{ ...organization, address: { '@type': 'Offer', price: 1 } }, 'Organization.address cannot be a Offer'],
  [{ '@type': 'Question', name: 'Why?' }, 'Question has no acceptedAnswer'],
  [{ ...organization, contactPoint }, 'ContactPoint.contactOption cannot be “Free”'],
])('what does not follow the vocabulary is found: %o', (thing, fault) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
  const faults = checkStructuredData(text).join();
  if (fault) expect(faults).toContain(fault);
  else expect(faults).toBe('');
});
