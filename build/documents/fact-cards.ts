import { drawText, textHeight } from '#server/documents/blocks.ts';
import { palette } from '#server/documents/palette.ts';
import { CONTENT_WIDTH, drawArtifact, makeRoom, PAGE, type Sheet } from '#server/documents/sheet.ts';

const GAP = 12;
const PADDING = 12;

/** A row of short statements on cards. */
export function drawFactCards(sheet: Sheet, facts: readonly string[]): void {
  const { doc, root } = sheet;
  const cardWidth = (CONTENT_WIDTH - GAP * (facts.length - 1)) / facts.length;
  const style = { font: 'bold', size: 11, width: cardWidth - PADDING * 2 } as const;
  const height = Math.max(...facts.map((fact) => textHeight(sheet, fact, style))) + PADDING * 2;
  makeRoom(sheet, height);
  const y = doc.y;
  const list = doc.struct('L');
  root.add(list);
  facts.forEach((fact, index) => {
    const x = PAGE.margin + index * (cardWidth + GAP);
    drawArtifact(sheet, () => {
      doc.roundedRect(x, y, cardWidth, height, 8).fill(palette.sand);
    });
    const body = () => drawText(sheet, fact, x + PADDING, y + PADDING, style);
    list.add(doc.struct('LI', {}, [doc.struct('LBody', {}, body)]));
  });
  list.end();
  doc.y = y + height + 4;
}
