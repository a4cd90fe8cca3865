import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { birds, circles, combs, cowries, type Tile, weave } from './patterns/motifs.ts';

const DRAWING_LIMIT_BYTES = 1500;
const TILE_LIMIT_BYTES = 3000;
/** Pixels of a tile for each pixel of CSS, as the style sheets say in `image-set()`. */
const TILE_SCALE = 1.5;
const POINTS_PER_INCH = 72;
/** The ground, the stroke and a step between them. */
const TILE_COLORS = 4;

const paper = { color: '#fffaf2', opacity: 0.14 };
const ink = { color: '#131a43', opacity: 0.08 };
const tiles = [
  { file: 'circles', tile: circles(), ...paper },
  { file: 'combs', tile: combs(), ...paper },
  { file: 'birds', tile: birds(), ...paper },
  { file: 'cowries', tile: cowries(), ...paper },
  { file: 'weave', tile: weave(), ...paper },
  { file: 'circles-ink', tile: circles(), ...ink },
  { file: 'combs-ink', tile: combs(), ...ink },
];

// The opacity sits on the group, so that crossing strokes do not show as darker knots.
function drawTile({ width, height, marks }: Tile, color: string, opacity: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${marks}</g></svg>`;
  const overrides = {
    convertPathData: { floatPrecision: 1 },
    cleanupIds: false,
    removeHiddenElems: false,
  } as const;
  return optimize(svg, { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }] })
    .data;
}

/** What pages show: for a drawing the browser has to open a page of its own, on the thread that answers taps. */
function takePicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: POINTS_PER_INCH * TILE_SCALE })
    .png({ palette: true, colours: TILE_COLORS, effort: 10, dither: 0 })
    .toBuffer();
}

const folder = new URL('../app/pictures/patterns', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { file, tile, color, opacity } of tiles) {
  const svg = drawTile(tile, color, opacity);
  const picture = await takePicture(svg);
  if (svg.length > DRAWING_LIMIT_BYTES) throw new Error(`${file}.svg takes ${svg.length} bytes`);
  if (picture.length > TILE_LIMIT_BYTES) throw new Error(`${file}.png takes ${picture.length} bytes`);
  writeFileSync(new URL(`${file}.svg`, folder), svg);
  writeFileSync(new URL(`${file}.png`, folder), picture);
  console.log(`patterns/${file}: drawing ${svg.length} bytes, tile ${picture.length} bytes`);
}
