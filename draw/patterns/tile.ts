export type Tile = { width: number; height: number; marks: string };
export type Spot = [x: number, y: number];

/** Draws the tile again one step to the left, above, and both, so that motifs may cross its edges. */
export function spill(width: number, height: number, marks: string): Tile {
  const shifts = [`x="-${width}"`, `y="-${height}"`, `x="-${width}" y="-${height}"`];
  const copies = shifts.map((shift) => `<use href="#a" ${shift}/>`).join('');
  return { width, height, marks: `<g id="a">${marks}</g>${copies}` };
}
