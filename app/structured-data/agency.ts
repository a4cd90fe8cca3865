import { agencyRecord as agency } from '#facts/agency-record.ts';
import { brand } from '#words/site.ts';
import { agencyId, type Node } from './node.ts';

export function describeAgency(publicUrl: string): Node {
  const { address } = agency;
  return {
    '@type': 'GovernmentOrganization',
    '@id': agencyId(publicUrl),
    name: agency.name,
    alternateName: agency.shortName,
    slogan: brand.tagline,
    url: `${publicUrl}/`,
    logo: publicUrl + agency.logo,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    contactPoint: agency.lines.map(({ digits, purpose, tollFree }) => ({
      '@type': 'ContactPoint',
      telephone: digits,
      contactType: purpose,
      ...(tollFree && { contactOption: 'TollFree' }),
    })),
    sameAs: agency.accounts,
  };
}
