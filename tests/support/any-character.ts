import fc from 'fast-check';

const LAST = 0x10ffff;
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** For `unit` of `fc.string`: the same as its `binary`, which first lists the million characters that there are. */
export const anyCharacter = fc
  .nat(LAST)
  .filter((code) => !isHalf(code))
  .map((code) => String.fromCodePoint(code), toCode);

function toCode(text: unknown): number {
  const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('it is not one character');
  return code;
}
