export const ink = '#131a43';
export const indigo800 = '#1c2560';
export const indigo600 = '#2f3c94';
export const indigo100 = '#dfe3f7';
export const orange = '#f58634';
export const deepOrange = '#a8420a';
export const green = '#1d6b45';
export const lightGreen = '#dff0e5';
export const paper = '#fffaf2';
export const sand = '#f7efe2';
export const yellow = '#fdc72f';
export const greyHair = '#c9c6c0';

export const skin = {
  ebony: '#5a3218',
  cocoa: '#6b3e1d',
  chestnut: '#8d5524',
  caramel: '#a86b3c',
} as const;

/** One line weight for places and props, equal to the Peeps' ink at the scale they mostly stand in. */
export const line = 4;

type Look = { fill?: string; stroke?: string; width?: number; extra?: string };

function look({ fill = 'none', stroke = ink, width = line, extra = '' }: Look): string {
  const outline = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  return `fill="${fill}"${outline}${extra ? ` ${extra}` : ''}`;
}

export function path(d: string, options: Look = {}): string {
  return `<path d="${d}" ${look(options)}/>`;
}

/** A flat shape without an outline. */
export function flat(d: string, fill: string): string {
  return path(d, { fill, stroke: 'none' });
}

export function box(x: number, y: number, w: number, h: number, options: Look & { r?: number } = {}): string {
  const corner = options.r ? ` rx="${options.r}"` : '';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${corner} ${look(options)}/>`;
}

export function disc(x: number, y: number, r: number, options: Look = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" ${look(options)}/>`;
}

export function flatDisc(x: number, y: number, r: number, fill: string): string {
  return disc(x, y, r, { fill, stroke: 'none' });
}

export function at(x: number, y: number, scale: number, content: string, flip = false): string {
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`;
}

export function turn(degrees: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
}

/** Cuts a drawing to a shape, so that a figure can end at a table, a screen or the edge of the picture. */
export function cut(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export type Scene = { name: string; width: number; height: number; content: string };

/** Open Peeps draws its ink as outlines with holes, hence the even-odd rule for the whole picture. */
export function toSvg({ width, height, content }: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`
  );
}

/** Cloth prints as pattern tiles in the Peeps' own units; use with fill="url(#id)". */

function tile(id: string, size: number, ground: string, motif: string): string {
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<rect width="${size}" height="${size}" fill="${ground}"/>${motif}</pattern>`
  );
}

export const printed = (id: string) => `url(#${id})`;

/** Ankara: rings with a heart of another colour, half a step apart. */
export function ankara(id: string, ground: string, ring: string, heart: string): string {
  const rings = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${ring}" stroke-width="11"/>` +
    `<circle cx="${x}" cy="${y}" r="11" fill="${heart}"/>`;
  return tile(id, 150, ground, rings(38, 38) + rings(113, 113));
}

/** Adire eleko: comb strokes and dots, as drawn with a feather in cassava paste. */
export function adire(id: string, ground: string, paste: string): string {
  return tile(
    id,
    120,
    ground,
    `<path d="M15 15v34M30 15v34M45 15v34M75 90h34M75 75h34M75 105h34" stroke="${paste}" stroke-width="7" stroke-linecap="round"/>` +
      `<circle cx="92" cy="32" r="14" fill="none" stroke="${paste}" stroke-width="7"/><circle cx="30" cy="90" r="9" fill="${paste}"/>`,
  );
}

/** Aso-oke: woven stripes. */
export function asoOke(id: string, ground: string, stripe: string, thread: string): string {
  return tile(
    id,
    90,
    ground,
    `<path d="M20 0v90" stroke="${stripe}" stroke-width="18"/><path d="M62 0v90" stroke="${thread}" stroke-width="7"/>`,
  );
}
