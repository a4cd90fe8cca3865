import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';

const LINE_WIDTH = 110;

/** A declaration broken over lines as the project's formatter breaks it, so that redrawing leaves no change. */
export function cssList(property: string, values: string[]) {
  const single = `${property}: ${values.join(', ')};`;
  if (single.length + 2 <= LINE_WIDTH) return single;
  const lines: string[] = [];
  for (const value of values) {
    const last = lines.at(-1);
    const joined = `${last}, ${value}`;
    if (last && joined.length + 5 <= LINE_WIDTH) lines[lines.length - 1] = joined;
    else lines.push(value);
  }
  return `${property}:\n    ${lines.join(',\n    ')};`;
}

export async function openFont(woff2: Buffer, weight: number) {
  const face = new hb.Face(new hb.Blob(await fontverter.convert(woff2, 'sfnt')));
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const { ascender, descender, lineGap } = font.hExtents();
  if (!ascender) throw new Error('A font could not be read');
  const em = (units: number) => units / face.upem;
  return {
    ascent: em(ascender),
    descent: em(-descender),
    lineGap: em(lineGap),
    widthOf(text: string) {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      return em(buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0));
    },
  };
}

export const readPackageFile = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)));

/** Arimo has the advance widths of Arial and of Liberation Sans. */
export const openArial = (weight: 400 | 700) =>
  openFont(readPackageFile(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`), weight);

const MATCHED_WEIGHT = 700;

const openRoboto = () =>
  openFont(readPackageFile('@fontsource/roboto/files/roboto-latin-700-normal.woff2'), MATCHED_WEIGHT);

// Android has no Arial, so its own font needs a face and a scale of its own.
const fallbacks = [
  {
    suffix: 'Fallback',
    open: () => openArial(MATCHED_WEIGHT),
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
  },
  {
    suffix: 'Fallback Android',
    open: openRoboto,
    locals: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  },
];

const headings = [
  'Your Good Health, Our Mandate',
  'Find a hospital near you',
  'Health cover for every Lagosian family',
  'Compare the plans and choose yours',
  'Frequently asked questions',
  'News from the Lagos State Health Management Agency',
  'Make a complaint or give a compliment',
  'How enrolment works: four simple steps',
  'Who is covered, what it costs, and how to pay 220,000',
  'Standard Plan for a family of six',
  'About the agency',
  'Careers and opportunities',
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Local faces scaled to the display face, so that a heading keeps its box when the font arrives. */
export async function fallbackFaces(family: string, display: Buffer, weights: { min: number; max: number }) {
  const real = await openFont(display, MATCHED_WEIGHT);
  const faces: string[] = [];
  // One after the other: the converter's WebAssembly memory is shared between calls.
  for (const { suffix, open, locals } of fallbacks) {
    const local = await open();
    const total = (widthOf: (text: string) => number) =>
      headings.reduce((sum, text) => sum + widthOf(text), 0);
    const scale = total(real.widthOf) / total(local.widthOf);
    faces.push(`@font-face {
  font-family: "${family} ${suffix}";
  ${cssList(
    'src',
    locals.map((name) => `local("${name}")`),
  )}
  font-weight: ${weights.min} ${weights.max};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(real.ascent / scale)};
  descent-override: ${percent(real.descent / scale)};
  line-gap-override: ${percent(real.lineGap / scale)};
}
`);
  }
  return faces;
}
