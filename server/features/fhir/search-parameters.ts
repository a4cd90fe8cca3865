import type { Resource, ResourceType } from './codes.ts';

type ParameterType = 'string' | 'token' | 'reference' | 'date';

export interface SearchParameter {
  name: string;
  type: ParameterType;
  /** The elements that it looks at, as in `plan.type`. */
  paths: readonly string[];
  /** Of a reference: to what it leads. */
  target?: ResourceType;
  documentation: string;
}

const string = (name: string, documentation: string, ...paths: string[]): SearchParameter => ({
  name,
  type: 'string',
  paths,
  documentation,
});
const token = (name: string, documentation: string, ...paths: string[]): SearchParameter => ({
  name,
  type: 'token',
  paths,
  documentation,
});
const link = (name: string, target: ResourceType, path: string, documentation: string): SearchParameter => ({
  name,
  type: 'reference',
  paths: [path],
  target,
  documentation,
});

const EVERY: readonly SearchParameter[] = [
  token('_id', 'The id of the resource.', 'id'),
  {
    name: '_lastUpdated',
    type: 'date',
    paths: ['meta.lastUpdated'],
    documentation:
      'When what it is made from was published last: a list as a whole, so that more places may be found than have changed, and never fewer.',
  },
  token('identifier', 'Its identifier, as value or system|value.', 'identifier'),
];

/** Those of Plan-Net for which we have something to find, and what the standard itself has besides. */
export const SEARCH_PARAMETERS: Record<ResourceType, readonly SearchParameter[]> = {
  InsurancePlan: [
    ...EVERY,
    string('name', 'The beginning of the name of the plan.', 'name', 'alias'),
    token('type', 'The kind of insurance.', 'type'),
    token('plan-type', 'How it is paid: yearly, half-yearly or quarterly.', 'plan.type'),
    link('owned-by', 'Organization', 'ownedBy', 'Whose plan it is: always Organization/lashma.'),
    link('administered-by', 'Organization', 'administeredBy', 'Who runs it: always Organization/lashma.'),
    link('coverage-area', 'Location', 'coverageArea', 'Where it covers people: always Location/lagos.'),
    link('network', 'Organization', 'network', 'The network whose hospitals or pharmacies it may use.'),
  ],
  Organization: [
    ...EVERY,
    string('name', 'The beginning of the name, in any of the lists.', 'name', 'alias'),
    string('address', 'The beginning of any part of the address, as of an LGA.', 'address'),
    token('type', 'fac for hospitals and pharmacies, ntwk for networks, payer for ourselves.', 'type'),
    link('partof', 'Organization', 'partOf', 'To whom a network belongs.'),
    link('coverage-area', 'Location', 'extension.valueReference', 'Where a network is offered.'),
  ],
  Location: [
    ...EVERY,
    string('name', 'The beginning of the name, in any of the lists.', 'name', 'alias'),
    string('address', 'The beginning of any part of the address.', 'address'),
    string('address-city', 'The beginning of the name of the LGA, as in Ikeja.', 'address.city'),
    string('address-state', 'The code of the state in Nigeria Core: LA.', 'address.state'),
    token('type', 'HOSP or PHARM.', 'type'),
    link('organization', 'Organization', 'managingOrganization', 'The hospital or pharmacy that is there.'),
    link('partof', 'Location', 'partOf', 'The LGA of a place, or Location/lagos of an LGA.'),
  ],
  HealthcareService: [
    ...EVERY,
    string('name', 'The beginning of the name.', 'name'),
    token('service-category', 'In the categories of Plan-Net, as dent or emerg.', 'category'),
    token('service-type', 'By our own codes, as x-ray. What is not known of a place is not found.', 'type'),
    link('organization', 'Organization', 'providedBy', 'Who offers it.'),
    link('location', 'Location', 'location', 'Where it is offered.'),
  ],
  OrganizationAffiliation: [
    ...EVERY,
    link('primary-organization', 'Organization', 'organization', 'Always Organization/lashma.'),
    link('participating-organization', 'Organization', 'participatingOrganization', 'The place itself.'),
    link('network', 'Organization', 'network', 'The network to which the place belongs.'),
    link('location', 'Location', 'location', 'Where the place is.'),
    link('service', 'HealthcareService', 'healthcareService', 'What is offered there.'),
    token('role', 'hospital or pharmacy.', 'code'),
  ],
};

export function findParameter(type: ResourceType, name: string): SearchParameter | undefined {
  return SEARCH_PARAMETERS[type].find((parameter) => parameter.name === name);
}

/** What may follow a reference and a dot, as in `location.address-city`: all but what is itself a reference. */
export function chainsOf({ target }: SearchParameter): string[] {
  const parameters = target ? SEARCH_PARAMETERS[target] : [];
  return parameters.flatMap(({ name, type }) => (type === 'reference' ? [] : name));
}

/** What `_include` takes. */
export function includesOf(type: ResourceType): string[] {
  return SEARCH_PARAMETERS[type].flatMap((each) => (each.type === 'reference' ? `${type}:${each.name}` : []));
}

/** The values at a path, through all lists on the way. */
export function valuesAt(resource: Resource, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, name) =>
      values.flatMap((value) => {
        const next = (value as Record<string, unknown> | null)?.[name];
        return next === undefined ? [] : next;
      }),
    [resource],
  );
}
