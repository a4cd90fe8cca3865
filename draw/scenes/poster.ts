import { child, father } from './hero-family.ts';
import { bust, earring, gele, type Person } from './people.ts';
import { ripples, spark } from './place.ts';
import {
  adire,
  ankara,
  box,
  cut,
  deepOrange,
  flat,
  flatDisc,
  green,
  indigo100,
  indigo600,
  indigo800,
  orange,
  paper,
  path,
  printed,
  type Scene,
  sand,
  skin,
  yellow,
} from './shapes.ts';

const trader: Person = {
  body: 'Device',
  hair: 'Bald',
  face: 'Calm',
  skin: skin.chestnut,
  wear: { base: printed('ankara'), phone: indigo100 },
  trim: { spots: 52 },
  onHead: gele(yellow, orange) + earring(yellow),
};

/** A tile of the frame: the eye-in-a-diamond of adire cloth. */
const border =
  '<pattern id="frame" width="25" height="25" patternUnits="userSpaceOnUse">' +
  `<rect width="25" height="25" fill="${indigo600}"/>` +
  `<path d="M12.500 2L23 12.500 12.500 23 2 12.500Z" fill="none" stroke="${indigo100}" stroke-width="2"/>` +
  `<circle cx="12.500" cy="12.500" r="3.500" fill="${yellow}"/></pattern>`;

const rays = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const point = (r: number) =>
    `${(200 + r * Math.cos(angle)).toFixed(1)} ${(226 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${point(160)}L${point(178)}`;
}).join('');

export const poster: Scene = {
  name: 'poster',
  width: 400,
  height: 500,
  content:
    `<defs>${border}${ankara('ankara', green, yellow, paper)}${adire('adire', indigo600, indigo100)}</defs>` +
    box(0, 0, 400, 500, { fill: 'url(#frame)', stroke: 'none' }) +
    box(25, 25, 350, 450, { fill: indigo800, stroke: paper, width: 3 }) +
    cut(
      'inside',
      '<path d="M26.500 26.500H373.500V473.500H26.500Z"/>',
      flatDisc(200, 226, 146, orange) +
        path(rays, { stroke: yellow, width: 4 }) +
        flat('M25 322H375V475H25Z', indigo600) +
        ripples(36, 340, 330, 6, indigo100) +
        bust({ ...father, wear: { ...father.wear, top: sand } }, 106, 470, 0.225) +
        bust(trader, 218, 478, 0.275, true) +
        bust(child, 322, 478, 0.18, true) +
        flat('M25 452H375V475H25Z', deepOrange) +
        path('M25 452H375'),
    ) +
    spark(68, 74, 16) +
    spark(336, 88, 20) +
    spark(320, 56, 9, paper),
};
