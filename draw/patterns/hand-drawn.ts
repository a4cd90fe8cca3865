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
