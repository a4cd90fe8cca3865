import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

// An entry is the icon's name in the set, or `our-name:name-in-the-set`.
const lucideNames = `
  phone mail map-pin menu x chevron-down chevron-right chevron-left arrow-right external:arrow-up-right
  play pause search check minus plus info shield-check heart-handshake stethoscope hospital pill users
  baby wallet credit-card download file-text share-2 copy clock calendar globe building-2
  hand-heart message-circle headset map circle-alert arrow-up arrow-down arrow-up-down rotate-cw
  smartphone printer locate newspaper calculator eye bed activity house user-plus refresh-ccw radio
  badge-check scale`;
const brandNames = `
  facebook whatsapp linkedin twitter-x:x youtube apple google-play:googleplay`;

// The set's Instagram glyph alone is a twelfth of the sprite; three strokes say the same.
const ownIcons = [
  {
    id: 'instagram',
    body: '<rect x="2" y="2" width="20" height="20" rx="6"/><circle cx="12" cy="12" r="4.5"/><path d="M17.5 6.5h.01"/>',
  },
];

type IconSet = {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
};

const readSet = (name: string): IconSet =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`)), 'utf8'));

const parseNames = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [id, source = id] = entry.split(':');
      return { id, source };
    });

function bodyOf(set: IconSet, name: string) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`The icon set has no "${name}"`);
  return icon.body;
}

// Width, caps and joins come from the page's `.icon` rule: repeated in every symbol they would make
// up a quarter of the sprite, and a sprite's own root cannot pass them on through <use>.
const inheritedAttributes =
  /\s(?:fill="(?:none|currentColor)"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g;

function drawSymbol(id: string, body: string, paint: string, floatPrecision: number) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`, {
    multipass: true,
    floatPrecision,
    plugins: [
      'collapseGroups',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'convertPathData',
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  const shapes = data.replace(/<\/?(?:svg|g)[^>]*>/g, '').replace(inheritedAttributes, '');
  return { id, markup: `<symbol id="${id}" viewBox="0 0 24 24" ${paint}>${shapes}</symbol>` };
}

const outline = 'fill="none" stroke="currentColor"';
const solid = 'fill="currentColor" stroke="none"';
const lucide = readSet('lucide');
const brands = readSet('simple-icons');
const symbols = [
  ...parseNames(lucideNames).map(({ id, source }) => drawSymbol(id, bodyOf(lucide, source), outline, 2)),
  ...ownIcons.map(({ id, body }) => drawSymbol(id, body, outline, 2)),
  ...parseNames(brandNames).map(({ id, source }) => drawSymbol(id, bodyOf(brands, source), solid, 1)),
];

const folder = new URL('../app/ui/icon/', import.meta.url);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.map(({ markup }) => markup).join('\n')}</svg>\n`;
const names = symbols.map(({ id }) => id).sort();

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('icons.svg', folder), sprite);
writeFileSync(
  new URL('icon-names.ts', folder),
  `export const iconNames = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;

export type IconName = (typeof iconNames)[number];
`,
);
console.log(`icons.svg ${sprite.length} bytes, ${names.length} icons`);
