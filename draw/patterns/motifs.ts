export type Tile = { width: number; height: number; marks: string };
export type Spot = [x: number, y: number];

/** Draws the tile again one step to the left, above, and both, so that motifs may cross its edges. */
export function spill(width: number, height: number, marks: string): Tile {
  const shifts = [`x="-${width}"`, `y="-${height}"`, `x="-${width}" y="-${height}"`];
  const copies = shifts.map((shift) => `<use href="#a" ${shift}/>`).join('');
  return { width, height, marks: `<g id="a">${marks}</g>${copies}` };
}

/** A repeatable "hand": the same seed always trembles in the same way, so redrawing changes no file. */
export function createHand(seed: number) {
  let state = seed;
  const tremble = (amount: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return (state / 4294967296 - 0.5) * 2 * amount;
  };
  const round = (value: number) => Math.round(value * 10) / 10;
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

  return {
    tremble,

    /** A closed ring through the middles of trembling points; smooth without a single control handle. */
    ring(cx: number, cy: number, rx: number, ry = rx, wobble = 0.7, corners = 9) {
      const turn = tremble(0.5);
      const dots = Array.from({ length: corners }, (_, i) => {
        const angle = turn + (i / corners) * 2 * Math.PI;
        const swell = 1 / Math.cos(Math.PI / corners) ** 0.8;
        return {
          x: cx + Math.cos(angle) * (rx * swell + tremble(wobble)),
          y: cy + Math.sin(angle) * (ry * swell + tremble(wobble)),
        };
      });
      const middle = (i: number) => {
        const [a, b] = [dots[i % corners], dots[(i + 1) % corners]];
        return point((a.x + b.x) / 2, (a.y + b.y) / 2);
      };
      const curves = dots.map((_, i) => {
        const via = dots[(i + 1) % corners];
        return `Q${point(via.x, via.y)} ${middle(i + 1)}`;
      });
      return `M${middle(0)}${curves.join('')}Z`;
    },

    /** A line pulled with a comb: it sways once or twice and stops a little early or late. */
    pull(x1: number, y1: number, x2: number, y2: number, sway: number, waves = 2) {
      const [dx, dy] = [(x2 - x1) / waves, (y2 - y1) / waves];
      const length = Math.hypot(dx, dy);
      const [nx, ny] = [-dy / length, dx / length];
      const end = tremble(1.4) / length;
      const bends = Array.from({ length: waves }, (_, i) => {
        const side = (i % 2 ? -1 : 1) * (sway + tremble(sway / 3));
        const at = i === waves - 1 ? i + 1 + end : i + 1;
        return `Q${point(x1 + dx * (i + 0.5) + nx * side, y1 + dy * (i + 0.5) + ny * side)} ${point(x1 + dx * at, y1 + dy * at)}`;
      });
      return `M${point(x1 + tremble(0.8), y1 + tremble(0.8))}${bends.join('')}`;
    },

    line: (x1: number, y1: number, x2: number, y2: number) => `M${point(x1, y1)}L${point(x2, y2)}`,

    /** Round dabs; a zero-length line with round caps is the shortest way to write a dot. */
    dabs(points: [x: number, y: number][], wobble = 0.5) {
      return points.map(([x, y]) => `M${point(x + tremble(wobble), y + tremble(wobble))}h0`).join('');
    },

    ringOfDabs(cx: number, cy: number, radius: number, count: number) {
      const turn = tremble(0.3);
      return this.dabs(
        Array.from({ length: count }, (_, i) => {
          const angle = turn + (i / count) * 2 * Math.PI;
          return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
        }),
      );
    },
  };
}

export const stroke = (width: number, ...paths: string[]) =>
  `<path stroke-width="${width}" d="${paths.join('')}"/>`;

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
