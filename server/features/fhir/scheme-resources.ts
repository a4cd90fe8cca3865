import type { Directory } from '#app/site.ts';
import type { ProviderListId } from '#content/schema/directory.ts';
import type { ComparedPlan, Plan, PlanId } from '#content/schema/plan.ts';
import { planCell } from '#domain/plans/compare-plans.ts';
import { email, office } from '#facts/addresses.ts';
import { CHILD_AGE_LIMIT, familyPackages } from '#facts/plans.ts';
import { comparisonCategories } from '#words/plan-comparison.ts';
import { cellWords } from '#words/plans.ts';
import { brand, phoneLines } from '#words/site.ts';
import {
  AGENCY_ID,
  areaId,
  COVERAGE_AREA,
  type Concept,
  concept,
  lgaCode,
  networkId,
  type OwnSystems,
  type Resource,
  reference,
  STATE_CODE,
  STATE_ID,
  SYSTEMS,
} from './codes.ts';

/** The plans as visitors read them, and since when. */
export interface PlanSource {
  plans: readonly Plan[];
  updatedAt: string;
}

/** The lists of hospitals that are published for a plan; of the other plans it is not known. */
const NETWORKS: Partial<Record<PlanId, ProviderListId>> = {
  'standard-jaara': 'standard-jaara',
  'jaara-plus': 'standard-jaara-plus',
};

const state = reference('Location', STATE_ID, 'Lagos State');
const agency = reference('Organization', AGENCY_ID, brand.fullName);

/** Ourselves, the networks of our plans, the areas of Lagos State, and the plans. */
export function schemeResources(directory: Directory, source: PlanSource, own: OwnSystems): Resource[] {
  const meta = { lastUpdated: source.updatedAt };
  return [
    agencyOrganization(meta, own),
    ...directory.providerLists.map(({ id, title }): Resource => {
      // Its members may have changed with the list.
      const [newest = ''] = [source.updatedAt, directory.publishedAt[id]].sort().reverse();
      return {
        resourceType: 'Organization',
        id: networkId(id),
        meta: { lastUpdated: newest },
        extension: [{ url: COVERAGE_AREA, valueReference: state }],
        identifier: [{ system: own.list, value: id }],
        active: true,
        type: [concept(SYSTEMS.organizationType, 'ntwk', 'Network')],
        name: title,
        partOf: agency,
      };
    }),
    jurisdiction(STATE_ID, 'Lagos State', { system: SYSTEMS.states, value: STATE_CODE }, meta),
    ...directory.areas.map(({ lga }) => ({
      ...jurisdiction(areaId(lga), lga, { system: SYSTEMS.lgas, value: lgaCode(lga) }, meta),
      partOf: state,
    })),
    ...source.plans.map((plan) => insurancePlan(plan, meta, own)),
  ];
}

function agencyOrganization(meta: Resource['meta'], own: OwnSystems): Resource {
  return {
    resourceType: 'Organization',
    id: AGENCY_ID,
    meta,
    identifier: [{ system: own.agency, value: AGENCY_ID }],
    active: true,
    type: [
      concept(SYSTEMS.organizationType, 'payer', 'Payer'),
      concept(SYSTEMS.organizationKind, 'ins', 'Insurance Company'),
    ],
    name: brand.fullName,
    alias: [brand.name, brand.scheme],
    telecom: [...lines(), { system: 'email', value: email }],
    address: [
      {
        type: 'physical',
        text: office.lines.join(', '),
        line: office.lines,
        city: 'Ikeja',
        district: lgaCode('Ikeja'),
        state: STATE_CODE,
        country: 'NG',
      },
    ],
  };
}

function lines() {
  return Object.values(phoneLines).map(({ digits }) => ({ system: 'phone', value: digits }));
}

function jurisdiction(id: string, name: string, identifier: object, meta: Resource['meta']): Resource {
  return {
    resourceType: 'Location',
    id,
    meta,
    identifier: [identifier],
    status: 'active',
    name,
    physicalType: concept(SYSTEMS.physicalType, 'jdn', 'Jurisdiction'),
  };
}

