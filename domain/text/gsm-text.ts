/** The default alphabet of GSM 03.38: a sign outside it turns a whole SMS into one of 70 characters. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** What people write instead, among them the signs that would take the room of two. */
const INSTEAD: Readonly<Record<string, string>> = {
  '₦': 'N',
  '€': 'EUR',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '·': '-',
  '•': '-',
  '×': 'x',
  '…': '...',
  '\t': ' ',
  '\r': '',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '~': '-',
  '^': '',
};
const MARKS = /\p{M}+/gu;
/** A letter with all of its marks. */
const LETTER = /\P{M}\p{M}*/gu;

/**
 * A text in the letters that every phone has. A letter that is not among them loses its marks: `Ẹ káàbọ̀` is `E kàabo`,
 * so that nobody has to write a second text by hand.
 */
export function toGsm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(LETTER, (letter) => {
      const whole = letter.normalize('NFC');
      if (ALPHABET.has(whole)) return whole;
      const plain = letter.normalize('NFKD').replace(MARKS, '');
      return Array.from(plain, (sign) => (ALPHABET.has(sign) ? sign : (INSTEAD[sign] ?? ''))).join('');
    })
    .replace(MARKS, '');
}

export function isGsm(text: string): boolean {
  return Array.from(text).every((sign) => ALPHABET.has(sign));
}

/**
 * Cuts a text after whole words into parts of at most so many signs; a longer word is cut itself. `atLines` keeps lines
 * whole where a part is then still at least half full.
 */
export function splitText(text: string, most: number, atLines = false): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const window = rest.slice(0, most + 1);
    const line = window.lastIndexOf('\n');
    const at = atLines && line >= most / 2 ? line : Math.max(window.lastIndexOf(' '), line);
    const end = at > 0 ? at : most;
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest || parts.length === 0 ? [...parts, rest] : parts;
}

const SMS_LENGTH = 160;
const MOST_PARTS = 3;
/** `1/3 ` */
const NUMBER_LENGTH = 4;

/** A text as one SMS or as a few numbered ones; what does not fit into these ends in dots. */
export function splitSms(text: string): string[] {
  const plain = toGsm(text).trim();
  if (plain.length <= SMS_LENGTH) return [plain];
  const room = SMS_LENGTH - NUMBER_LENGTH;
  const parts = splitText(plain, room);
  const shown = parts.slice(0, MOST_PARTS);
  const last = shown.length - 1;
  if (parts.length > MOST_PARTS) shown[last] = `${shown[last]?.slice(0, room - 3).trimEnd()}...`;
  return shown.map((part, place) => `${place + 1}/${shown.length} ${part}`);
}
