import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { anchoring, characterMap, decomposing, type Point, replaceTables } from './font-tables.ts';

// Bricolage Grotesque has no ṣ and no ǹ, and its combining grave carries no anchor, so that ẹ̀ and
// ọ̀ come apart. Here each such letter becomes a plain letter followed by its mark, and the marks
// get anchors measured from those that the family does have.
const DOT = '\u0323';
const GRAVE = '\u0300';
const ACUTE = '\u0301';
const marks = [DOT, ACUTE, GRAVE];
const letters = ['ẹ', 'ọ', 'ṣ', 'Ẹ', 'Ọ', 'Ṣ', 'ǹ', 'Ǹ'].map((letter) => {
  const [base, mark] = letter.normalize('NFD');
  return { letter, base, mark };
});
const ANCHOR_WEIGHT = 700;

export const composedText = [...letters.map(({ letter }) => letter), ...marks].join('');

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

function openFont(sfnt: Uint8Array) {
  const font = new hb.Font(new hb.Face(new hb.Blob(sfnt)));
  font.setVariations([new hb.Variation('wght', ANCHOR_WEIGHT)]);
  return font;
}

function glyphOf(font: hb.Font, sign: string) {
  const glyph = font.nominalGlyph(codeOf(sign));
  if (!glyph) throw new Error(`The font has no ${sign}`);
  return glyph;
}

function anchorOf(font: hb.Font, text: string): Point {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const [base, mark] = buffer.getGlyphPositions();
  return { x: base.xAdvance + mark.xOffset, y: mark.yOffset };
}

function centreOf(font: hb.Font, sign: string) {
  const extents = font.glyphExtents(glyphOf(font, sign));
  if (!extents) throw new Error(`No outline for ${sign}`);
  return extents.xBearing + extents.width / 2;
}

/** The grave leans the other way, so it stands as far left of the letter's middle as the acute right. */
function graveAnchor(font: hb.Font, base: string, acute: Point) {
  const middle = centreOf(font, base);
  const lean = acute.x + centreOf(font, ACUTE) - middle;
  return { x: middle - lean - centreOf(font, GRAVE), y: acute.y };
}

type Sources = { plain: Buffer; stacked: Buffer; toneVowels: string; options: SubsetOptions };

/** Builds one font from the plain Latin source; `stacked` is the source in which ẹ and ọ take an acute. */
export async function subsetDottedLetters({ plain, stacked, toneVowels, options }: Sources) {
  const source = openFont(await fontverter.convert(plain, 'sfnt'));
  const stackedSource = openFont(await fontverter.convert(stacked, 'sfnt'));
  const bases = letters.map(({ base }) => base);
  const kept = await subsetFont(plain, [...bases, ...marks, toneVowels].join(''), {
    ...options,
    targetFormat: 'sfnt',
  });
  const font = openFont(kept);
  const keptGlyph = (sign: string) => glyphOf(font, sign);

  const anchored = letters.map(({ letter, base, mark }) => {
    const dot = anchorOf(source, base + DOT);
    const acute = mark === DOT ? anchorOf(stackedSource, letter + ACUTE) : anchorOf(source, base + ACUTE);
    return { glyph: keptGlyph(base), anchors: [dot, acute, graveAnchor(source, base, acute)] };
  });
  const mapped = [
    ...letters.map(({ letter, base }) => [letter, base]),
    ...[...marks, ...toneVowels].map((sign) => [sign, sign]),
  ].map(([sign, drawn]): [number, number] => [codeOf(sign), keptGlyph(drawn)]);
  const pairs = letters.map(({ base, mark }): [number, number] => [keptGlyph(base), keptGlyph(mark)]);

  const composed = replaceTables(kept, {
    cmap: characterMap(new Map(mapped)),
    GSUB: decomposing(pairs.sort(([a], [b]) => a - b)),
    GPOS: anchoring(
      marks.map(keptGlyph),
      anchored.sort((a, b) => a.glyph - b.glyph),
    ),
  });
  return fontverter.convert(composed, 'woff2');
}
