import { email } from '#facts/addresses.ts';
import { brand } from '#words/site.ts';
import { RESOURCE_TYPES, type ResourceType } from './codes.ts';
import { MOST_ENTRIES } from './read-query.ts';
import { chainsOf, includesOf, SEARCH_PARAMETERS, type SearchParameter } from './search-parameters.ts';

const FHIR_VERSION = '4.0.1';
const JSON_TYPES = ['application/fhir+json', 'json'];

/** What can be asked here, made from the same tables by which it is answered. */
export function capabilityStatement(base: string, date: string) {
  return {
    resourceType: 'CapabilityStatement',
    url: `${base}/metadata`,
    name: 'LashmaDirectory',
    title: `Plans, hospitals and pharmacies of ${brand.scheme}`,
    status: 'active',
    date,
    publisher: brand.fullName,
    contact: [{ telecom: [{ system: 'email', value: email }] }],
    description: `The plans of ${brand.scheme} and the hospitals and pharmacies where they are accepted, for programs to read. It is open to all, needs no key and takes no changes. What is not known of a place is left out; that never means no.`,
    jurisdiction: [{ coding: [{ system: 'urn:iso:std:iso:3166', code: 'NG', display: 'Nigeria' }] }],
    kind: 'instance',
    implementation: { description: brand.fullName, url: base },
    fhirVersion: FHIR_VERSION,
    format: JSON_TYPES,
    rest: [
      {
        mode: 'server',
        documentation: `Searches may be sent by GET or by POST to _search. A page has at most ${MOST_ENTRIES} matches, and its next link leads on. Prefer: handling=strict refuses what is not named here; else it is left out, and the self link shows what was used.`,
        security: { cors: true, description: 'Open to all, to be read only.' },
        resource: RESOURCE_TYPES.map(describeResource),
      },
    ],
  };
}

function describeResource(type: ResourceType) {
  return {
    type,
    interaction: [{ code: 'read' }, { code: 'search-type' }],
    versioning: 'no-version',
    readHistory: false,
    conditionalRead: 'not-match',
    referencePolicy: ['local'],
    searchInclude: includesOf(type),
    searchParam: SEARCH_PARAMETERS[type].map(describeParameter),
  };
}

function describeParameter(parameter: SearchParameter) {
  const { name, type, documentation } = parameter;
  const chains = chainsOf(parameter).map((chained) => `${name}.${chained}`);
  const also = chains.length > 0 ? ` Also: ${chains.join(', ')}.` : '';
  return { name, type, documentation: documentation + also };
}
