import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { seatTones } from './seat-tones.ts';

const FAMILY = 'Lashma Display';
const YORUBA_FAMILY = 'Lashma Display Yoruba';
const WEIGHTS = { min: 500, max: 800 };
const TOTAL_LIMIT_BYTES = 24_000;

const packageFile = (path: string) => fileURLToPath(import.meta.resolve(path));
/** Composed letters, and the tones that stand over ẹ and ọ. */
const yoruba = 'àáèéìíòóùúÀÁÈÉÌÍÒÓÙÚńŃǹǸḿḾẹẸọỌṣṢ\u0300\u0301';
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));

await subsetDisplayFont();
await subsetDocumentFonts();

/** The headings of the site, and local fonts of the same measures for as long as they have not arrived. */
async function subsetDisplayFont() {
  const styles = new URL('../app/styles/', import.meta.url);
  const bricolage = '@fontsource-variable/bricolage-grotesque';
  const codeSigns = '^_`{|}~\\<>[]=*';
  const latin = [...ascii, ...'\u00a0‘’“”–—…·×©'].filter((sign) => !codeSigns.includes(sign)).join('');
  const cuts = [
    // Kerning is kept in the main file only: browsers never kern across two files.
    { file: 'bricolage-latin.woff2', subset: 'latin', text: latin, keepFeatures: ['kern'] },
    { file: 'bricolage-naira.woff2', subset: 'latin-ext', text: '₦ńŃ', keepFeatures: [] },
  ];
  const faces: string[] = [];
  const fonts: Buffer[] = [];
  for (const { file, subset, text, keepFeatures } of cuts) {
    const source = packageFile(`${bricolage}/files/bricolage-grotesque-${subset}-wght-normal.woff2`);
    const bytes = await subsetFont(readFileSync(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures,
      noLayoutClosure: true,
      noHinting: true,
      dropTables: ['STAT', 'MVAR', 'gasp'],
    });
    writeFileSync(new URL(`fonts/${file}`, styles), bytes);
    console.log(`${file} ${bytes.length} bytes`);
    fonts.push(bytes);
    faces.push(fontFace(FAMILY, file, text));
  }
  if (Buffer.concat(fonts).length > TOTAL_LIMIT_BYTES)
    throw new Error(`Fonts take more than ${TOTAL_LIMIT_BYTES} bytes`);
  faces.push(...(await subsetYorubaFont(latin, fonts[1])), ...(await fallbackFaces(fonts[0])));
  writeFileSync(new URL('fonts.css', styles), faces.join('\n'));
  copyFileSync(packageFile(`${bricolage}/LICENSE`), new URL('fonts/OFL.txt', styles));
}

/**
 * The headings in Yorùbá. Bricolage has no ṣ, ǹ and ḿ, and its grave accent cannot be placed over ẹ and ọ; Onest has them
 * all. One file holds every letter, so that no word is set in two faces, and is fetched by Yorùbá pages only.
 */
async function subsetYorubaFont(latin: string, naira: Buffer) {
  const styles = new URL('../app/styles/fonts/', import.meta.url);
  const onest = '@expo-google-fonts/onest';
  const file = 'onest-yoruba.woff2';
  const text = latin + yoruba;
  const cut = await subsetFont(readFileSync(packageFile(`${onest}/700Bold/Onest_700Bold.ttf`)), text, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'mark', 'ccmp'],
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  });
  const bytes = await fontverter.convert(seatTones(cut), 'woff2');
  writeFileSync(new URL(file, styles), bytes);
  console.log(`${file} ${bytes.length} bytes`);
  if (bytes.length + naira.length > TOTAL_LIMIT_BYTES)
    throw new Error(`Yorùbá fonts take more than ${TOTAL_LIMIT_BYTES} bytes`);
  copyFileSync(packageFile(`${onest}/LICENSE_FONT`), new URL('OFL-onest.txt', styles));
  // Every page carries these ranges, so they are few and wide: what the face lacks falls back all the same.
  return [fontFace(YORUBA_FAMILY, file, text, 0x60), fontFace(YORUBA_FAMILY, 'bricolage-naira.woff2', '₦')];
}

