import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { cssList, fallbackFaces } from './fonts/fallback-faces.ts';

const FAMILY = 'Lashma Display';
const WEIGHTS = { min: 500, max: 800 };
const TOTAL_LIMIT_BYTES = 24_000;

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const codeSigns = '^_`{|}~\\<>[]=*';
const latinText = [...ascii, ...'\u00a0‘’“”–—…·×©'].filter((sign) => !codeSigns.includes(sign)).join('');
const nairaText = '₦ńŃ';

const styles = new URL('../app/styles', import.meta.url);
const family = '@fontsource-variable/bricolage-grotesque';
const bricolage = (subset: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`${family}/files/bricolage-grotesque-${subset}-wght-normal.woff2`)),
  );

// Kerning is kept in the main file only: browsers never kern across two files.
const options = (keepFeatures: string[]) => ({
  targetFormat: 'woff2' as const,
  variationAxes: { wght: WEIGHTS },
  keepFeatures,
  noLayoutClosure: true,
  noHinting: true,
  dropTables: ['STAT', 'MVAR', 'gasp'],
});

const fonts = [
  {
    file: 'bricolage-latin.woff2',
    text: latinText,
    bytes: await subsetFont(bricolage('latin'), latinText, options(['kern'])),
  },
  {
    file: 'bricolage-naira.woff2',
    text: nairaText,
    bytes: await subsetFont(bricolage('latin-ext'), nairaText, options([])),
  },
];

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

function unicodeRanges(text: string) {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const span = (start: number, end: number) => (start === end ? hex(start) : `${hex(start)}-${hex(end)}`);
  return starts.map((start, i) => `U+${span(start, ends[i])}`);
}

const displayFace = (file: string, text: string) => `@font-face {
  font-family: "${FAMILY}";
  src: url("./fonts/${file}") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  ${cssList('unicode-range', unicodeRanges(text))}
}
`;

mkdirSync(new URL('fonts/', styles), { recursive: true });
for (const { file, bytes } of fonts) {
  writeFileSync(new URL(`fonts/${file}`, styles), bytes);
  console.log(`${file} ${bytes.length} bytes`);
}
const total = fonts.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(`all fonts ${total} bytes`);
if (total > TOTAL_LIMIT_BYTES) throw new Error(`Fonts take more than ${TOTAL_LIMIT_BYTES} bytes`);

const faces = [
  ...fonts.map(({ file, text }) => displayFace(file, text)),
  ...(await fallbackFaces(FAMILY, fonts[0].bytes, WEIGHTS)),
];
writeFileSync(new URL('fonts.css', styles), faces.join('\n'));
copyFileSync(fileURLToPath(import.meta.resolve(`${family}/LICENSE`)), new URL('fonts/OFL.txt', styles));