function insurancePlan(plan: Plan, meta: Resource['meta'], own: OwnSystems): Resource {
  const lists = [NETWORKS[plan.id], 'pharmacies'].filter((list) => list !== undefined);
  return {
    resourceType: 'InsurancePlan',
    id: plan.id,
    meta,
    identifier: [{ system: own.plan, value: plan.id }],
    status: 'active',
    type: [concept(SYSTEMS.planType, 'medical', 'Medical')],
    name: plan.name,
    ...(plan.shortName !== plan.name && { alias: [plan.shortName] }),
    ownedBy: agency,
    administeredBy: agency,
    coverageArea: [state],
    contact: Object.values(phoneLines).map(({ label, digits }) => ({
      purpose: concept(SYSTEMS.contactPurpose, 'PATINF', 'Patient'),
      name: { text: label },
      telecom: [{ system: 'phone', value: digits }],
    })),
    network: lists.map((list) => reference('Organization', networkId(list))),
    ...(plan.published && { coverage: coverageOf(plan, own), plan: pricesOf(plan, own) }),
  };
}

/** The rows of the comparison that the plan covers, with their limits in our words; no row says what it does not cover. */
function coverageOf(plan: ComparedPlan, own: OwnSystems) {
  return comparisonCategories.flatMap(({ id, label, rows }) => {
    const benefit = rows.flatMap((row) => {
      const cell = planCell(plan, row.id, cellWords);
      if (id === 'premiums' || cell.tone.startsWith('not-')) return [];
      return { type: concept(own.benefit, row.id, row.label), limit: [limitOf(plan, row.id, cell.text)] };
    });
    return benefit.length > 0 ? { type: concept(own.benefit, id, label), benefit } : [];
  });
}

/** The figure itself where it is an amount of money or a count. */
function limitOf({ benefits }: ComparedPlan, row: string, text: string): { value?: object; code: Concept } {
  const { consultation, hospitalCare, eyecare, cancer, renalDialysis } = benefits;
  const naira = (value: number) => ({ value, unit: 'NGN', system: 'urn:iso:std:iso:4217', code: 'NGN' });
  const figures: Record<string, object> = {
    'specialist-visits': { value: consultation.visits, unit: 'visits' },
    physiotherapy: { value: consultation.physiotherapy, unit: 'sessions' },
    'admission-days': { value: hospitalCare.days, unit: 'days' },
    'lens-limit': naira(eyecare.lensLimit),
    'cancer-limit': naira(cancer.limit),
    'dialysis-sessions': { value: renalDialysis.sessions, unit: 'sessions' },
  };
  const value = figures[row];
  return { ...(value && { value }), code: { text } };
}

const PREMIUMS: Record<string, [label: string, people: number]> = {
  individual: ['One person', 1],
  couple: ['A couple', 2],
  family4: ['A family of four', familyPackages.family4.people],
  family6: ['A family of six', familyPackages.family6.people],
};

/** One entry for each way to pay: the price of each instalment. */
function pricesOf(plan: ComparedPlan, own: OwnSystems) {
  const cost = (value: number) => ({ value, currency: 'NGN' });
  const costs = (premiums: object) =>
    Object.entries<number>({ ...premiums }).map(([id, value]) => {
      const [label = id, groupSize = 1] = PREMIUMS[id] ?? [];
      return { type: concept(own.premium, id, label), groupSize, cost: cost(value) };
    });
  const dependants: object | undefined = 'extraDependant' in plan ? plan.extraDependant : undefined;
  const more = Object.entries<number>({ ...dependants }).map(([id, value]) => {
    const label = `One more dependant, ${id === 'under23' ? 'under' : 'from'} ${CHILD_AGE_LIMIT} years`;
    return { type: concept(own.premium, `dependant-${id}`, label), groupSize: 1, cost: cost(value) };
  });
  const halfYearly = 'halfYearly' in plan ? plan.halfYearly : undefined;
  const quarterly = 'quarterly' in plan ? plan.quarterly : undefined;
  const entry = (code: string, label: string, generalCost: object[]) => ({
    type: concept(own.payment, code, label),
    coverageArea: [state],
    generalCost,
  });
  return [
    entry('yearly', 'Paid once a year', [...costs(plan.premiums), ...more]),
    ...(halfYearly ? [entry('half-yearly', 'Each of two payments a year', costs(halfYearly))] : []),
    ...(quarterly ? [entry('quarterly', 'Each of four payments a year', costs(quarterly))] : []),
  ];
}
