import { Buffer } from 'node:buffer';

export type Point = { x: number; y: number };

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    bytes.writeUInt16BE(value & 0xffff, i * 2);
  });
  return bytes;
};
const tag = (text: string) => [0, 2].map((i) => Buffer.from(text).readUInt16BE(i));

function layoutTable(feature: string, lookupType: number, subtable: Buffer) {
  const scripts = words(2, ...tag('DFLT'), 14, ...tag('latn'), 14, 4, 0, 0, 0xffff, 1, 0);
  const features = words(1, ...tag(feature), 8, 0, 1, 0);
  const lookups = words(1, 4, lookupType, 0, 1, 8);
  const featuresAt = 10 + scripts.length;
  const header = words(1, 0, 10, featuresAt, featuresAt + features.length);
  return Buffer.concat([header, scripts, features, lookups, subtable]);
}

/** Each base glyph is replaced by itself and its mark. */
export function decomposing(pairs: [base: number, mark: number][]) {
  const coverageAt = 6 + pairs.length * 8;
  const offsets = pairs.map((_, i) => 6 + pairs.length * 2 + i * 6);
  const sequences = pairs.flatMap((pair) => [2, ...pair]);
  const coverage = [1, pairs.length, ...pairs.map(([base]) => base)];
  return layoutTable('ccmp', 2, words(1, coverageAt, pairs.length, ...offsets, ...sequences, ...coverage));
}

/** Places every mark on every base; `anchors` follow the order of `markGlyphs`. */
export function anchoring(markGlyphs: number[], bases: { glyph: number; anchors: Point[] }[]) {
  const kinds = markGlyphs.length;
  const sortedMarks = markGlyphs.map((glyph, kind) => ({ glyph, kind })).sort((a, b) => a.glyph - b.glyph);
  const markCoverage = words(1, kinds, ...sortedMarks.map(({ glyph }) => glyph));
  const baseCoverage = words(1, bases.length, ...bases.map(({ glyph }) => glyph));
  const markArray = words(kinds, ...sortedMarks.flatMap(({ kind }) => [kind, 2 + kinds * 4]), 1, 0, 0);
  const anchorsAt = 2 + bases.length * kinds * 2;
  const anchors = bases.flatMap((base) => base.anchors);
  const baseArray = words(
    bases.length,
    ...anchors.map((_, i) => anchorsAt + i * 6),
    ...anchors.flatMap(({ x, y }) => [1, Math.round(x), Math.round(y)]),
  );
  const parts = [markCoverage, baseCoverage, markArray, baseArray];
  const offsets = parts.map((_, i) => parts.slice(0, i).reduce((at, part) => at + part.length, 12));
  const [marksAt, basesAt, markArrayAt, baseArrayAt] = offsets;
  const header = words(1, marksAt, basesAt, kinds, markArrayAt, baseArrayAt);
  return layoutTable('mark', 4, Buffer.concat([header, ...parts]));
}

/** A character map (format 4) with one segment per character. */
export function characterMap(glyphOf: Map<number, number>) {
  const codes = [...glyphOf.keys()].sort((a, b) => a - b);
  const ends = [...codes, 0xffff];
  const deltas = [...codes.map((code) => (glyphOf.get(code) ?? 0) - code), 1];
  const segments = ends.length;
  const power = 2 ** Math.floor(Math.log2(segments));
  const search = [segments * 2, power * 2, Math.log2(power), (segments - power) * 2];
  const ranges = ends.map(() => 0);
  const length = 16 + segments * 8;
  return words(0, 1, 3, 1, 0, 12, 4, length, 0, ...search, ...ends, 0, ...ends, ...deltas, ...ranges);
}

function checksum(table: Buffer) {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

export function replaceTables(sfnt: Buffer, replacements: Record<string, Buffer>) {
  const tables = new Map<string, Buffer>();
  for (let record = 12; record < 12 + sfnt.readUInt16BE(4) * 16; record += 16) {
    const at = sfnt.readUInt32BE(record + 8);
    const bytes = sfnt.subarray(at, at + sfnt.readUInt32BE(record + 12));
    tables.set(sfnt.toString('latin1', record, record + 4), bytes);
  }
  for (const [name, table] of Object.entries(replacements)) tables.set(name, table);

  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = words(1, 0, sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16);
  const directory: Buffer[] = [];
  const body: Buffer[] = [];
  let at = 12 + sorted.length * 16;
  for (const [name, table] of sorted) {
    const record = Buffer.alloc(16);
    record.write(name, 'latin1');
    record.writeUInt32BE(checksum(table), 4);
    record.writeUInt32BE(at, 8);
    record.writeUInt32BE(table.length, 12);
    directory.push(record);
    body.push(table, Buffer.alloc(-table.length & 3));
    at += table.length + (-table.length & 3);
  }
  return Buffer.concat([header, ...directory, ...body]);
}
