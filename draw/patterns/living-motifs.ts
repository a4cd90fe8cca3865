import { createHand, stroke } from './hand-drawn.ts';
import type { Spot, Tile } from './tile.ts';

/** Rows of pigeons between combed water, each row walking the other way. */
export function birds(): Tile {
  const hand = createHand(5);
  const wave = (y: number, swell: number) => `M0 ${y}q8-${swell} 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0`;
  const bird = [
    stroke(
      2.4,
      'M58 19c-1-7-12-8-15-1-2 6-6 10-13 13-8 4-15 9-20 17 9 3 16 4 22 3 14-1 23-8 25-19 1-4 1-8 1-13l7 3-7 3',
    ),
    stroke(
      2,
      'M24 42c7-7 14-7 21-4M27 46c6-4 11-4 16-2M12 48l-9 7M16 50l-7 8M22 51l-5 8M36 51l-2 8M43 48l2 9M30 60l7-1M42 58h7',
    ),
    stroke(
      3.4,
      hand.dabs(
        [
          [51, 19],
          [50, 28],
          [44, 30],
          [51, 34],
        ],
        0.2,
      ),
    ),
  ].join('');
  const sun = (x: number, y: number) => hand.ringOfDabs(x, y, 12, 8);
  return {
    width: 128,
    height: 160,
    marks: [
      `<g id="a" transform="translate(6)">${bird}</g>`,
      '<use href="#a" transform="matrix(-1 0 0 1 142 80)"/>',
      stroke(2, wave(70, 8), wave(76, 5), wave(150, 6), wave(156, 8)),
      stroke(3.8, sun(101, 34), sun(32, 116)),
      stroke(
        6.5,
        hand.dabs([
          [101, 34],
          [32, 116],
        ]),
      ),
    ].join(''),
  };
}

/** Cowries, once money and still luck, thrown this way and that. */
export function cowries(): Tile {
  const hand = createHand(12);
  const tooth = (y: number, side: number) =>
    hand.line(side * 3.6, y, side * 8 + hand.tremble(0.7), y + hand.tremble(1.2));
  const teeth = [-9, -3, 3, 9].flatMap((y) => [tooth(y, -1), tooth(y, 1)]);
  const shell = [
    stroke(2.6, 'M0-19c7 0 13 7 13.5 17S8 19 0 19.5-14 10-13.5 0-7-19 0-19Z'),
    stroke(2, ...teeth, 'M-1-14q-6 14-.5 28.5M1.5-14q5 14 0 28.5'),
  ].join('');
  const throws = [
    [24, 26, 20],
    [72, 22, -64],
    [26, 76, 106],
    [74, 72, -28],
  ];
  const copies = throws.map(([x, y, turn], i) => {
    const drawn = i ? '<use href="#c"/>' : `<g id="c">${shell}</g>`;
    return `<g transform="translate(${x} ${y})rotate(${turn})">${drawn}</g>`;
  });
  const sand: Spot[] = [
    [48, 46],
    [45, 54],
    [52, 52],
    [48, 4],
    [52, 97],
    [3, 50],
    [97, 47],
    [99, 4],
    [5, 98],
  ];
  return { width: 100, height: 100, marks: copies.join('') + stroke(3.6, hand.dabs(sand)) };
}
