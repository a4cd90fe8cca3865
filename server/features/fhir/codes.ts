import { createHash } from 'node:crypto';
import { areaPath, toSlug } from '#domain/directory/prepare-places.ts';

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

export const RESOURCE_TYPES = [
  'InsurancePlan',
  'Organization',
  'Location',
  'HealthcareService',
  'OrganizationAffiliation',
] as const;

export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** A resource of FHIR R4; that its elements are those of the standard is checked by tests, not by types. */
export interface Resource {
  resourceType: ResourceType;
  id: string;
  meta: { lastUpdated: string };
  [element: string]: unknown;
}

const PLAN_NET = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';
const NIGERIA_CORE = 'https://fhir-ig.digitalhealth.gov.ng/CodeSystem';
const HL7 = 'http://terminology.hl7.org/CodeSystem';

/** Code systems of others, as their guides name them. */
export const SYSTEMS = {
  organizationType: `${PLAN_NET}/CodeSystem/OrgTypeCS`,
  serviceCategory: `${PLAN_NET}/CodeSystem/HealthcareServiceCategoryCS`,
  affiliationRole: `${PLAN_NET}/CodeSystem/OrganizationAffiliationRoleCS`,
  states: `${NIGERIA_CORE}/nigeria-states`,
  lgas: `${NIGERIA_CORE}/nigeria-lgas`,
  organizationKind: `${HL7}/organization-type`,
  locationType: `${HL7}/v3-RoleCode`,
  physicalType: `${HL7}/location-physical-type`,
  planType: `${HL7}/insurance-plan-type`,
  contactPurpose: `${HL7}/contactentity-type`,
  observationValue: `${HL7}/v3-ObservationValue`,
} as const;

/** The part of an address that lies below the LGA: an LCDA. */
export const PRECINCT = 'http://hl7.org/fhir/StructureDefinition/iso21090-ADXP-precinct';
/** Where a network is offered. */
export const COVERAGE_AREA = `${PLAN_NET}/StructureDefinition/location-reference`;

/** Addresses of our own, below that of the site: for what no guide has a name for. */
export function ownSystems(base: string) {
  return {
    place: `${base}/identifiers/place`,
    list: `${base}/identifiers/list`,
    plan: `${base}/identifiers/plan`,
    agency: `${base}/identifiers/agency`,
    service: `${base}/codes/service`,
    benefit: `${base}/codes/benefit`,
    payment: `${base}/codes/payment`,
    premium: `${base}/codes/premium`,
    /** An extension: the day on which somebody has asked the place. */
    confirmed: `${base}/extensions/confirmed`,
  };
}

export type OwnSystems = ReturnType<typeof ownSystems>;

export interface Concept {
  coding?: { system: string; code: string; display?: string }[];
  text?: string;
}

export function concept(system: string, code: string, display?: string): Concept {
  return { coding: [{ system, code, ...(display && { display }) }], ...(display && { text: display }) };
}

export function reference(type: ResourceType, id: string, display?: string) {
  return { reference: `${type}/${id}`, ...(display && { display }) };
}

/** Nigeria Core spells one of our LGAs in another way. */
const OTHER_CODES: Record<string, string> = { 'Ifako-Ijaiye': 'la-ifako-ijaye' };
export const STATE_CODE = 'LA';
export const STATE_ID = 'lagos';
export const AGENCY_ID = 'lashma';

export function lgaCode(lga: string): string {
  return OTHER_CODES[lga] ?? `la-${toSlug(lga)}`;
}

/** No address of a place is like it, since those have a dot. */
export function areaId(lga: string): string {
  return toSlug(lga);
}

export function networkId(list: string): string {
  return `network.${list}`;
}

const MOST_CHARACTERS = 64;
const HASH_CHARACTERS = 12;
const PLACES = areaPath('');

/**
 * From the path of its page, which a place keeps for ever: `/provider/ikeja/lagoon-hospital` is
 * `ikeja.lagoon-hospital`. An id has at most 64 characters; a longer one ends with a hash of all of it.
 */
export function placeId(path: string, part?: string): string {
  const id = [path.slice(PLACES.length).replace('/', '.'), ...(part ? [part] : [])].join('.');
  if (id.length <= MOST_CHARACTERS) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, HASH_CHARACTERS);
  return `${id.slice(0, MOST_CHARACTERS - HASH_CHARACTERS - 1)}.${hash}`;
}
