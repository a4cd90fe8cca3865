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
