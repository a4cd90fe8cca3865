import { cssList } from './css-list.ts';
import { openArial, openFont, readPackageFile } from './text-width.ts';

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
