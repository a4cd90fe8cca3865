import { ink } from './palette.ts';

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
