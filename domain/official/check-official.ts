import { isWholeNumber } from '../forms/form-fields.ts';
import { companyWords } from '../text/company-words.ts';
import { foldText } from '../text/fold-text.ts';
import { phoneNumbers } from '../text/phone-numbers.ts';
import { editDistance } from '../text/similar-words.ts';

/** What belongs to the agency, and the companies that may enrol for it. */
export type Official = {
  /** Phone and WhatsApp lines, with their digits. */
  lines: readonly { label: string; digits: string }[];
  /** Numbers that were ours once, in digits. */
  formerLines: readonly string[];
  /** Web addresses; a host of our own counts with every page of it, one that others share with this page only. */
  pages: readonly { label: string; url: string; isShared: boolean }[];
  /** Of other authorities, to which we send visitors. */
  linkedPages: readonly string[];
  emails: readonly string[];
  agents: readonly Listed[];
  /** Hospitals and pharmacies. */
  places: readonly Listed[];
  /** Our offices, by name and address. */
  offices: readonly { name: string; address: string }[];
  /** Emergency lines of the state, such as 112. */
  emergencyLines: readonly string[];
  /** What we call ourselves. */
  ownNames: readonly string[];
};

type Listed = { name: string; phone?: string | undefined };

/** What somebody typed, and what we know of it. */
export type Checked =
  | { kind: 'empty' }
  | {
      kind: 'phone' | 'account' | 'code' | 'web' | 'email' | 'name';
      verdict:
        | 'ours'
        | 'agent'
        | 'place'
        /** A part of a listed name, which anybody may have chosen. */
        | 'near'
        /** Our name, which anybody can use: it proves nothing. */
        | 'name'
        /** A name that is no company's, which proves nothing either. */
        | 'person'
        /** What we never ask for: `rule` tells which. */
        | 'never'
        /** A call, a message or a page is told of, without its number or address. */
        | 'told'
        /** A number without its end, which may be anybody's. */
        | 'partial'
        /** A page of another authority, to which we send visitors. */
        | 'linked'
        /** A line of the state, not ours. */
        | 'emergency'
        | 'former'
        | 'not-ours';
      /** What it is: the label of a line or page, the name of an agent or a place. */
      of?: string | undefined;
      /** The numbers of the agent or place. */
      phone?: string | undefined;
      /** The rule that tells what we never ask for. */
      rule?: Rule | undefined;
      /** It was made to look like ours. */
      isLookAlike?: boolean | undefined;
    };

/** What we never ask for, in the order of the rules on the page. */
export type Rule = 'fee' | 'account' | 'code';

/** Far more than any address has; the rest is not read. */
export const MAX_TYPED_CHARACTERS = 300;

/**
 * Tells whether a phone number, a web or e-mail address or a name is ours. Nothing is ours because it contains something
 * of ours: numbers are compared digit by digit, addresses host by host.
 */
