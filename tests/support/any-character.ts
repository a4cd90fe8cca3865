import fc from 'fast-check';

const LAST = 0x10ffff;
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** For `unit` of `fc.string`: the same as its `binary`, which first lists the million characters that there are. */
export const anyCharacter = fc
  .nat(LAST)
  .filter((code) => !isHalf(code))
  .map((code) => String.fromCodePoint(code), toCode);

function toCode(text: unknown): number {
  if ([...String(text)].length !== 1) throw new Error('it is not one character');
  return String(text).codePointAt(0) ?? 0;
}
