import type { ComplaintState } from '#content/schema/site.ts';

/**
 * Digits and letters that nobody takes for one another when reading aloud or writing by hand: no 0, O or D beside Q, no
 * 1, I or L, no U beside V. They are 29, a prime number, so that the check character finds every mistake of one
 * character and every swap of two.
 */
export const REFERENCE_ALPHABET = '23456789ABCEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'LA';
const RANDOM_CHARACTERS = 7;
/** What is typed for a character that was read wrongly. */
const TAKEN_FOR: Record<string, string> = { '0': 'Q', O: 'Q', D: 'Q', U: 'V' };

/** Such as LA-7K3M-92QF; `pick` gives a random whole number below its argument. */
export function createReference(pick: (below: number) => number): string {
  const values = Array.from({ length: RANDOM_CHARACTERS }, () => pick(REFERENCE_ALPHABET.length));
  return format([...values, checkValue(values)]);
}

/** As it was given out, however it was typed: in any case, with or without dashes, spaces and the first two letters. */
export function readReference(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const body = signs.length === PREFIX.length + RANDOM_CHARACTERS + 1 ? signs.slice(PREFIX.length) : signs;
  const values = [...body].map((sign) => REFERENCE_ALPHABET.indexOf(TAKEN_FOR[sign] ?? sign));
  if (values.length !== RANDOM_CHARACTERS + 1 || values.includes(-1)) return undefined;
  return checkValue(values.slice(0, -1)) === values.at(-1) ? format(values) : undefined;
}

/**
 * Whether a text is nothing but a reference, even with a mistake in it: no word of every day has digits among letters.
 * Without a digit it has to be a right one, with its parts apart.
 */
export function isReference(text: string): boolean {
  const isLike = /^\s*la[\s-]?(?=[a-z\d\s-]*\d)[a-z\d]{4}[\s-]?[a-z\d]{4}\s*$/i.test(text);
  const isMeant = (/\d/.test(text) && /[a-z]/i.test(text)) || /^\s*la[\s-]/i.test(text);
  return isLike || (isMeant && readReference(text) !== undefined);
}

/** The sum of all values, each times its place, must come to a multiple of the alphabet's length. */
function checkValue(values: number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (index + 2), 0);
  return (REFERENCE_ALPHABET.length - (sum % REFERENCE_ALPHABET.length)) % REFERENCE_ALPHABET.length;
}

function format(values: number[]): string {
  const signs = values.map((value) => REFERENCE_ALPHABET.charAt(value)).join('');
  return `${PREFIX}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The page that shows the reference. */
export const COMPLAINT_SENT_PATH = '/complaint/sent';

const NAME = 'lashma_complaint';
const LASTS_SECONDS = 3600;
/** The reference, the day by which it is answered, and a word when both are mailed too. */
const VALUE = /^([^.]*)(?:\.(\d{4}-\d\d-\d\d))?(\.mailed)?$/;

/** What the page after sending knows. */
export interface SentComplaint {
  reference: string;
  dueOn: string | undefined;
  isMailed: boolean;
}

/** For the one page at the path; out of the reach of scripts and of other sites' links. */
export function formatComplaintCookie(
  { reference, dueOn, isMailed }: SentComplaint,
  path: string,
  isSecure: boolean,
): string {
  const parts = [
    `${NAME}=${reference}${dueOn ? `.${dueOn}` : ''}${isMailed ? '.mailed' : ''}`,
    `Path=${path}`,
    `Max-Age=${LASTS_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function readComplaintCookie(cookies: Readonly<Record<string, string>>): SentComplaint | undefined {
  const [, typed = '', dueOn, mailed] = VALUE.exec(cookies[NAME] ?? '') ?? [];
  const reference = readReference(typed);
  return reference ? { reference, dueOn, isMailed: mailed !== undefined } : undefined;
}

const complaintStateNames: readonly ComplaintState[] = ['received', 'in-progress', 'answered'];

export function readState(text: string): ComplaintState | undefined {
  return complaintStateNames.find((state) => state === text);
}