export function checkOfficial(typed: string, official: Official): Checked {
  const text = typed.slice(0, MAX_TYPED_CHARACTERS).normalize('NFKC').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' };
  if (/^\*[\d*]+#?$/.test(text.replace(/\s/g, ''))) return { kind: 'code', verdict: 'not-ours' };
  if (official.emergencyLines.includes(text)) return { kind: 'phone', verdict: 'emergency', of: text };
  if (PARTIAL.test(text)) return { kind: 'phone', verdict: 'partial' };
  if (HANDLE.test(text)) return checkHandle(text.slice(1), official);
  if (VANITY.test(text)) return checkNumber(spellOut(text), official);
  const checks = [
    ...Array.from(text.matchAll(PAGE), ([page]) => checkPage(page, official)),
    ...Array.from(text.matchAll(EMAIL), ([email]) => checkEmail(email, official)),
    ...Array.from(text.replace(PAGE, ' ').matchAll(NUMBER), ([number]) => checkNumber(number, official)),
  ].filter((check) => check !== undefined);
  // Of several, one that is not ours is enough: a fraud names our number beside its own.
  return checks.find(isForeign) ?? checks[0] ?? checkName(text, official);
}

function isForeign(check: Checked): boolean {
  return check.kind !== 'empty' && (check.verdict === 'not-ours' || check.verdict === 'former');
}

/** With or without its `https`; whatever a browser would take for the address of a page. */
const PAGE =
  /[a-z][a-z+.-]*:\/\/\S+|(?<![^\s(<"',;])[^\s@:/(<"',;]+\.[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]\S*)?(?![^\s)>"',;])/giu;
const EMAIL = /(?<![^\s(<"',;:])[^\s<>()"',;:/@]+@[^\s<>()"',;/@]+\.[^\s<>()"',;/@]+/giu;
const NUMBER = /(?<![\p{L}\d])\+?\(?\d[\d\s().-]{5,}\d(?![\p{L}\d])/gu;

/** Too few digits for a number. */
const PARTIAL = /^\+?(?:\d[\s().-]*){1,6}$/;
/** A name on a social network: `@lashma__`. */
const HANDLE = /^@[\w.]+$/;

/** As a Nigerian network dials it, without the zero or the code of the country: `80045372356`. */
function significantDigits(number: string): string {
  return number
    .replace(/\D/g, '')
    .replace(/^(?:00)?234/, '')
    .replace(/^0+/, '');
}

/** The letters of a phone's keys, from 2 to 9. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** With fewer digits than a whole number, which may have words behind it: "0800 4537 2356 called". */
const VANITY = /^(?:tel:)?\+?(?:\d[\s().-]*){3,7}[a-z][a-z\s.-]{3,14}$/i;
/** As the banks of Nigeria number accounts. */
const ACCOUNT_DIGITS = 10;

/** `0800-ILERAEKO` as its digits. */
function spellOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/^tel:/, '')
    .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
}

/** Agents come first: they may enrol. */
function findListed(
  { agents, places }: Pick<Official, 'agents' | 'places'>,
  isMeant: (one: Listed) => boolean,
) {
  const agent = agents.find(isMeant);
  const place = agent ? undefined : places.find(isMeant);
  const found = agent ?? place;
  return (
    found && { verdict: agent ? ('agent' as const) : ('place' as const), of: found.name, phone: found.phone }
  );
}

function checkNumber(number: string, { lines, formerLines, agents, places }: Official): Checked {
  const digits = significantDigits(number);
  const line = lines.find((one) => significantDigits(one.digits) === digits);
  if (line) return { kind: 'phone', verdict: 'ours', of: line.label };
  const hasNumber = ({ phone = '' }: Listed) =>
    phoneNumbers(phone).some(({ text }) => significantDigits(text) === digits);
  const listed = findListed({ agents, places }, hasNumber);
  if (listed) return { kind: 'phone', ...listed };
  if (formerLines.some((former) => significantDigits(former) === digits))
    return { kind: 'phone', verdict: 'former' };
  if (!isWholeNumber(number)) return { kind: 'phone', verdict: 'partial' };
  const isAccount =
    /^\d+$/.test(number.replace(/[\s-]/g, '')) && number.replace(/\D/g, '').length === ACCOUNT_DIGITS;
  return { kind: isAccount ? 'account' : 'phone', verdict: 'not-ours' };
}

function readUrl(page: string): URL | undefined {
  if (/^[\d.-]+$/.test(page)) return undefined;
  try {
    const url = new URL(/^[a-z][a-z+.-]*:\/\//i.test(page) ? page : `https://${page}`);
    return /\.(?:\p{L}{2,}|xn--[\w-]+)\.?$/u.test(url.hostname) ? url : undefined;
  } catch {
    return undefined;
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '').replace(/^www\./, '');
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}

function checkPage(page: string, official: Official): Checked | undefined {
  const url = readUrl(page);
  if (!url) return undefined;
  // Our app is also known by its id in the store.
  const app = official.pages.find((one) => new URL(one.url).searchParams.get('id') === page.toLowerCase());
  if (app) return { kind: 'web', verdict: 'ours', of: app.label };
  const host = hostOf(url);
  // A link to a chat on WhatsApp is a phone number.
  if (host === 'wa.me' && /^\/\+?\d+$/.test(pathOf(url))) return checkNumber(pathOf(url), official);
  const onHost = official.pages.filter((one) => hostOf(new URL(one.url)) === host);
  const isSamePage = (ours: URL) =>
    pathOf(ours) === pathOf(url) && ours.searchParams.get('id') === url.searchParams.get('id');
  const known =
    onHost.find((one) => isSamePage(new URL(one.url))) ?? onHost.find(({ isShared }) => !isShared);
  // Whatever stands before an @ in an address only seems to be its host.
  const isDisguised = url.username !== '' || url.password !== '';
  const isWeb = /^https?:$/.test(url.protocol);
  if (known && isWeb && !isDisguised) return { kind: 'web', verdict: 'ours', of: known.label };
  const isLinked = official.linkedPages.some((linked) => hostOf(new URL(linked)) === host);
  if (isLinked && isWeb && !isDisguised) return { kind: 'web', verdict: 'linked' };
  return { kind: 'web', verdict: 'not-ours', isLookAlike: isDisguised || looksLikeOurs(host, official) };
}

/** The name of one of our pages on a network that others use too. */
function checkHandle(handle: string, official: Official): Checked {
  const page = official.pages.find(
    ({ url, isShared }) => isShared && pathOf(new URL(url)).toLowerCase() === `/${handle.toLowerCase()}`,
  );
  return page ? { kind: 'web', verdict: 'ours', of: page.label } : checkName(handle, official);
}

function checkEmail(typed: string, official: Official): Checked {
  const address = typed.toLowerCase().replace(/[.]+$/, '');
  if (official.emails.some((email) => email.toLowerCase() === address))
    return { kind: 'email', verdict: 'ours', of: address };
  const host = address.slice(address.lastIndexOf('@') + 1);
  const isOurHost = official.emails.some((email) => email.endsWith(`@${host}`));
  return { kind: 'email', verdict: 'not-ours', isLookAlike: !isOurHost && looksLikeOurs(host, official) };
}

/** Signs that are typed for others: lashrna, 1ashma, ilera-ek0. */
function plainLetters(text: string): string {
  return text
    .replace(/[-_.]/g, '')
    .replace(/rn/g, 'm')
    .replace(/1|!/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's');
}

/** Whether a host has one of our names in it, or one that is nearly the same; no accented host is ours. */
function looksLikeOurs(host: string, { pages, ownNames }: Official): boolean {
  if (host.includes('xn--')) return true;
  const plain = plainLetters(host);
  const names = ownNames
    .map((name) => plainLetters(foldText(name).replaceAll(' ', '')))
    .filter((name) => name.length > 5);
  const hosts = pages.filter(({ isShared }) => !isShared).map(({ url }) => hostOf(new URL(url)));
  // The domain above one of our hosts is not ours to vouch for, but nobody made it to deceive.
  if (hosts.some((ours) => ours.endsWith(`.${host}`))) return false;
  const labels = host.split('.').map(plainLetters);
  const isNear = (one: string, other: string) =>
    editDistance(one, other, other.length > 7 ? 2 : 1) !== undefined;
  return (
    names.some((name) => plain.includes(name) || labels.some((label) => isNear(label, name))) ||
    hosts.some((ours) => isNear(plain, plainLetters(ours)))
  );
}

const COMPANY = new RegExp(`\\b(?:${companyWords.join('|')})\\b`, 'g');

const BUSINESS =
  /\b(?:agenc(?:y|ies)|avenue|bank|brokers?|clinic|consult(?:ing|ants?)?|crescent|enterprises?|foundation|global|group|health|hmo|hospital|insurance|international|investments?|ngo|office|pharmacy|plaza|road|scheme|services?|solutions?|street|ventures?)\b/;

const BUSINESSES = new RegExp(BUSINESS, 'g');

/** Whether a folded name is that of a company, or begins as an agent's does: it may pretend to be one. */
function isCompany(name: string, agents: readonly Listed[]): boolean {
  const [first = ''] = name.split(' ');
  const isLikeAgent = agents.some((agent) => foldText(agent.name).split(' ')[0] === first);
  return name.replace(COMPANY, '') !== name || BUSINESS.test(name) || isLikeAgent;
}

/** Whether each word stands in a longer name, one of them at least that tells it: "Heirs Insurance". */
function isPart(typed: string, name: string): boolean {
  const words = typed.split(' ');
  const isTelling = typed.replace(COMPANY, '').replace(BUSINESSES, '').trim() !== '';
  return isTelling && words.every((word) => ` ${name} `.includes(` ${word} `));
}

/** As frauds are told of in any of our languages, folded. */
const NEVER: readonly (readonly [rule: Rule, asks: RegExp])[] = [
  ['code', /\b(?:atm card|card number|codes?|cvv|koodu|nomba asiri|otp|pass ?codes?|pass ?words?|pin)\b/],
  ['account', /\b(?:a[ck]+(?:ount|aunti|onti)|acct|akanti)s?\b/],
  [
    'fee',
    /\b(?:charges?|fees?|form money|owo (?:foomu|iforukosile)|registration money|(?:pay|paid|money|owo) .*(?:enrol|form|foomu|register|registration|processing))/,
  ],
];

const TOLD =
  /\b(?:apps?|atejise|calls?|called|caller|calling|dem call|e ?mails?|facebook|instagram|links?|linkedin|mails?|messages?|pe (?:mi|wa)|phoned?|sms|telegram|texts?|texted|tiktok|twitter|web ?sites?|whats ?app|won)\b/;

/** The name or address of an office, or a part of them that begins as the address does. */
function isOffice(typed: string, { name, address }: Official['offices'][number]): boolean {
  const [house = ''] = address.split(',').map(foldText);
  const known = ` ${foldText(`${name} ${address}`)} `;
  const isWithin = typed.split(' ').every((word) => known.includes(` ${word} `));
  return (
    [name, address].some((one) => foldText(one) === typed) ||
    (house.includes(' ') && isWithin && ` ${typed} `.includes(` ${house} `))
  );
}

function checkName(text: string, { agents, places, offices, ownNames }: Official): Checked {
  const name = foldText(text);
  const short = (one: string) => foldText(one).replace(COMPANY, '').replace(/\s+/g, ' ').trim();
  // MyCoverGenius is written in one word by itself, and in two by others.
  const joined = (one: string) => short(one).replaceAll(' ', '');
  const isNamed = (one: Listed) => foldText(one.name) === name || joined(one.name) === joined(name);
  const listed = findListed({ agents, places }, isNamed);
  if (listed) return { kind: 'name', ...listed };
  const office = offices.find((one) => isOffice(name, one));
  if (office) return { kind: 'name', verdict: 'ours', of: `${office.name}, ${office.address}` };
  const [rule] = NEVER.find(([, asks]) => asks.test(name)) ?? [];
  if (rule) return { kind: 'name', verdict: 'never', rule };
  if (ownNames.some((own) => ` ${name} `.includes(` ${foldText(own)} `)))
    return { kind: 'name', verdict: 'name' };
  const near = agents.filter((agent) => isPart(name, foldText(agent.name)));
  if (near.length > 0)
    return { kind: 'name', verdict: 'near', of: near.map((agent) => agent.name).join(', ') };
  if (TOLD.test(name)) return { kind: 'name', verdict: 'told' };
  return { kind: 'name', verdict: isCompany(name, agents) ? 'not-ours' : 'person' };
}
