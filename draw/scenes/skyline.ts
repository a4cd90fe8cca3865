import { paper, type Scene } from './shapes.ts';

function strokes(d: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${paper}" stroke-width="${width}"/>`;
}

function tower(x: number, w: number, h: number): string {
  let d = `M${x} 168V${168 - h}H${x + w}V168`;
  for (let y = 168 - h + 18; y < 150; y += 18)
    d += `M${x + 9} ${y}h6M${x + w / 2 - 3} ${y}h6M${x + w - 15} ${y}h6`;
  return d;
}

function palm(x: number, h: number): string {
  const y = 168 - h;
  return `M${x} 168C${x} ${168 - h / 2} ${x + 4} ${y + 14} ${x + 10} ${y}M${x + 10} ${y}c-10-14-26-16-36-6M${x + 10} ${y}c10-14 26-16 36-6M${x + 10} ${y}c-14-2-26 6-28 20M${x + 10} ${y}c14-2 26 6 28 20M${x + 10} ${y}c-4-14 2-24 10-28`;
}

function bridge(x: number): string {
  let d = `M${x - 230} 138H${x + 180}M${x - 14} 168L${x} 12 ${x + 14} 168M${x - 160} 138V168M${x + 150} 138V168`;
  for (let i = 0; i < 8; i += 1)
    d += `M${x} ${20 + i * 8}L${x - 200 + i * 22} 138M${x} ${20 + i * 8}L${x + 175 - i * 20} 138`;
  return d;
}

function danfo(x: number): string {
  return (
    `M${x} 164V124q0-10 10-10H${x + 84}q8 0 13 8l9 16q12 2 12 12v14H${x}Z` +
    `M${x} 143H${x + 108}M${x} 151H${x + 117}M${x + 8} 122h18v13h-18zM${x + 34} 122h18v13h-18zM${x + 60} 122h18v13h-18z`
  );
}

const wheels = (x: number) =>
  `<circle cx="${x + 26}" cy="164" r="9" fill="${paper}"/><circle cx="${x + 92}" cy="164" r="9" fill="${paper}"/>`;

function umbrella(x: number): string {
  return `M${x - 44} 124C${x - 40} 108 ${x - 22} 96 ${x} 94 ${x + 22} 96 ${x + 40} 108 ${x + 44} 124q-11-8-22 0q-11-8-22 0q-11-8-22 0q-11-8-22 0M${x} 94V168`;
}

const waves = Array.from({ length: 17 }, (_, i) => `M${30 + i * 70} ${i % 2 ? 190 : 182}q9-8 18 0t18 0`).join(
  '',
);

export const skyline: Scene = {
  name: 'skyline',
  width: 1200,
  height: 200,
  content:
    strokes('M4 172H1196') +
    strokes(
      tower(100, 46, 70) +
        tower(146, 40, 112) +
        tower(194, 54, 86) +
        tower(930, 40, 66) +
        tower(970, 48, 124) +
        tower(1018, 40, 90),
      2.5,
    ) +
    strokes(bridge(635), 2.5) +
    strokes(danfo(266)) +
    wheels(266) +
    strokes(palm(50, 92) + palm(1090, 104) + palm(1150, 74) + umbrella(868), 2.5) +
    strokes(waves, 2.5),
};
