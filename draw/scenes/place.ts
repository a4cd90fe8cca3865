import { box, deepOrange, disc, flat, green, indigo100, ink, line, paper, path, yellow } from './shapes.ts';

/** A danfo, 300 wide and 150 high, its wheels on y = 150, driving to the right. */
export function danfo(): string {
  const wheel = (x: number) =>
    disc(x, 126, 23, { fill: ink }) + disc(x, 126, 9, { fill: indigo100, stroke: 'none' });
  const shell = 'M6 122V34Q6 8 32 8H212Q234 8 246 28L264 60Q292 66 294 88V122Z';
  return (
    path(shell, { fill: yellow }) +
    flat('M6 80H292V89H6ZM6 98H294V107H6Z', ink) +
    path('M22 26H66V62H22ZM80 26H124V62H80ZM138 26H182V62H138ZM196 26H212Q222 26 228 36L242 62H196Z', {
      fill: indigo100,
    }) +
    path('M131 70V120M189 70V120', { width: 3 }) +
    path(shell) +
    box(280, 92, 16, 14, { fill: paper, r: 4 }) +
    path('M20 8V-2H150V8', { width: 3 }) +
    path('M0 122H300', { width: 7 }) +
    wheel(66) +
    wheel(234)
  );
}

/** A market umbrella with its point at 0,0 and a span of 260; the pole is `drop` long. */
export function umbrella(colours: [string, string, string], drop: number): string {
  const [a, b, c] = colours;
  const rim = 'M-130 78Q-113 62-86 76-60 60-30 76 0 60 30 76 60 60 86 76 113 62 130 78';
  return (
    path(`M0 60V${drop}`, { width: 9 }) +
    path(`M0 60V${drop}`, { width: 3, stroke: paper }) +
    flat('M0 0C-70 4-120 40-130 78Q-113 62-86 76C-76 40-40 10 0 0Z', a) +
    flat('M0 0C-40 10-76 40-86 76Q-60 60-30 76C-26 40-14 14 0 0Z', b) +
    flat('M0 0C-14 14-26 40-30 76Q0 60 30 76C26 40 14 14 0 0Z', c) +
    flat('M0 0C14 14 26 40 30 76Q60 60 86 76C76 40 40 10 0 0Z', b) +
    flat('M0 0C40 10 76 40 86 76Q113 62 130 78C120 40 70 4 0 0Z', a) +
    path(`${rim}C120 40 70 4 0 0-70 4-120 40-130 78`) +
    path('M-86 76C-76 40-40 10 0 0 14 14 26 40 30 76M86 76C76 40 40 10 0 0-14 14-26 40-30 76', { width: 3 }) +
    path('M0 0V-12')
  );
}

/** Lagoon ripples: rows of short waves between x and x + w. */
export function ripples(x: number, y: number, w: number, rows: number, stroke: string): string {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const inset = (row % 2) * 34;
    for (let left = x + inset; left + 44 <= x + w; left += 84)
      d += `M${left} ${y + row * 20}q11-10 22 0t22 0`;
  }
  return path(d, { stroke, width: 3 });
}

/** A coconut palm, its foot at 0,0, leaning to the right; `h` is the height of the trunk. */
export function palm(h: number, leaf = green): string {
  const frond = (d: string) => path(d, { fill: leaf, width: 3 });
  return (
    path(`M-5 0C-4 ${-h * 0.4} 2 ${-h * 0.7} 16 ${-h}L24 ${-h}C14 ${-h * 0.7} 8 ${-h * 0.4} 8 0Z`, {
      fill: deepOrange,
      width: 3,
    }) +
    `<g transform="translate(20 ${-h})">` +
    frond('M0 0C-14-26-44-30-62-10-44-14-20-12 0 0Z') +
    frond('M0 0C14-28 46-32 64-10 44-14 20-12 0 0Z') +
    frond('M0 0C-26-8-50 8-52 34-38 16-18 6 0 0Z') +
    frond('M0 0C26-8 50 8 52 34 38 16 18 6 0 0Z') +
    frond('M0 0C-10-30 2-50 18-58 8-36 8-18 0 0Z') +
    '</g>'
  );
}

type BridgeLook = { stroke: string; deck: string; cables?: number };

/** The Lekki-Ikoyi bridge: one leaning-legged pylon with cables down to the deck on both sides. */
export function bridge(span: number, height: number, { stroke, deck, cables = 7 }: BridgeLook): string {
  const half = span / 2;
  let stays = '';
  for (let i = 1; i <= cables; i += 1) {
    const top = -height + 8 + (i - 1) * ((height * 0.42) / cables);
    const reach = half * (1 - (i - 1) / (cables + 1.2));
    stays += `M0 ${top.toFixed(0)}L${(-reach).toFixed(0)} 0M0 ${top.toFixed(0)}L${reach.toFixed(0)} 0`;
  }
  return (
    path(stays, { stroke, width: 2 }) +
    path(`M-${half} 0H${half}V12H-${half}Z`, { stroke, fill: deck, width: 3 }) +
    path(`M-26 40L-4 ${-height}H4L26 40H16L4 -10H-4L-16 40Z`, { stroke, fill: deck, width: 3 })
  );
}

/** City blocks along a ground line at y = 0; each tower is [x, width, height]. */
export function towers(blocks: [number, number, number][], fill: string, stroke: string): string {
  const outline = blocks.map(([x, w, h]) => `M${x} 0V${-h}H${x + w}V0`).join('');
  const windows = blocks
    .map(([x, w, h]) => {
      let rows = '';
      for (let y = h - 16; y > 14; y -= 18) rows += `M${x + 10} ${-y}H${x + w - 10}`;
      return rows;
    })
    .join('');
  return (
    path(outline, { fill, stroke, width: 3 }) +
    path(windows, { stroke, width: 2, extra: 'stroke-dasharray="6 7" stroke-linecap="butt"' })
  );
}

/** A shallow heap of market goods with its base centred on 0,0. */
export function heap(colour: string, rows: number, r = 12): string {
  let fruit = '';
  for (let row = 0; row < rows; row += 1) {
    const count = rows - row;
    for (let i = 0; i < count; i += 1)
      fruit += disc((i - (count - 1) / 2) * r * 2, -r - row * r * 1.7, r, { fill: colour, width: 3 });
  }
  return fruit;
}

export function spark(x: number, y: number, r: number, fill = yellow): string {
  const q = r * 0.22;
  return path(
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`,
    {
      fill,
      width: line - 1,
    },
  );
}
