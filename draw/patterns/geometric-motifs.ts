import { createHand, stroke } from './hand-drawn.ts';
import { type Spot, spill, type Tile } from './tile.ts';

/** Eleko: rings and rays painted with cassava paste round a seed, small rings where four great ones meet. */
export function circles(): Tile {
  const hand = createHand(7);
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI + hand.tremble(0.05);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [29 + hand.tremble(1), 36.5 + hand.tremble(1)];
    return hand.line(60 + cos * from, 60 + sin * from, 60 + cos * to, 60 + sin * to);
  });
  return spill(
    120,
    120,
    [
      stroke(
        2.2,
        hand.ring(60, 60, 43, 42, 1.8, 9),
        hand.ring(60.5, 59.5, 43, 43, 1.4, 7),
        hand.ring(119, 121, 24, 23, 1.3, 7),
      ),
      stroke(2, ...rays, hand.ring(61, 60, 24, 23, 0.8, 8), hand.ring(120, 120, 16, 16, 0.7, 8)),
      stroke(
        4.2,
        hand.ringOfDabs(60, 60, 16.5, 9),
        hand.ringOfDabs(60, 120, 6, 4),
        hand.ringOfDabs(120, 60, 6, 4),
      ),
      stroke(
        11,
        hand.dabs([
          [60, 60],
          [120, 120],
        ]),
      ),
    ].join(''),
  );
}

/** Paste combed one way and then the other, in panels, with a plain panel of seed now and then. */
export function combs(): Tile {
  const hand = createHand(21);
  const teeth = [7, 16, 25, 34, 43];
  const across = (x: number, y: number) =>
    teeth.map((t) => hand.pull(x + 4, y + t - 1, x + 45, y + t - 1, 3));
  const down = (x: number, y: number) => teeth.map((t) => hand.pull(x + t - 1, y + 4, x + t - 1, y + 45, 3));
  const sun = (x: number, y: number) => hand.ringOfDabs(x, y, 16, 10);
  const seeds: Spot[] = [12, 24, 36].flatMap((x) => [60, 72, 84].map((y): Spot => [x, y]));
  return {
    width: 144,
    height: 96,
    marks: [
      stroke(2.8, ...across(0, 0), ...down(48, 0), ...down(96, 48), ...across(48, 48)),
      stroke(4.4, hand.dabs(seeds, 1), sun(120, 24)),
      stroke(2.4, hand.ring(120, 24, 8, 8, 0.8, 7)),
    ].join(''),
  };
}

/** Strips going over and under, as in a raffia mat; each strip is a bundle of uneven threads. */
export function weave(): Tile {
  const hand = createHand(33);
  const flat = (x: number, y: number, t: number) => hand.pull(x - 20, y + t, x + 20, y + t, 1.5, 1);
  const upright = (x: number, y: number, t: number) => hand.pull(x + t, y - 20, x + t, y + 20, 1.5, 1);
  const bundle = (t: number) => [flat(36, 18, t), upright(72, 18, t), upright(36, 54, t), flat(72, 54, t)];
  return spill(
    72,
    72,
    stroke(3.4, ...bundle(-7.5), ...bundle(7.5)) + stroke(2.2, ...bundle(-1), ...bundle(2.5)),
  );
}
