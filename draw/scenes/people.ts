import { createRequire } from 'node:module';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { at, flat, ink, skin as skins } from './shapes.ts';
import { traced } from './traced-regions.ts';

const require = createRequire(import.meta.url);

type Part = { fills: string[]; ink: string };

type PieceProps = { strokeColor: string; backgroundColor: string };

const inkMark = '#ink';

/** Where Open Peeps hangs each kind of piece on the figure. */
const folders = {
  bust: { folder: 'pose/bust', x: 0, y: 0 },
  sitting: { folder: 'pose/sitting', x: 0, y: 0 },
  standing: { folder: 'pose/standing', x: 0, y: 0 },
  hair: { folder: 'hair', x: 225, y: 0 },
  face: { folder: 'face', x: 384, y: 186 },
  facialHair: { folder: 'facialHair', x: 348, y: 338 },
  accessories: { folder: 'accessories', x: 272, y: 241 },
} as const;

export type PartKind = keyof typeof folders;

function shiftFrom(markup: string): [number, number] {
  const [, x = '0', y = '0'] = /transform="translate\(([-\d.]+)[ ,]([-\d.]+)\)"/.exec(markup) ?? [];
  return [Number(x), Number(y)];
}

/** Whole numbers are fine enough at the size Peeps are shown, and halve the file. */
function move(d: string, dx: number, dy: number): string {
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    return command + numbers.map((value, i) => Math.round(value + (i % 2 ? dy : dx))).join(' ');
  });
}

