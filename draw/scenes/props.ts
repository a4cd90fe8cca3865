import {
  box,
  disc,
  flat,
  green,
  indigo100,
  indigo600,
  indigo800,
  ink,
  lightGreen,
  orange,
  paper,
  path,
  sand,
  yellow,
} from './shapes.ts';

/** The cloth-like strip on which cropped figures stand: flat colour with a running stitch. */
export function plinth(x: number, y: number, w: number, h: number, fill = indigo600, stitch = paper): string {
  return (
    box(x, y, w, h, { fill, r: 8 }) +
    path(`M${x + 14} ${y + h / 2}H${x + w - 14}`, {
      stroke: stitch,
      width: 3,
      extra: 'stroke-dasharray="14 12"',
    })
  );
}

/** An arch that keeps dark hair and ink readable on any page colour. */
export function arch(x: number, top: number, w: number, bottom: number, fill: string): string {
  const shoulder = top + w * 0.42;
  return flat(`M${x} ${bottom}V${shoulder}A${w / 2} ${w * 0.42} 0 0 1 ${x + w} ${shoulder}V${bottom}Z`, fill);
}

export function cross(x: number, y: number, r: number, fill: string, outline = false): string {
  const a = r * 0.36;
  const d = `M${x - a} ${y - r}H${x + a}V${y - a}H${x + r}V${y + a}H${x + a}V${y + r}H${x - a}V${y + a}H${x - r}V${y - a}H${x - a}Z`;
  return outline ? path(d, { fill }) : flat(d, fill);
}

/** A clinic front, its ground line at y = 0 and its middle at x = 0. */
export function clinic(w: number, h: number, wall: string, roof: string): string {
  const half = w / 2;
  const pane = (x: number) =>
    box(x, -h * 0.62, 34, 32, { fill: indigo100, r: 3 }) + path(`M${x + 17} ${-h * 0.62}v32`, { width: 3 });
  return (
    box(-half, -h, w, h, { fill: wall }) +
    path(`M${-half - 14} ${-h}H${half + 14}V${-h - 20}H${-half - 14}Z`, { fill: roof }) +
    disc(0, -h - 22, 32, { fill: paper }) +
    cross(0, -h - 22, 18, green) +
    pane(-half + 18) +
    pane(half - 52) +
    path(`M-30 0V${-h * 0.5}H30V0M0 0V${-h * 0.5}`, { fill: lightGreen }) +
    path(`M-44 ${-h * 0.5}H44L34 ${-h * 0.5 - 16}H-34Z`, { fill: roof })
  );
}

/** A hospital front of several floors, 300 wide and 250 high, ground line at y = 0. */
export function hospital(wall: string, roof: string): string {
  let panes = '';
  for (const y of [-196, -140, -84]) for (const x of [-128, -78, 44, 94]) panes += `M${x} ${y}h34v34h-34z`;
  return (
    box(-150, -224, 300, 224, { fill: wall }) +
    path('M-162-224H162V-242H-162Z', { fill: roof }) +
    path(panes, { fill: indigo100, width: 3 }) +
    path('M-34 0V-262H34V0Z', { fill: roof }) +
    disc(0, -216, 27, { fill: paper }) +
    cross(0, -216, 16, green) +
    path('M-24 0V-62H24V0M0 0V-62', { fill: lightGreen })
  );
}

export function tick(x: number, y: number, r: number, fill = green): string {
  return (
    disc(x, y, r, { fill }) +
    path(`M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.34}l${r * 0.56}-${r * 0.68}`, {
      stroke: paper,
      width: r > 20 ? 6 : 4,
    })
  );
}

/** A checklist on a clipboard, 150 wide and 200 high. */
export function clipboard(): string {
  const row = (y: number) =>
    tick(34, y, 14) + path(`M60 ${y}H${y === 104 ? 112 : 126}`, { width: 5, stroke: indigo600 });
  return (
    box(0, 0, 150, 200, { fill: orange, r: 12 }) +
    box(12, 20, 126, 168, { fill: paper, r: 5 }) +
    box(46, -12, 58, 28, { fill: indigo100, r: 8 }) +
    row(60) +
    row(104) +
    row(148)
  );
}

/** A naira coin; the sign is drawn, so that it needs no font. */
export function naira(x: number, y: number, r: number, fill = yellow): string {
  const u = r / 50;
  const sign = `M${x - 15 * u} ${y + 22 * u}V${y - 22 * u}L${x + 15 * u} ${y + 22 * u}V${y - 22 * u}M${x - 26 * u} ${y - 6 * u}H${x + 26 * u}M${x - 26 * u} ${y + 8 * u}H${x + 26 * u}`;
  return disc(x, y, r, { fill }) + disc(x, y, r - 9 * u, { width: 2.5 }) + path(sign, { width: 6 * u + 1 });
}

export function bankCard(): string {
  return (
    box(0, 0, 130, 82, { fill: indigo600, r: 10 }) +
    flat('M2 18H128V34H2Z', ink) +
    box(14, 48, 26, 18, { fill: yellow, r: 3, width: 3 }) +
    path('M74 58H114', { stroke: paper, width: 5 })
  );
}

/** A phone standing upright; draw the screen content between `phoneBack` and `phoneRim`. */
export function phoneBack(x: number, y: number, w: number, h: number, screen: string): string {
  return (
    box(x, y, w, h, { fill: indigo800, r: 26 }) +
    box(x + 12, y + 12, w - 24, h - 24, { fill: screen, r: 16, stroke: 'none' })
  );
}

export function phoneRim(x: number, y: number, w: number, h: number): string {
  return (
    path(
      `M${x + 26} ${y}H${x + w - 26}A26 26 0 0 1 ${x + w} ${y + 26}V${y + h - 26}A26 26 0 0 1 ${x + w - 26} ${y + h}H${x + 26}A26 26 0 0 1 ${x} ${y + h - 26}V${y + 26}A26 26 0 0 1 ${x + 26} ${y}Z`,
    ) + path(`M${x + w / 2 - 18} ${y + 12}h36`, { stroke: indigo800, width: 12 })
  );
}

/** A ladder leaning from 0,0 upwards; rungs follow the rails. */
export function ladder(length: number, w = 54): string {
  let rungs = '';
  for (let y = 26; y < length; y += 34) rungs += `M0 ${-y}H${w}`;
  const rails = `M0 0V${-length}M${w} 0V${-length}`;
  return (
    path(rungs, { width: 9 }) +
    path(rungs, { width: 3, stroke: sand }) +
    path(rails, { width: 11 }) +
    path(rails, { width: 4, stroke: orange })
  );
}

/** A direction board whose point looks right; mirror it with a flip. */
export function signArm(w: number, fill: string): string {
  return (
    path(`M0-22H${w - 22}L${w} 0 ${w - 22} 22H0Z`, { fill }) +
    path(`M22 0H${w - 46}m-14-10 14 10-14 10`, { stroke: fill === yellow ? ink : paper, width: 5 })
  );
}
