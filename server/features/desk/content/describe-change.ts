import { contentWords } from '#content/desk/content.ts';
import type { PartId } from '#content/schema/parts.ts';
import type { PlanFigures } from '#content/schema/plan-figures.ts';
import { describeHours } from '#domain/directory/describe-hours.ts';
import { LANGUAGE_NAMES } from '#facts/language-names.ts';
import { hoursWords } from '#words/place-details.ts';
import type { VersionSpan } from '../../content/content-repository.ts';
import { kindOf, type Older } from '../../content/part-kinds.ts';
import type { ActionDetails } from '../audit-repository.ts';

const { notice, popUp, faq, contact, offices, target } = contentWords;
const MOST_CHANGES = 12;
const MOST_CHARACTERS = 150;
/** Of the words before a difference. */
const CONTEXT = 30;

/** What the pieces of the parts are called at the desk; a name without words stands for what is inside it. */
const NAMES: Readonly<Record<string, string>> = {
  ...{
    severity: notice.severity,
    to: target,
    link: notice.link,
    label: notice.link,
    text: notice.text,
    links: faq.links,
  },
  ...{ often: popUp.often, picture: popUp.picture, ...popUp.fields, ...faq.fields },
  ...{ ...contact.lines, display: contact.display, digits: contact.digits, hours: contact.hours },
  ...{ fromAbroad: contact.fromAbroad, email: contact.email, order: faq.order },
  ...{ kind: offices.kind, locality: offices.locality, lga: offices.lga, mapUrl: offices.mapUrl },
  ...{ isToConfirm: offices.isToConfirm, name: offices.name, address: offices.address, note: offices.note },
  ...{ lines: offices.lines, published: offices.published },
};

/**
 * What is different in a part, before and after, for the audit log: figures by their names in the form, all else by the
 * names that the desk gives it and in short. All of it stands on the page of the version.
 */
export function describeChange(
  part: PartId,
  before: unknown,
  after: unknown,
): [ActionDetails, ActionDetails] {
  // By one title, also of a question or an office that has another one now.
  const titles = { ...titlesIn(part, before), ...titlesIn(part, after) };
  const [was, is] = [before, after].map((content) => new Map(piecesOf(part, content, titles)));
  const all = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
  const changed = all.filter((name) => was?.get(name) !== is?.get(name));
  // A change of prices is whole: each figure is a word.
  const named = part === 'plans' ? changed : changed.slice(0, MOST_CHANGES);
  const [old, now]: [Record<string, Leaf>, Record<string, Leaf>] = [{}, {}];
  for (const name of named) {
    const [one, other] = excerpt(was?.get(name), is?.get(name));
    if (one !== undefined) old[name] = one;
    if (other !== undefined) now[name] = other;
  }
  const left = changed.length - named.length;
  return [old, { ...now, ...(left > 0 && { more: left }) }] as [ActionDetails, ActionDetails];
}

type Leaf = string | number;
type Pieces = (readonly [string, Leaf])[];
/** Of questions and offices, by their ids. */
type Titles = Readonly<Record<string, string>>;

/** Of a message its only unit needs none. */
function titlesIn(part: PartId, content: unknown): Titles {
  if (part === 'plans' || kindOf(part).isWhole) return {};
  return Object.fromEntries(
    Object.entries(kindOf(part).units(content)).map(([unit, { en }]) => {
      const { name = '', question = name } = Object(en);
      return [unit, question];
    }),
  );
}

function piecesOf(part: PartId, content: unknown, titles: Titles): Pieces {
  if (part === 'plans')
    return Object.entries(content as PlanFigures).flatMap(([plan, own]) =>
      Object.entries(own).map(([path, figure]) => [`${plan}.${path}`, figure] as const),
    );
  const words = Object.entries(kindOf(part).units(content)).flatMap(([unit, inLanguages]) => {
    return Object.entries(inLanguages).flatMap(([code, own]) => {
      const language = LANGUAGE_NAMES[code as keyof typeof LANGUAGE_NAMES] ?? code;
      // The address of an office is no word of a language.
      const { lines: _lines, ...spoken } = Object(own);
      return leavesOf(spoken, titles[unit] ?? '', titles).map(
        ([name, text]) => [`${name} (${language})`, text] as const,
      );
    });
  });
  if (part !== 'faq') return [...leavesOf(content, '', titles), ...words];
  const topics = content as { questions: { id: string }[] }[];
  const order = topics.map(({ questions }) => questions.map(({ id }) => id).join(', '));
  return [[faq.order, order.join('; ')], ...words];
}

/** Everything that is a text or a number, but for words of languages and for ids. */
function leavesOf(value: unknown, name: string, titles: Titles): Pieces {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, show(name, value)]];
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return [[name, value.join(' ')]];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'words' || key === 'id') return [];
    const own = Array.isArray(value) ? (titles[Object(inner).id] ?? `${Number(key) + 1}`) : nameIn(name, key);
    // The bytes of a picture give it its id.
    const said = key === 'picture' && inner ? popUp.ownPicture(String(inner.id).slice(0, 6)) : inner;
    return leavesOf(said, [name, own].filter(Boolean).join(': '), titles);
  });
}

/** The groups of phone lines have no name, each line has one. */
function nameIn(parent: string, key: string): string {
  if (parent === '' && ['lines', 'whatsApp', 'offices'].includes(key)) return '';
  return NAMES[key] ?? key;
}

function show(name: string, value: unknown): Leaf {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (name.endsWith(contact.hours)) return describeHours(text, hoursWords).join('; ');
  if (name === notice.severity)
    return Object.entries(notice.severities).find(([id]) => id === text)?.[1] ?? text;
  if (name === popUp.often) return Object.entries(popUp.times).find(([id]) => id === text)?.[1] ?? text;
  return text;
}

/** Of long texts what surrounds the first difference. */
function excerpt(before: Leaf | undefined, after: Leaf | undefined) {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after].map(cut);
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const isLong = Math.max(before.length, after.length) > MOST_CHARACTERS;
  const start = isLong && same > CONTEXT ? before.lastIndexOf(' ', same - CONTEXT) + 1 : 0;
  return [before, after].map((text) => cut(start > 0 ? `…${text.slice(start)}` : text));
}

function cut(text: Leaf | undefined): Leaf | undefined {
  if (typeof text !== 'string' || text.length <= MOST_CHARACTERS) return text;
  return `${Array.from(text.slice(0, MOST_CHARACTERS + 1))
    .slice(0, -1)
    .join('')}…`;
}

/** What lines of the audit log tell of content. */
export function describeTimes(from: string | null, to: string | null): ActionDetails {
  return { ...(from && { begins: from }), ...(to && { ends: to }) };
}

/** The versions that begin later and leave what is published now as it is, unless they change the same. */
export function describePlanned(part: PartId, spans: readonly VersionSpan[], now: string): ActionDetails {
  const planned = spans.filter(({ beginsAt, isLayer }) => isLayer && beginsAt > now);
  if (kindOf(part).isWhole || planned.length === 0) return {};
  return { planned: planned.map(({ number }) => number).join(', ') };
}

export function describeOlder(older: Older): ActionDetails {
  const languages = Object.entries(older).map(([code, units]) => `${code} ${units.length}`);
  return languages.length > 0 ? { older: languages.join(', ') } : {};
}

export function unlessEmpty(details: ActionDetails): ActionDetails | undefined {
  return Object.keys(details).length > 0 ? details : undefined;
}
