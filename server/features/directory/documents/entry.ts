import type { Provider } from '#content/schema/directory.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { drawText, setText, type TextStyle, textHeight } from '../../../documents/blocks.ts';
import type { Sheet } from '../../../documents/sheet.ts';
import { palette } from '../../../documents/sheet.ts';
import { COLUMN_WIDTH } from './column-flow.ts';

const NAME: TextStyle = { font: 'bold', size: 9.5, width: COLUMN_WIDTH };
const LINE: TextStyle = { size: 8.8, colour: palette.soft, width: COLUMN_WIDTH };
const PHONE: TextStyle = { font: 'bold', size: 8.8, colour: palette.indigo };
const COUNCIL_HEIGHT = 13.5;
const PHONE_GAP = 12;
const ENTRY_GAP = 7;

/** The measured text of a hospital or pharmacy: name, address and, for a pharmacy, its council and phones. */
export type Entry = {
  record: Provider;
  /** The offset of each line from the top of the entry. */
  tops: { address: number; council: number; phones: number };
  height: number;
};

export function measureEntry(sheet: Sheet, record: Provider): Entry {
  const address = textHeight(sheet, record.name, NAME);
  const council = address + textHeight(sheet, record.address, LINE);
  if (!record.lcda && !record.phone) {
    return { record, tops: { address, council, phones: council }, height: council + ENTRY_GAP };
  }
  const phones = fitsOneLine(sheet, record) ? council : council + COUNCIL_HEIGHT;
  return { record, tops: { address, council, phones }, height: phones + COUNCIL_HEIGHT + ENTRY_GAP };
}

function fitsOneLine(sheet: Sheet, { lcda = '', phone = '' }: Provider): boolean {
  setText(sheet, LINE);
  const councilWidth = lcda ? sheet.doc.widthOfString(words.lcda(lcda)) : 0;
  return councilWidth + PHONE_GAP + phonesWidth(sheet, phone) <= COLUMN_WIDTH;
}

function phonesWidth(sheet: Sheet, phone: string): number {
  setText(sheet, PHONE);
  const widths = phoneNumbers(phone).map(({ text }) => sheet.doc.widthOfString(text));
  return widths.reduce((sum, width) => sum + width, PHONE_GAP * (widths.length - 1));
}

/** A single paragraph in the document structure: a list of elements would double the file's size. */
export function drawEntry(sheet: Sheet, { record, tops }: Entry, x: number, y: number): void {
  const { doc, root } = sheet;
  const { name, address, lcda, phone = '' } = record;
  const text = () => {
    drawText(sheet, name, x, y, NAME);
    drawText(sheet, address, x, y + tops.address, LINE);
    if (lcda) drawText(sheet, words.lcda(lcda), x, y + tops.council, LINE);
  };
  root.add(doc.struct('P', {}, [text, ...phoneLinks(sheet, phone, x + COLUMN_WIDTH, y + tops.phones)]));
}

/** Right-aligned in the column, each number a link for those who read on a phone. */
function phoneLinks(sheet: Sheet, phone: string, right: number, y: number): PDFKit.PDFStructureElement[] {
  const { doc } = sheet;
  let left = right - phonesWidth(sheet, phone);
  return phoneNumbers(phone).map(({ text, href }) => {
    const x = left;
    left += doc.widthOfString(text) + PHONE_GAP;
    return doc.struct('Link', {}, () => {
      setText(sheet, PHONE);
      doc.text(text, x, y, { link: href, lineBreak: false });
    });
  });
}
