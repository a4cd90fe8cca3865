import { RequestError } from '../../request-error.ts';
import type { ResourceType } from './codes.ts';
import { createTest, type Test, takesModifier } from './match-value.ts';
import { chainsOf, findParameter, includesOf, type SearchParameter } from './search-parameters.ts';

/** A resource matches a criterion by any of its tests, and must match all criteria. */
export interface Criterion {
  parameter: SearchParameter;
  /** In a chained search, the parameter of the referenced resource. */
  chained?: SearchParameter | undefined;
  tests: readonly Test[];
  /** The modifier `:missing`, instead of tests: whether the value must be absent. */
  isMissing?: boolean | undefined;
}

export interface Query {
  criteria: Criterion[];
  includes: SearchParameter[];
  count: number;
  /** The page begins after this id. */
  after: string;
  elements: string[];
  isCountOnly: boolean;
  /** The parameters that were understood, for the URLs of this page and of the next one. */
  used: [name: string, value: string][];
}

const DEFAULT_COUNT = 20;
export const MOST_ENTRIES = 100;
const MOST_PARAMETERS = 20;
const MOST_VALUES = 40;
const TOTALS = ['none', 'estimate', 'accurate'];
/** Of every interaction; already read by fhir-routes.ts. */
const COMMON_PARAMETERS = ['_format', '_pretty'];

type Reader = (value: string, query: Query, name: string) => boolean;

/** Reads the parameters of a search. Unknown ones are refused if the client asks for `strict`, else ignored. */
export function readQuery(
  type: ResourceType,
  parameters: Iterable<[string, string]>,
  { base, isStrict }: { base: string; isStrict: boolean },
): Query {
  const query: Query = {
    criteria: [],
    includes: [],
    count: DEFAULT_COUNT,
    after: '',
    elements: [],
    isCountOnly: false,
    used: [],
  };
  const searched = [...parameters].filter(([name]) => !COMMON_PARAMETERS.includes(name));
  if (searched.length > MOST_PARAMETERS)
    throw new RequestError(400, `a search takes at most ${MOST_PARAMETERS} parameters`);
  for (const [name, value] of searched) {
    // The standard ignores parameters without a value.
    if (value === '') continue;
    const read = RESULT_READERS.get(name) ?? ((text) => readCriterion(type, name, text, query, base));
    if (name === '_include' ? readInclude(type, value, query) : read(value, query, name))
      query.used.push([name, value]);
    else if (isStrict)
      throw new RequestError(400, `${name}=${value} is not supported here; see /fhir/metadata`);
  }
  const values = query.criteria.reduce((sum, { tests }) => sum + tests.length, 0);
  if (values > MOST_VALUES) throw new RequestError(400, `a search takes at most ${MOST_VALUES} values`);
  return query;
}

const RESULT_READERS = new Map<string, Reader>(
  Object.entries<Reader>({
    _count: (value, query) => {
      if (!/^\d{1,9}$/.test(value)) throw new RequestError(400, '_count takes a whole number');
      query.count = Math.min(Number(value), MOST_ENTRIES);
      query.isCountOnly ||= query.count === 0;
      return true;
    },
    _after: (value, query) => {
      query.after = value;
      return true;
    },
    /** The total is always given, and accurate. */
    _total: (value) => {
      if (!TOTALS.includes(value)) throw new RequestError(400, `_total takes ${TOTALS.join(', ')}`);
      return true;
    },
    _summary: (value, query) => {
      query.isCountOnly ||= value === 'count';
      return value === 'count' || value === 'false';
    },
    _elements: (value, query) => {
      const names = value.split(',').map((name) => name.trim());
      if (!names.every((name) => /^[a-zA-Z]{1,50}$/.test(name)))
        throw new RequestError(400, '_elements takes names of elements, with commas between');
      query.elements.push(...names);
      return true;
    },
  }),
);

function readInclude(type: ResourceType, value: string, query: Query): boolean {
  const [of, name = '', target] = value.split(':');
  const parameter = findParameter(type, name);
  if (!parameter || !includesOf(type).includes(`${of}:${name}`)) return false;
  if (target !== undefined && target !== parameter.target) return false;
  query.includes.push(parameter);
  return true;
}

/** An unknown modifier changes what a parameter means, so it is refused even where unknown parameters are ignored. */
function readCriterion(type: ResourceType, name: string, value: string, query: Query, base: string): boolean {
  const dot = name.indexOf('.');
  const [head, chain] = dot === -1 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
  const [code = '', ...modifiers] = head.split(':');
  const parameter = findParameter(type, code);
  if (!parameter) return false;
  if (chain === undefined) return addCriterion(parameter, undefined, modifiers, value, query, base);
  const [chainedName = '', ...chainedModifiers] = chain.split(':');
  const isTarget = modifiers.length === 0 || (modifiers.length === 1 && modifiers[0] === parameter.target);
  if (!parameter.target || !isTarget || !chainsOf(parameter).includes(chainedName)) return false;
  const chained = findParameter(parameter.target, chainedName);
  return addCriterion(parameter, chained, chainedModifiers, value, query, base);
}

function addCriterion(
  parameter: SearchParameter,
  chained: SearchParameter | undefined,
  modifiers: readonly string[],
  value: string,
  query: Query,
  base: string,
): boolean {
  const target = chained ?? parameter;
  const [modifier] = modifiers;
  if (modifiers.length > 1 || (modifier !== undefined && !takesModifier(target, modifier)))
    throw new RequestError(400, `${target.name} does not take :${modifiers.join(':')}`);
  if (modifier === 'missing') {
    if (value !== 'true' && value !== 'false')
      throw new RequestError(400, `${target.name}:missing takes true or false`);
    query.criteria.push({ parameter, chained, tests: [], isMissing: value === 'true' });
    return true;
  }
  const tests = splitValues(value).map((text) => createTest(target, modifier, text, base));
  query.criteria.push({ parameter, chained, tests });
  return true;
}

/** At commas, but not at `\,`. */
function splitValues(value: string): string[] {
  const parts = value.match(/(?:\\.|[^,\\]|\\$)+/gs) ?? [];
  return parts.map((part) => part.replace(/\\(.)/gs, '$1'));
}
