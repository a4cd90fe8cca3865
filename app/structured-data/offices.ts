import { agencyRecord as agency } from '#facts/agency-record.ts';
import { enrolmentPlaces } from '#words/enrolment-places.ts';
import { agencyId, type Node } from './describe-page.ts';

/** Only offices that are certain: a search engine repeats an address without the advice to call first. */
export function describeOffices(publicUrl: string): Node[] {
  return enrolmentPlaces
    .filter(({ kind, isToConfirm }) => kind === 'office' && !isToConfirm)
    .map(({ id, name, address, locality, directions }) => ({
      '@type': 'GovernmentOffice',
      '@id': `${publicUrl}/contact#${id}`,
      name: `${agency.shortName}: ${name}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: locality,
        addressRegion: agency.address.region,
        addressCountry: agency.address.country,
      },
      hasMap: directions,
      telephone: agency.lines[0]?.digits,
      parentOrganization: { '@id': agencyId(publicUrl) },
    }));
}
