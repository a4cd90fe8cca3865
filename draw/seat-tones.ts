import * as hb from 'harfbuzzjs';

/** A tone, a letter that the face draws with it, and the same letter with a dot below, which gets it from GPOS. */
const TONES = [
  { tone: '\u0300', drawn: 'è', dotted: 'ẹ' },
  { tone: '\u0301', drawn: 'é', dotted: 'ẹ' },
];
const [MARK_TO_BASE, EXTENSION] = [4, 9];

/**
 * Onest places a tone over ẹ and ọ nearly a quarter of an em higher than it draws it over e and o, so that it floats
 * and one word has tones at two heights. Moves the points by which tones hang, until both are the same.
 */
export function seatTones(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt);
  for (const { glyph, excess } of measureTones(font)) {
    const anchors = new Set(toneAnchors(font, glyph));
    if (anchors.size === 0) throw new Error('The face places no tones');
    // The table's checksum is left as it was: nothing that reads our fonts looks at it.
    for (const anchor of anchors) font.writeInt16BE(font.readInt16BE(anchor + 4) + excess, anchor + 4);
  }
  return font;
}

function measureTones(font: Buffer) {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(font)));
  function shape(text: string) {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(shaper, buffer);
    const glyph = buffer.getGlyphInfos().at(-1)?.codepoint ?? 0;
    return { glyph, top: topOf(glyph), raised: buffer.getGlyphPositions().at(-1)?.yOffset ?? 0 };
  }
  function topOf(glyph: number): number {
    return shaper.glyphExtents(glyph)?.yBearing ?? 0;
  }
  return TONES.map(({ tone, drawn, dotted }) => {
    const { glyph, top, raised } = shape(dotted + tone);
    return { glyph, excess: top + raised - shape(drawn).top };
  });
}

/** Where the anchors of a mark begin in the font: format, x and y, two bytes each. */
function toneAnchors(font: Buffer, glyph: number): number[] {
  const u16 = (at: number) => font.readUInt16BE(at);
  const list = (at: number, size: number) => Array.from({ length: u16(at) }, (_, i) => at + 2 + i * size);
  const table = list(4, 16)
    .map((at) => at + 6)
    .find((at) => font.toString('latin1', at, at + 4) === 'GPOS');
  if (!table) return [];
  const gpos = font.readUInt32BE(table + 8);
  const lookups = gpos + u16(gpos + 8);
  return list(lookups, 2)
    .map((at) => lookups + u16(at))
    .flatMap((lookup) =>
      list(lookup + 4, 2).map((at) => {
        const start = lookup + u16(at);
        return u16(lookup) === EXTENSION
          ? { type: u16(start + 2), start: start + font.readUInt32BE(start + 4) }
          : { type: u16(lookup), start };
      }),
    )
    .filter(({ type }) => type === MARK_TO_BASE)
    .flatMap(({ start }) => {
      const marks = start + u16(start + 8);
      return covered(start + u16(start + 2))
        .flatMap((id, index) => (id === glyph ? [marks + 2 + index * 4] : []))
        .map((record) => marks + u16(record + 2));
    });

  /** The glyphs of a coverage table, in order. */
  function covered(at: number): number[] {
    if (u16(at) === 1) return list(at + 2, 2).map(u16);
    return list(at + 2, 6).flatMap((range) =>
      Array.from({ length: u16(range + 2) - u16(range) + 1 }, (_, i) => u16(range) + i),
    );
  }
}
