import { email, office } from '#facts/addresses.ts';
import { externalLinks } from '#facts/links.ts';
import { planDocument } from '#words/plan-details.ts';
import { phoneLines } from '#words/site.ts';
import { drawText } from './blocks.ts';
import { CONTENT_WIDTH, drawArtifact, makeRoom, PAGE, palette, type Sheet } from './sheet.ts';

type Contact = { label: string; text: string; link: string };

const ROW_HEIGHT = 33;
const PADDING = 16;

const calls: Contact[] = [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine].map(
  ({ label, display, digits, to }) => ({ label, text: `${display} (${digits})`, link: to }),
);

const { register, email: emailLabel, office: officeLabel, heading, lead } = planDocument.contact;

const writing: Contact[] = [
  { label: register, text: externalLinks.register.replace('https://', ''), link: externalLinks.register },
  { label: emailLabel, text: email, link: `mailto:${email}` },
  { label: officeLabel, text: office.lines.join(', '), link: office.mapUrl },
];

/** The agency's contact details, each line a link for those who read on a phone. */
export function drawContactBox(sheet: Sheet): void {
  const { doc, root } = sheet;
  const height = PADDING * 2 + 46 + ROW_HEIGHT * calls.length;
  makeRoom(sheet, height + 14);
  const top = doc.y + 14;
  const left = PAGE.margin + PADDING;
  drawArtifact(sheet, () => {
    doc.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, 10).fill(palette.ink);
    doc.rect(PAGE.margin + PADDING, top + PADDING + 27, 36, 3).fill(palette.orange);
  });
  const title = { font: 'display', size: 17, colour: palette.paper } as const;
  root.add(doc.struct('H2', {}, () => drawText(sheet, heading, left, top + PADDING, title)));
  const leadX = left + CONTENT_WIDTH / 2 - PADDING;
  const leadStyle = { size: 9.5, colour: palette.softOnDark, width: CONTENT_WIDTH / 2 - PADDING };
  root.add(doc.struct('P', {}, () => drawText(sheet, lead, leadX, top + PADDING + 6, leadStyle)));
  const columns = [
    { contacts: calls, x: left },
    { contacts: writing, x: leadX },
  ];
  for (const { contacts, x } of columns) {
    contacts.forEach((contact, index) => {
      drawContact(sheet, contact, x, top + PADDING + 42 + index * ROW_HEIGHT);
    });
  }
  doc.y = top + height;
}

function drawContact(sheet: Sheet, { label, text, link }: Contact, x: number, y: number): void {
  const { doc, root } = sheet;
  const width = CONTENT_WIDTH / 2 - PADDING;
  const written = () => drawText(sheet, label, x, y, { size: 8.5, colour: palette.yellow, width });
  const linked = () => {
    doc.font('bold').fontSize(10).fillColor(palette.paper);
    doc.text(text, x, y + 12, { width, link });
  };
  root.add(doc.struct('P', {}, [written, doc.struct('Link', { alt: `${label}: ${text}` }, linked)]));
}
