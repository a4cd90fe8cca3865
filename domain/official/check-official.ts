import { companyWords } from '../text/company-words.ts';
import { foldText } from '../text/fold-text.ts';
import { editDistance } from '../text/similar-words.ts';

/** What the agency publishes as its own, and what it knows of others. */
export type Official = {
  lines: readonly { label: string; digits: string }[];
  formerLines: readonly string[];
  /** If others share the host, only the page itself is ours, and the account that its path names. */
  pages: readonly { label: string; url: string; isShared: boolean }[];
  /** Pages of other authorities. */
  linkedPages: readonly string[];
  emails: readonly string[];
  agents: readonly Listed[];
  /** Hospitals and pharmacies. */
  places: readonly Listed[];
  emergencyLines: readonly string[];
  ownNames: readonly string[];
};

type Listed = { name: string; phone?: string | undefined };
type OwnItem = { kind: 'phone' | 'web' | 'email' | 'account'; label: string };
type Verdict =
  | 'ours'
  /** A shared page of ours, and more behind it. */
  | 'begins'
  | 'agent'
  | 'place'
  | 'linked'
  | 'emergency'
  | 'former'
  | 'look-alike'
  | 'unknown';

/** A number, an address, an account or a listed name in a text; `of` is whose it is, of a name its numbers. */
export type Item = { text: string; verdict: Verdict; of?: string | undefined; isName?: boolean };

export type Checked =
  | { kind: 'empty' }
  | { kind: 'too-long' }
  | { kind: 'ours'; item: OwnItem }
  | { kind: 'message'; items: Item[] };

/** Counted after Unicode normalisation, which makes up to 18 characters of one. */
export const MAX_CHECKED_CHARACTERS = 1000;

/**
 * Whether a text is exactly one item that we publish. Of any other text it lists the items that it contains: a fraud
 * can contain items of ours too.
 */
export function checkOfficial(typed: string, official: Official): Checked {
  if (Math.max(typed.length, typed.normalize('NFKC').length) > MAX_CHECKED_CHARACTERS)
    return { kind: 'too-long' };
  if (!/[\p{L}\p{N}]/u.test(typed)) return { kind: 'empty' };
  const known = knownOf.get(official) ?? prepare(official);
  knownOf.set(official, known);
  const item = isPlain(typed) ? findOwn(typed.trim(), known) : undefined;
  return item ? { kind: 'ours', item } : { kind: 'message', items: listItems(typed, official, known) };
}

/** ASCII, with the spaces and dashes of word processors and contact lists; some other letters are k in small letters. */
const isPlain = (text: string) => /^[\p{ASCII}\u00a0\u2007\u202f\u2010-\u2014\u2212]*$/u.test(text);

type Known = ReturnType<typeof prepare>;
const knownOf = new WeakMap<Official, Known>();

function prepare({ lines, formerLines, pages, emails, agents, places, ownNames }: Official) {
  const accounts = pages.flatMap(({ label, url, isShared }) => {
    const [, name] = /^\/([a-z_]\w*)$/i.exec(isShared ? new URL(url).pathname : '') ?? [];
    return name ? [{ label, name, url }] : [];
  });
  const own = [
    ...lines.flatMap(({ label, digits }) => [label, digits].map((text) => ({ kind: 'phone', label, text }))),
    ...pages.map(({ label, url: text }) => ({ kind: 'web', label, text })),
    ...accounts.map(({ label, name }) => ({
      kind: 'account',
      label: `@${name} (${label})`,
      text: `@${name}`,
    })),
    ...emails.map((label) => ({ kind: 'email', label, text: label })),
  ] as (OwnItem & { text: string })[];
  const phonesOf = (verdict: Verdict, list: readonly Listed[]) =>
    list.flatMap(({ name: of, phone = '' }) =>
      phone.split(',').map((number) => [numberKey(number.trim()), { verdict, of }] as const),
    );
  const namesOf = (verdict: Verdict, list: readonly Listed[]) =>
    list.map(({ name: text, phone: of }) => {
      const name = verdict === 'agent' ? shorten(text) : foldText(text);
      return { name, squeezed: squeeze(text), item: { text, verdict, of, isName: true } };
    });
  const hosts = pages.filter(({ isShared }) => !isShared).map(({ url }) => new URL(url).hostname);
  return {
    own: new Map(own.map(({ kind, label, text }) => [itemKey(text), { kind, label }])),
    /** Networks read the name of an account without case. */
    accounts: new Map(
      accounts.flatMap(({ label, url }) =>
        addressesOf(url).map((text) => [itemKey(text).toLowerCase(), { kind: 'web', label }] as const),
      ),
    ),
    // A number counts for the last: one that we gave up is nobody's, and agents may enrol.
    phones: new Map<string | undefined, Omit<Item, 'text'>>([
      ...phonesOf('place', places),
      ...phonesOf('agent', agents),
      ...formerLines.map((line) => [numberKey(line), { verdict: 'former' }] as const),
    ]),
    names: [...namesOf('agent', agents), ...namesOf('place', places)],
    imitated: [...hosts, ...ownNames].map(plainLetters).filter((name) => name.length > 5),
  };
}

