import { earring, gele } from './head-wear.ts';
import {
  deepOrange,
  green,
  indigo100,
  indigo600,
  indigo800,
  orange,
  paper,
  sand,
  skin,
  yellow,
} from './palette.ts';
import { bust } from './people.ts';
import { danfo, heap, palm, umbrella } from './place.ts';
import { ankara, printed } from './prints.ts';
import { at, box, flat, flatDisc, path, type Scene } from './shapes.ts';

const trader = {
  body: 'Device',
  hair: 'Bald',
  face: 'Smile',
  skin: skin.chestnut,
  wear: { base: printed('ankara'), phone: indigo800 },
  trim: { spots: 52 },
  onHead: gele(orange, yellow) + earring(yellow),
};

const stall =
  box(40, 424, 560, 52, { fill: indigo600, r: 8 }) +
  path('M40 444H600', { stroke: paper, width: 3, extra: 'stroke-dasharray="14 12"' }) +
  at(120, 424, 1, heap(orange, 4, 13)) +
  at(232, 424, 1, heap(deepOrange, 3, 12)) +
  at(505, 424, 1, heap(yellow, 4, 13));

export const heroEnrol: Scene = {
  name: 'hero-enrol',
  width: 640,
  height: 480,
  content:
    `<defs>${ankara('ankara', green, yellow, paper)}</defs>` +
    flat('M40 466V250A280 236 0 0 1 600 250V466Z', indigo100) +
    flatDisc(484, 158, 72, orange) +
    at(84, 400, 1.05, palm(150)) +
    flat('M40 380H600V466H40Z', sand) +
    path('M40 380H600') +
    at(322, 236, 0.96, danfo()) +
    at(176, 44, 1.3, umbrella([orange, paper, green], 300)) +
    bust(trader, 310, 440, 0.33) +
    stall,
};
