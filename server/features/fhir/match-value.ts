import { foldText } from '#domain/text/fold-text.ts';
import { RequestError } from '../../request-error.ts';
import type { Concept, Resource } from './codes.ts';
import { type SearchParameter, valuesAt } from './search-parameters.ts';

/** A value of a resource as searches look at it: a text, a code with its system, a reference, or a time. */
export interface Value {
  text: string;
  folded: string;
  system?: string | undefined;
  time: number;
}

const ADDRESS_PARTS = ['text', 'line', 'city', 'district', 'state', 'country'] as const;

/** What a parameter looks at in a resource. */
export function readValues({ type, paths }: SearchParameter, resource: Resource): Value[] {
  const found = paths.flatMap((path) => valuesAt(resource, path));
  if (type === 'token') return found.flatMap(readTokens);
  if (type === 'reference') return found.map((value) => plain((value as { reference: string }).reference));
  if (type === 'date')
    return found.map((value) => ({ ...plain(String(value)), time: Date.parse(`${value}`) }));
  return found.flatMap(readStrings).map((text) => ({ ...plain(text), folded: foldText(text) }));
}

function plain(text: string): Value {
  return { text, folded: '', time: 0 };
}

function readStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const address = value as Partial<Record<(typeof ADDRESS_PARTS)[number], string | string[]>>;
  return ADDRESS_PARTS.flatMap((part) => address[part] ?? []);
}

function readTokens(value: unknown): Value[] {
  if (typeof value === 'string') return [plain(value)];
  const { coding, system, value: text } = value as Concept & { system?: string; value?: string };
  if (coding) return coding.map(({ system: of, code }) => ({ ...plain(code), system: of }));
  return [{ ...plain(text ?? ''), system }];
}

export type Test = (value: Value) => boolean;

const MODIFIERS: Record<SearchParameter['type'], readonly string[]> = {
  string: ['exact', 'contains'],
  token: [],
  reference: [],
  date: [],
};

export function takesModifier({ type, target }: SearchParameter, modifier: string): boolean {
  return modifier === 'missing' || MODIFIERS[type].includes(modifier) || modifier === target;
}

/** Whether a value is meant by one of the texts between the commas of a search. */
export function createTest(
  { type, target, name }: SearchParameter,
  modifier: string | undefined,
  text: string,
  base: string,
): Test {
  if (type === 'token') return testToken(text);
  if (type === 'reference') return testReference(text, target, base);
  if (type === 'date') return testDate(name, text);
  return testString(modifier, text);
}

function testString(modifier: string | undefined, text: string): Test {
  if (modifier === 'exact') return (value) => value.text === text;
  const wanted = foldText(text);
  if (wanted === '') return () => false;
  return modifier === 'contains'
    ? ({ folded }) => folded.includes(wanted)
    : ({ folded }) => folded.startsWith(wanted);
}

function testToken(text: string): Test {
  const at = text.indexOf('|');
  if (at === -1) return (value) => value.text === text;
  const [system, code] = [text.slice(0, at), text.slice(at + 1)];
  return (value) => (value.system ?? '') === system && (code === '' || value.text === code);
}

/** As an id, a type with an id, or an address of ours. */
function testReference(text: string, target: string | undefined, base: string): Test {
  const own = text.startsWith(`${base}/`) ? text.slice(base.length + 1) : text;
  const wanted = own.includes('/') ? own : `${target}/${own}`;
  return (value) => value.text === wanted;
}

const DATE =
  /^(eq|ne|gt|ge|lt|le|sa|eb)?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d)(:\d\d)?(\.\d+)?(Z|[+ -]\d\d:\d\d)?)?)?)?$/;
/** Where nothing else is said, a day is one of Lagos. */
const LAGOS = '+01:00';
const UNITS = { minute: 60_000, second: 1000, instant: 1 };

/** A date is all of its year, month, day, minute or second. */
function testDate(name: string, text: string): Test {
  const [, prefix = 'eq', year = '', month, day, time, seconds, part = '', zone = LAGOS] =
    DATE.exec(text) ?? [];
  const start = Date.parse(
    `${year}-${month ?? '01'}-${day ?? '01'}T${time ?? '00:00'}${seconds ?? ':00'}${part}${zone.replace(' ', '+')}`,
  );
  if (Number.isNaN(start)) throw new RequestError(400, `${name} takes a date, as in ge2026-01-31`);
  const end = endOf(start, { month, day, time, seconds, part });
  const tests: Record<string, (at: number) => boolean> = {
    eq: (at) => at >= start && at < end,
    ne: (at) => at < start || at >= end,
    gt: (at) => at >= end,
    sa: (at) => at >= end,
    lt: (at) => at < start,
    eb: (at) => at < start,
    ge: (at) => at >= start,
    le: (at) => at < end,
  };
  const test = tests[prefix];
  return (value) => test?.(value.time) ?? false;
}

function endOf(
  start: number,
  given: Partial<Record<'month' | 'day' | 'time' | 'seconds' | 'part', string | undefined>>,
) {
  if (given.part) return start + UNITS.instant;
  if (given.seconds) return start + UNITS.second;
  if (given.time) return start + UNITS.minute;
  const end = new Date(start);
  if (given.day) end.setUTCDate(end.getUTCDate() + 1);
  else if (given.month) addMonths(end, 1);
  else addMonths(end, 12);
  return end.getTime();
}

/** Midnight in Lagos is the evening before by UTC, so a month is counted from the day after it. */
function addMonths(end: Date, count: number): void {
  end.setUTCHours(end.getUTCHours() + 1);
  end.setUTCMonth(end.getUTCMonth() + count);
  end.setUTCHours(end.getUTCHours() - 1);
}
