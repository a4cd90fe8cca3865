import type { FamilyPlan } from '#content/schema/plan.ts';
import { toSlug } from '../directory/prepare-places.ts';
import { type Household, MAX_PEOPLE_PER_GROUP } from '../plans/household-cost.ts';

/** Whom somebody prepares for, where it is not their own household. */
const ENROLMENT_CASES = ['parent-abroad', 'staff', 'cannot-pay'] as const;
export type EnrolmentCase = (typeof ENROLMENT_CASES)[number];

/** What /enrol asks: counts and choices, never a name, a number or a date of birth. */
export type EnrolmentQuery = {
  case?: EnrolmentCase | undefined;
  /** Of staff all count as adults. */
  household: Household;
  /** The plan for those under 60; undefined for "not sure yet". */
  cover?: FamilyPlan['id'] | undefined;
  /** The slug of an LGA, or nothing. */
  area: string;
  /** The last part of the path of a hospital's page, or nothing. */
  hospital: string;
  /** Whether a summary is asked for, or only the empty form. */
  isAsked: boolean;
};

/** None of which domain/text/redact-query.ts lets through. `step` comes from a button. */
export const ENROLMENT_ANSWERS = [
  'adults',
  'children',
  'seniors',
  'cover',
  'area',
  'hospital',
  'step',
] as const;
/** `for` names a case, which links of ours lead to. */
export const ENROLMENT_QUERY_NAMES = ['for', ...ENROLMENT_ANSWERS] as const;

const PEOPLE_GROUPS = ['adults', 'children', 'seniors'] as const;
const MAX_STAFF = 999;
const COVERS: readonly FamilyPlan['id'][] = ['standard-jaara', 'jaara-plus'];
const SLUG = /^[a-z0-9-]{1,80}$/;

/** The groups that a case asks for. */
export function groupsOf(forCase: EnrolmentCase | undefined): readonly (keyof Household)[] {
  return forCase === 'staff' ? ['adults'] : PEOPLE_GROUPS;
}

export function maxPeople(forCase: EnrolmentCase | undefined): number {
  return forCase === 'staff' ? MAX_STAFF : MAX_PEOPLE_PER_GROUP;
}

function startOf(forCase: EnrolmentCase | undefined): Household {
  if (forCase === 'parent-abroad') return { adults: 0, children: 0, seniors: 1 };
  return { adults: forCase === 'staff' ? 5 : 1, children: 0, seniors: 0 };
}

/** Parses a query, which may come from anywhere: unknown or invalid values become the defaults of its case. */
export function parseEnrolmentQuery(params: URLSearchParams, lgas: readonly string[]): EnrolmentQuery {
  const forCase = ENROLMENT_CASES.find((id) => id === params.get('for'));
  const start = startOf(forCase);
  const asked = groupsOf(forCase);
  const count = (group: keyof Household) =>
    asked.includes(group) ? parseCount(params, group, start[group], maxPeople(forCase)) : 0;
  const area = lgas.map(toSlug).find((slug) => slug === params.get('area')) ?? '';
  const hospital = params.get('hospital') ?? '';
  return {
    case: forCase,
    household: { adults: count('adults'), children: count('children'), seniors: count('seniors') },
    cover: COVERS.find((id) => id === params.get('cover')),
    area,
    hospital: area && SLUG.test(hospital) ? hospital : '',
    isAsked: asked.some((group) => params.has(group)),
  };
}

/** As it is kept on the phone; the reverse of parsing what was asked. */
export function enrolmentSearch(query: EnrolmentQuery): string {
  const entries: [name: string, value: string][] = [
    ['for', query.case ?? ''],
    ...groupsOf(query.case).map((group): [string, string] => [group, String(query.household[group])]),
    ['cover', query.cover ?? ''],
    ['area', query.area],
    ['hospital', query.hospital],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
}

/** The number of people, adjusted by one if its step button was pressed. */
function parseCount(params: URLSearchParams, group: string, start: number, max: number): number {
  const text = params.get(group) ?? '';
  const count = /^\d+$/.test(text) ? Math.min(Number(text), max) : start;
  if (params.get('step') === `${group}+1`) return Math.min(count + 1, max);
  if (params.get('step') === `${group}-1`) return Math.max(count - 1, 0);
  return count;
}
