import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { language } from '#words/language.ts';
import { planDocument } from '#words/plan-details.ts';
import { planFactsDate } from '#words/plans.ts';
import { PROJECT_ROOT } from '../project-root.ts';

const css = readFileSync(join(PROJECT_ROOT, 'app/styles/tokens.css'), 'utf8');

/** Colours come from the site's design tokens, so that print and screen match. */
function token(name: string): string {
  const colour = css.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i'))?.[1];
  if (!colour) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

export const palette = {
  ink: token('ink'),
  indigoDark: token('indigo-800'),
  indigo: token('indigo-600'),
  indigoPale: token('indigo-50'),
  indigoLight: token('indigo-100'),
  orange: token('orange'),
  orangeDeep: token('orange-deep'),
  green: token('green'),
  paper: token('paper'),
  sand: token('sand'),
  yellow: token('yellow'),
  soft: token('text-soft'),
  softOnDark: token('text-on-dark-soft'),
  line: token('line'),
};

export const PAGE = { width: 595.28, height: 841.89, margin: 48, top: 46, bottom: 782 };
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;

/** The document being written, and the root of the structure that screen readers follow. */
export type Sheet = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement };

/** `figures` has the naira sign in every language. */
export type Font = 'body' | 'bold' | 'display' | 'figures';

const FONT_FILES: Record<Font, string> = {
  body: 'body-regular.ttf',
  bold: 'body-bold.ttf',
  display: language.face ? `display-${language.face}.ttf` : 'display-bold.ttf',
  figures: 'display-bold.ttf',
};

export function startSheet(title: string, subject: string, date = planFactsDate.iso): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    // The footer is below our own bottom margin, and must not cause a page break.
    margins: { top: PAGE.top, bottom: 12, left: PAGE.margin, right: PAGE.margin },
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: language.tag,
    displayTitle: true,
    bufferPages: true,
    // A first font that has another name here would be read from its file again whenever it is chosen.
    font: '',
    info: {
      Title: title,
      Subject: subject,
      Author: planDocument.author,
      Creator: planDocument.author,
      // The date of the facts rather than of the build, so that the same content gives the same bytes.
      CreationDate: new Date(date),
    },
  });
  for (const [font, file] of Object.entries(FONT_FILES)) {
    doc.registerFont(font, join(PROJECT_ROOT, 'server/documents/fonts', file));
  }
  doc.font('body');
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

export async function finishSheet(sheet: Sheet, footer: string): Promise<Buffer> {
  drawFooters(sheet, footer);
  sheet.root.end();
  const chunks: Buffer[] = [];
  sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => sheet.doc.on('end', resolve));
  sheet.doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws what screen readers must skip: backgrounds, lines, ornaments, page numbers. */
export function drawArtifact(
  { doc }: Sheet,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Starts a new page when less than this height is left, and returns whether it did. */
export function makeRoom({ doc }: Sheet, height: number): boolean {
  if (doc.y + height <= PAGE.bottom) return false;
  doc.addPage();
  return true;
}

function drawFooters(sheet: Sheet, footer: string): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const y = PAGE.height - 38;
    drawArtifact(
      sheet,
      () => {
        doc.rect(PAGE.margin, y - 10, CONTENT_WIDTH, 0.6).fill(palette.line);
        doc.font('body').fontSize(8.5).fillColor(palette.soft);
        doc.text(footer, PAGE.margin, y, { lineBreak: false });
        doc.text(planDocument.page(page + 1, count), PAGE.margin, y, {
          width: CONTENT_WIDTH,
          align: 'right',
        });
      },
      'Pagination',
    );
  }
}
