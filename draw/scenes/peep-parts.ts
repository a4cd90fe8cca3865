import { createRequire } from 'node:module';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

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