const COMPANY = new RegExp(`\\b(?:${companyWords.join('|')})\\b`, 'g');
const shorten = (name: string) => foldText(name).replace(COMPANY, '').replace(/\s+/g, ' ').trim();
const squeeze = (name: string) => shorten(name).replaceAll(' ', '');

/** An account for computers, for phones and under the new name of its network. */
function addressesOf(url: string): string[] {
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const hosts = [host, `m.${host}`, ...(host === 'twitter.com' ? ['x.com'] : [])];
  return hosts.map((each) => each + pathname);
}

function findOwn(text: string, { own, accounts }: Known): OwnItem | undefined {
  const key = itemKey(text);
  return own.get(key) ?? accounts.get(key.toLowerCase());
}

/** The same for every spelling of an item. */
function itemKey(text: string): string {
  const address = () => text.replace(/^mailto:(?=[^@]+@)/i, '').toLowerCase();
  return numberKey(text) ?? (text.includes('@') ? address() : webKey(text));
}

/** `0800-ILERAEKO`, `(0800) 4537-2356` or `+234 800 4537 2356` without prefix and separators. */
function numberKey(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/^tel:/, '')
    // As word processors and contact lists write them.
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/^\+\((\d+)\)/, '+$1 ')
    .replace(/\((\+?\w+)\)/g, ' $1 ')
    .trim();
  if (!/^\+?[\da-z]+(?:(?: ?[.-] ?| {1,2})[\da-z]+)*$/.test(plain)) return undefined;
  const [, rest] = /^(?:(?:\+|00)?2340?|0)(\w{6,})$/.exec(plain.replace(/[ .-]/g, '')) ?? [];
  // Every other key begins in small letters.
  return rest && `TEL:${rest}`;
}

function webKey(text: string): string {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/]*)(\/.*)?$/i.exec(text) ?? [];
  return host.toLowerCase() + path.replace(/\/$/, '');
}

/** Rows of 0 to 10 in characters that are no digits to Unicode. */
const NUMBERS = [...'⓿❶❷❸❹❺❻❼❽❾❿🄋➀➁➂➃➄➅➆➇➈➉🄌➊➋➌➍➎➏➐➑➒➓⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾〇一二三四五六七八九十零'];
const NUMBER = new RegExp(`[${NUMBERS.join('')}]`, 'gu');

/** Digits of any script as 0 to 9, full-width characters as plain ones, and nothing without width. */
function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(NUMBER, (sign) => String(NUMBERS.indexOf(sign) % 11))
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let zero = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String((code - zero) % 10);
    });
}

/**
 * Web addresses, user names that seem to be hosts, e-mail addresses, web addresses without a scheme, accounts, USSD
 * codes, numbers in letters, and numbers with the letters that touch them, such as those of a bank: `GTB0123456789`;
 * what follows without a space belongs to them. What one finds the next ones do not see: whole numbers come before
 * those in parts, which only accounts are long enough for.
 */
