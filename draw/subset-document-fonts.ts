// Cuts the fonts of the PDF documents down to the letters that our texts can need: Latin, Yorùbá and ₦.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const TEXT = `${ascii}\u00a0‘’“”–—…·×©•₦àáèéìíòóùúÀÁÈÉÌÍÒÓÙÚńŃǹǸẹẸọỌṣṢ\u0300\u0301\u0323`;

const FONTS = {
  'body-regular.ttf': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'body-bold.ttf': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'display-bold.ttf': '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
};

const LICENCES = {
  'OFL-noto-sans.txt': '@expo-google-fonts/noto-sans/LICENSE_FONT',
  'OFL-bricolage-grotesque.txt': '@expo-google-fonts/bricolage-grotesque/LICENSE_FONT',
};

const target = new URL('../server/documents/fonts', import.meta.url);
const packageFile = (path: string) => fileURLToPath(import.meta.resolve(path));

mkdirSync(target, { recursive: true });
for (const [file, source] of Object.entries(FONTS)) {
  // pdfkit embeds TrueType only as TrueType: it cannot cut glyphs out of WOFF2.
  const bytes = await subsetFont(readFileSync(packageFile(source)), TEXT, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
  });
  writeFileSync(new URL(file, target), bytes);
  console.log(`${file} ${bytes.length} bytes`);
}
for (const [file, source] of Object.entries(LICENCES))
  copyFileSync(packageFile(source), new URL(file, target));
