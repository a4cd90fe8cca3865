import { readFileSync, writeFileSync } from 'node:fs';
import { COVER_HEIGHT, COVER_NAMES, COVER_WIDTH } from '../content/facts/blog.ts';

const COVER_LIMIT_BYTES = 2500;
const TILE_SCALE = 1.9;
const HEM_HEIGHT = 84;

/** Cloth, motif and hem of each colour way. */
const COLOURS: Record<string, { cloth: string; deep: string; motif: string; hem: string }> = {
  indigo: { cloth: '#1c2560', deep: '#131a43', motif: '#dfe3f7', hem: '#f58634' },
  orange: { cloth: '#a8420a', deep: '#8a3406', motif: '#fffaf2', hem: '#fdc72f' },
  green: { cloth: '#1d6b45', deep: '#155236', motif: '#dff0e5', hem: '#fdc72f' },
};

/* A length of adire: the motif in full strength over the whole cloth, a round window of deeper dye, a plain hem. */
function drawCover(motif: string, colour: string): string {
  const { cloth, deep, motif: line, hem } = COLOURS[colour] ?? fail(colour);
  const tile = readFileSync(new URL(`../app/pictures/patterns/${motif}.svg`, import.meta.url), 'utf8');
  const [, width, height, marks] =
    /<svg[^>]*? width="(\d+)" height="(\d+)"[^>]*><g[^>]*?>(.*)<\/g><\/svg>/s.exec(tile) ?? fail(motif);
  const hemTop = COVER_HEIGHT - HEM_HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">`,
    `<pattern id="t" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${TILE_SCALE})">`,
    `<g fill="none" stroke="${line}" stroke-linecap="round" stroke-linejoin="round">${marks}</g></pattern>`,
    `<path fill="${cloth}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    `<circle cx="910" cy="250" r="330" fill="${deep}"/>`,
    `<path fill="url(#t)" opacity=".62" d="M0 0h${COVER_WIDTH}v${hemTop}H0z"/>`,
    `<path fill="${hem}" d="M0 ${hemTop}h${COVER_WIDTH}v12H0zm0 30h${COVER_WIDTH}v4H0z"/>`,
    `<path fill="none" stroke="${hem}" stroke-width="14" stroke-linecap="round" stroke-dasharray="0 40" d="M20 ${COVER_HEIGHT - 26}h${COVER_WIDTH}"/>`,
    '</svg>',
  ].join('');
}

function fail(name: string): never {
  throw new Error(`${name}: no such pattern or colour`);
}

const folder = new URL('../public/covers/', import.meta.url);
for (const name of COVER_NAMES) {
  const [motif = '', colour = ''] = name.split('-');
  const svg = drawCover(motif, colour);
  if (svg.length > COVER_LIMIT_BYTES) throw new Error(`${name}.svg takes ${svg.length} bytes`);
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(`covers/${name}.svg ${svg.length} bytes`);
}
