import { brand } from '#words/site.ts';
import { drawText, type TextStyle } from './blocks.ts';
import { drawArtifact, PAGE, palette, type Sheet } from './sheet.ts';

export type CoverFigure = { value: string; label: string };
export type Cover = { kind: string; name: string; audience: string; figures: CoverFigure[] };

const TILE = 39;
const PATTERN_COLUMNS = 5;
const PATTERN_LEFT = PAGE.width - TILE * PATTERN_COLUMNS;

/** The header of the first page: the plan's name, for whom it is, and what it costs. */
export function drawCoverBand(sheet: Sheet, { kind, name, audience, figures }: Cover): void {
  const { doc, root } = sheet;
  const height = TILE * 5;
  drawArtifact(sheet, () => {
    doc.rect(0, 0, PAGE.width, height).fill(palette.ink);
    drawAdire(doc, height);
    doc.rect(0, height, PAGE.width, 5).fill(palette.orange);
  });
  const width = PATTERN_LEFT - PAGE.margin;
  const x = PAGE.margin;
  const write = (tag: 'H1' | 'P', text: string, left: number, y: number, style: TextStyle) =>
    root.add(doc.struct(tag, {}, () => drawText(sheet, text, left, y, { width, ...style })));
  const small = { font: 'bold', size: 10, colour: palette.yellow } as const;
  write('P', `${brand.name} · ${brand.scheme} · ${kind}`, x, 30, small);
  write('H1', name, x, 49, { font: 'display', size: 31, colour: palette.paper });
  write('P', audience, x, 91, { size: 11.5, colour: palette.softOnDark });
  const step = width / figures.length;
  figures.forEach(({ value, label }, index) => {
    const left = x + step * index;
    write('P', value, left, 137, { font: 'figures', size: 18, colour: palette.paper, width: step });
    write('P', label, left, 161, { size: 9, colour: palette.softOnDark, width: step - 6 });
  });
  doc.y = height + 12;
}

/** A pattern after adire cloth: rings, combs and scattered eyes, indigo on indigo. */
function drawAdire(doc: PDFKit.PDFDocument, height: number): void {
  doc.lineWidth(1.4).strokeColor(palette.indigo).fillColor(palette.indigo);
  const motifs = [drawRings, drawComb, drawEyes];
  for (let row = 0; row * TILE < height; row++) {
    for (let column = 0; column < PATTERN_COLUMNS; column++) {
      motifs[(row * 2 + column) % motifs.length]?.(doc, PATTERN_LEFT + column * TILE, row * TILE);
    }
  }
  doc.circle(PATTERN_LEFT + TILE * 3.5, TILE * 1.5, 5).fill(palette.yellow);
}

function drawRings(doc: PDFKit.PDFDocument, x: number, y: number): void {
  for (const radius of [6, 12, 18]) doc.circle(x + TILE / 2, y + TILE / 2, radius).stroke();
}

function drawComb(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.moveTo(x + 5, y + 8).lineTo(x + TILE - 5, y + 8);
  for (let tooth = 5; tooth <= TILE - 5; tooth += 6.4)
    doc.moveTo(x + tooth, y + 8).lineTo(x + tooth, y + TILE - 7);
  doc.stroke();
}

function drawEyes(doc: PDFKit.PDFDocument, x: number, y: number): void {
  for (const across of [10.5, 31.5]) {
    for (const down of [10.5, 31.5]) doc.circle(x + across, y + down, 3.4).fill(palette.indigo);
  }
  doc.circle(x + TILE / 2, y + TILE / 2, 6).stroke(palette.indigo);
}