function fontFace(family: string, file: string, text: string, gap = 1) {
  return `@font-face {
  font-family: "${family}";
  src: url("./fonts/${file}") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  unicode-range: ${unicodeRanges(text, gap).join(', ')};
}
`;
}

/** Codes that are no further apart than the gap share a range. */
function unicodeRanges(text: string, gap: number) {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code, i) => code - (codes[i - 1] ?? -Infinity) > gap);
  const ends = codes.filter((code, i) => (codes[i + 1] ?? Infinity) - code > gap);
  return starts.map((start, i) =>
    start === ends[i] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[i])}`,
  );
}

/** Local faces scaled to the display face, so that a heading keeps its box when the font arrives. */
async function fallbackFaces(display: Buffer) {
  // Arimo has the widths of Arial and Liberation Sans. Android has neither: its own font needs a scale of its own.
  const fallbacks = [
    {
      suffix: 'Fallback',
      measured: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
      locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    },
    {
      suffix: 'Fallback Android',
      measured: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
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
  const real = await measure(display, headings);
  const faces: string[] = [];
  // One after the other: the converter's WebAssembly memory is shared between calls.
  for (const { suffix, measured, locals } of fallbacks) {
    const local = await measure(readFileSync(packageFile(measured)), headings);
    const scale = real.width / local.width;
    faces.push(`@font-face {
  font-family: "${FAMILY} ${suffix}";
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(real.ascent / scale)};
  descent-override: ${percent(real.descent / scale)};
  line-gap-override: ${percent(real.lineGap / scale)};
}
`);
  }
  return faces;
}

/** In em, at the weight of headings. */
async function measure(woff2: Buffer, texts: string[]) {
  const face = new hb.Face(new hb.Blob(await fontverter.convert(woff2, 'sfnt')));
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', 700)]);
  const { ascender, descender, lineGap } = font.hExtents();
  if (!ascender) throw new Error('A font could not be read');
  const widths = texts.map((text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  });
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    width: widths.reduce((sum, width) => sum + width) / face.upem,
  };
}

/** The fonts of the PDF documents, with the letters that our texts can need: Latin, Yorùbá and ₦. */
async function subsetDocumentFonts() {
  const folder = new URL('../server/documents/fonts/', import.meta.url);
  const text = `${ascii}\u00a0‘’“”–—…·×©•₦${yoruba}\u0323`;
  const noto = '@expo-google-fonts/noto-sans';
  const bricolage = '@expo-google-fonts/bricolage-grotesque';
  const fonts = {
    'body-regular.ttf': `${noto}/400Regular/NotoSans_400Regular.ttf`,
    'body-bold.ttf': `${noto}/700Bold/NotoSans_700Bold.ttf`,
    'display-bold.ttf': `${bricolage}/700Bold/BricolageGrotesque_700Bold.ttf`,
    'display-yoruba.ttf': '@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf',
  };
  for (const [file, source] of Object.entries(fonts)) {
    // pdfkit embeds TrueType only as TrueType: it cannot cut glyphs out of WOFF2.
    const bytes = await subsetFont(readFileSync(packageFile(source)), text, {
      targetFormat: 'sfnt',
      noHinting: true,
      // Without ccmp, which takes ẹ apart into glyphs that a PDF can no longer read back as letters.
      keepFeatures: ['kern', 'mark', 'mkmk'],
    });
    writeFileSync(new URL(file, folder), source.includes('onest') ? seatTones(bytes) : bytes);
    console.log(`${file} ${bytes.length} bytes`);
  }
  copyFileSync(packageFile(`${noto}/LICENSE_FONT`), new URL('OFL-noto-sans.txt', folder));
  copyFileSync(packageFile(`${bricolage}/LICENSE_FONT`), new URL('OFL-bricolage-grotesque.txt', folder));
  copyFileSync(packageFile('@expo-google-fonts/onest/LICENSE_FONT'), new URL('OFL-onest.txt', folder));
}