function bounds(d: string): { left: number; top: number; right: number; bottom: number } {
  const numbers = (d.match(/-?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** `grain` is the rounding of points in Peep units: a small figure needs fewer digits than a large one. */
export type Trim = { below?: number; spots?: number; grain?: number | undefined };

/** Leaves out ink that a scene never shows: strokes below a cut, and the small spots of a printed cloth. */
function trimInk(d: string, { below = Infinity, spots = 0 }: Trim): string {
  return d
    .split(/(?=M)/)
    .filter((stroke) => {
      const { left, top, right, bottom } = bounds(stroke);
      return top < below && (right - left > spots || bottom - top > spots);
    })
    .join('');
}

function coarsen(d: string, grain = 1): string {
  return grain === 1 ? d : d.replace(/-?\d+/g, (value) => String(Math.round(Number(value) / grain)));
}

export function part(kind: PartKind, name: string, trim: Trim = {}): Part {
  const { folder, x, y } = folders[kind];
  const pieces = require(`react-peeps/lib/peeps/${folder}/${name}.js`) as Record<
    string,
    FunctionComponent<PieceProps>
  >;
  const [piece] = Object.values(pieces);
  if (!piece) throw new Error(`Open Peeps has no ${kind} called ${name}`);
  const markup = renderToStaticMarkup(
    createElement(piece, { strokeColor: inkMark, backgroundColor: '#fill' }),
  );
  const group = /^<g[^>]*>/.exec(markup)?.[0] ?? '';
  const [groupX, groupY] = shiftFrom(group);
  const found: Part = { fills: [], ink: '' };
  for (const [element, d] of markup.matchAll(/<path[^>]*?\bd="([^"]+)"[^>]*>/g)) {
    const [ownX, ownY] = shiftFrom(element);
    const moved = move(d ?? '', x + groupX + ownX, y + groupY + ownY);
    if (element.includes(inkMark)) found.ink += coarsen(trimInk(moved, trim), trim.grain);
    else found.fills.push(coarsen(moved, trim.grain));
  }
  return found;
}

/** Head-wear in the Peeps' own units, fitted to the `Bald` head. */
const weight = 14;

function drawn(d: string, fill: string, width = weight): string {
  return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
}

/** A gele head-tie: a pleated fan rising behind a wound band. */
export function gele(cloth: string, shade: string): string {
  return (
    drawn(
      'M300 190C215 130 160 40 205-20 240-66 300-50 330-62 375-118 450-132 500-96 560-136 650-118 680-66 745-60 770 10 735 66 715 110 690 150 650 180Z',
      cloth,
    ) +
    drawn(
      'M405 130C380 60 350 0 330-62M470 120C470 40 485-40 500-96M540 118C575 50 640-20 680-66M600 132C650 100 700 84 735 66M350 160C300 110 240 40 205-20',
      'none',
      10,
    ) +
    drawn(
      'M276 335C238 262 262 182 345 142 440 98 570 88 662 150 676 166 674 196 662 214 600 168 480 168 400 200 340 225 300 270 276 335Z',
      shade,
    ) +
    drawn('M300 250C350 190 450 150 560 145', 'none', 10)
  );
}

/** A fila: the tall soft Yoruba cap, its crown folded over to one side. */
export function fila(cloth: string, thread: string): string {
  return (
    drawn(
      'M282 236C262 150 270 70 306 14 380-40 560-52 650-14 700 10 706 70 690 120 680 150 664 176 652 204 540 168 390 176 282 236Z',
      cloth,
    ) +
    drawn('M306 14C400 76 560 100 690 120', 'none', 10) +
    `<path d="M300 178C400 128 560 132 650 166" fill="none" stroke="${thread}" stroke-width="12"/>`
  );
}

/** A site helmet for workers. */
export function helmet(shell: string): string {
  return (
    drawn('M282 200C270 70 360 10 460 10 570 10 646 80 648 190Z', shell) +
    drawn('M420 14C405 60 402 120 408 180M505 16C530 60 540 120 540 176', 'none', 11) +
    drawn(
      'M268 214C260 196 268 182 284 178 410 150 560 150 700 176 716 182 716 200 700 206 560 186 400 186 268 214Z',
      shell,
    )
  );
}

/** Ring earrings on the near ear. */
export function earring(metal: string): string {
  return `<circle cx="300" cy="425" r="24" fill="none" stroke="${ink}" stroke-width="20"/><circle cx="300" cy="425" r="24" fill="none" stroke="${metal}" stroke-width="9"/>`;
}

type Paint = Record<string, string>;

export type Person = {
  body: string;
  pose?: Extract<PartKind, 'bust' | 'sitting' | 'standing'>;
  hair: string;
  face: string;
  skin?: string;
  /** Colours of the cloth: `base` for the whole silhouette, or a traced region by name. */
  wear?: Paint;
  /** Colours of poses that come in several silhouettes, in drawing order; `skin` stands for the skin. */
  silhouettes?: string[];
  /** Colours of the head: `base` for grey hair or a wrap, `cloth` for a hijab. */
  head?: Paint;
  beard?: string;
  beardColour?: string;
  glasses?: string;
  trim?: Trim;
  /** Drawn over the body but behind the head, and over everything. */
  onBody?: string;
  onHead?: string;
};

function peepPath(d: string, colour: string, grain = 1): string {
  const drawn = flat(d, colour);
  return grain === 1 ? drawn : `<g transform="scale(${grain})">${drawn}</g>`;
}

function layer(
  kind: PartKind,
  name: string,
  skin: string,
  paint: Paint,
  silhouettes: string[],
  trim?: Trim,
): string {
  const { fills, ink: strokes } = part(kind, name, trim);
  const { under = {}, over = {} } = traced[name] ?? {};
  const base = paint.base ?? skin;
  const colourOf = (region: string) => (region === 'skin' ? skin : paint[region]);
  const coloured = (regions: Record<string, string>) =>
    Object.entries(regions).map(([region, d]) => flat(d, colourOf(region) ?? base));
  const silhouette = fills.map((d, i) => {
    const colour = silhouettes[i] ?? base;
    return peepPath(d, colour === 'skin' ? skin : colour, trim?.grain);
  });
  const worn = Object.fromEntries(Object.entries(over).filter(([region]) => paint[region]));
  return [...silhouette, ...coloured(under), peepPath(strokes, ink, trim?.grain), ...coloured(worn)].join('');
}

/** A hijab is solid ink in Open Peeps, so its face is laid over the coloured cloth again. */
function hijab(skin: string, cloth: string): string {
  const { under, over } = traced.Hijab ?? {};
  const [outline = ''] = part('hair', 'Hijab').ink.split(/(?=M)/);
  return (
    flat(outline, ink) +
    flat(over?.cloth ?? '', cloth) +
    `<path d="${under?.skin}" fill="${skin}" stroke="${ink}" stroke-width="12"/>` +
    `<path d="M350 560c50 25 110 20 170-10M400 600c40 15 80 10 120-10" fill="none" stroke="${ink}" stroke-width="11"/>`
  );
}

function head({
  hair,
  face,
  skin = skins.chestnut,
  head: paint = {},
  beard,
  beardColour,
  glasses,
  trim = {},
}: Person): string {
  const fine = { grain: trim.grain };
  const wrapped = hair === 'Hijab' && paint.cloth;
  return [
    wrapped ? hijab(skin, paint.cloth ?? ink) : layer('hair', hair, skin, paint, [], fine),
    peepPath(part('face', face, fine).ink, ink, trim.grain),
    beard ? layer('facialHair', beard, beardColour ?? skin, {}, [], fine) : '',
    glasses ? peepPath(part('accessories', glasses, fine).ink, ink, trim.grain) : '',
  ].join('');
}

export function figure(person: Person): string {
  const { body, pose = 'bust', skin = skins.chestnut, wear = {}, silhouettes = [], trim } = person;
  return [
    layer(pose, body, skin, wear, silhouettes, trim),
    person.onBody ?? '',
    head(person),
    person.onHead ?? '',
  ].join('');
}

const axis = 440;
const hem = 1140;

/** Stands a bust on a base line, centred on x. */
export function bust(person: Person, x: number, base: number, scale: number, flip = false): string {
  return at(x + (flip ? axis : -axis) * scale, base - hem * scale, scale, figure(person), flip);
}

/** Stands a full figure with its soles on the ground; `soles` is how deep its pose reaches. */
export function standing(
  person: Person,
  x: number,
  ground: number,
  soles: number,
  scale: number,
  flip = false,
): string {
  return at(x + (flip ? axis : -axis) * scale, ground - soles * scale, scale, figure(person), flip);
}