const FORMS = [
  /(?<![a-z])[a-z][a-z+.-]*:\/\/[^\s<>"']+/giu,
  /(?<![^\s<>()"',;:/@])(?:[^\s<>()"',;:/@.]*\.)+[^\s<>()"',;:/@.]+:[^\s<>()"',;/@]{0,99}@[^\s<>()"',;]+/gu,
  /(?<![^\s<>()"',;:/@])[^\s<>()"',;:/@]+@[^\s<>()"',;:/@]+\.[^\s<>()"',;:/@]+(?:@[^\s<>()"',;:/@]*)*/gu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*\.\p{L}[\p{L}\p{M}\p{N}-]+(?:[/?#:%&$^\\\p{Sm}\p{L}\p{M}\p{N}_][^\s<>"']*)?/gu,
  /(?<![^\s<>()"',;:/@])[^\s<>()"',;:/@]*@(?:[^\s<>()"',;:/@]|\/(?!@))+/gu,
  /\* ?\d[\d* ]*#/g,
  /(?<![\p{L}\p{N}])(?:\+?\d+[.\p{Pd}\u2212])?(?:\+?234|0)[78]00[ .\p{Pd}\u2212]?[a-z][a-z-]{4,}(?:[.\p{Pd}\u2212]?[\p{L}\p{M}\p{N}])*/giu,
  /(?<!\p{L})\p{L}*\+?\d(?:[ ().\p{Pd}\u2212_·•]{0,2}\d){9,}\p{L}*/gu,
  /(?<!\p{L})\p{L}*\+?\d(?:[\s().,/\p{Pd}\u2212_·•]{0,2}\d){9,}\p{L}*/gu,
  /(?<!\p{L})\p{L}*\+?\d(?:[ ().\p{Pd}\u2212_·•]{0,2}\d){6,}\p{L}*/gu,
];
const DAY = /^(?:\d{1,2}([-. ])\d{1,2}\1\d{4}|\d{4}-\d\d-\d\d)$/;

function listItems(typed: string, official: Official, known: Known): Item[] {
  let rest = plainText(typed);
  const inOneLine = typed.replace(/\s/g, ' ').replaceAll('\u2011', '\u2010');
  const found = new Map<string, Item>();
  for (const form of FORMS)
    rest = rest.replace(form, (match) => {
      if (DAY.test(match)) return match;
      const text = match.replace(/(?<![.:!?*~-])[.:!?*~-]+$/, '').replace(/\s/g, ' ');
      if (!found.has(text))
        found.set(text, { text, ...checkItem(text, inOneLine.includes(text), official, known) });
      return ' ';
    });
  const words = ` ${foldText(rest)} `;
  // MyCoverGenius is one word to itself, and two to others.
  const whole = squeeze(rest);
  const isNamed = (name: string) => name.length > 3 && words.includes(` ${name} `);
  const names = known.names.filter(
    ({ name, squeezed, item }) => isNamed(name) || (item.verdict === 'agent' && squeezed === whole),
  );
  const lines = official.emergencyLines.filter((line) => words.includes(` ${line} `));
  return [
    ...found.values(),
    ...names.map(({ item }) => item),
    ...lines.map((text) => ({ text, verdict: 'emergency' as const })),
  ];
}

function checkItem(
  text: string,
  isAsTyped: boolean,
  { pages, linkedPages }: Official,
  known: Known,
): Omit<Item, 'text'> {
  const { own, phones, imitated } = known;
  const item = findOwn(text, known);
  // An item that is ours only after normalisation was written to deceive.
  if (item) return { verdict: isAsTyped ? 'ours' : 'look-alike', of: item.label };
  const address = /^(?:https?:\/\/)?(?:www\.)?([\w.:-]+)(?:[/?#][^\\]*)?$/i.exec(isAsTyped ? text : '');
  const isOn = (url: string) => webKey(url).split('/')[0] === address?.[1]?.toLowerCase();
  const page = pages.find(({ url, isShared }) => !isShared && isOn(url));
  if (page) return { verdict: 'ours', of: page.label };
  if (linkedPages.some(isOn)) return { verdict: 'linked' };
  const begun = [/^[^?#]*/, /^[^?&#]*\?[^&#]*/].flatMap(
    (start) => findOwn(start.exec(text)?.[0] ?? '', known) ?? [],
  );
  const [of] = begun.filter(({ kind }) => isAsTyped && kind === 'web');
  if (of) return { verdict: 'begins', of: of.label };
  const key = numberKey(text);
  const listed = key && phones.get(key);
  if (listed) return listed;
  const isNear = key
    ? [...own.keys()].some((line) => editDistance(line, key, 1) !== undefined)
    : looksLikeOurs(text, imitated);
  return { verdict: isNear ? 'look-alike' : 'unknown' };
}

/** Letters instead of those that are written in their place: `1ashma`, `lashrna`, `ilera-ek0`. */
function plainLetters(text: string): string {
  const plain = text.toLowerCase().replace(/[-_.\s]/g, '');
  return plain.replace(/rn/g, 'm').replace(/1/g, 'l').replace(/0/g, 'o').replace(/5/g, 's');
}

/** Whether an address has a name or host of ours, or nearly, another script, or what only seems to be its host. */
function looksLikeOurs(text: string, imitated: readonly string[]): boolean {
  const parts = [text, ...text.split(/[.@/:]+/)].map(plainLetters);
  const isNear = (name: string) =>
    parts.some(
      (part) => part.includes(name) || editDistance(part, name, name.length > 7 ? 2 : 1) !== undefined,
    );
  return /xn--|:\/\/[^/]*@|[^\p{ASCII}]/u.test(text) || imitated.some(isNear);
}
