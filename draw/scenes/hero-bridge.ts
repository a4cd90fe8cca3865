import { fila, type Person, standing } from './people.ts';
import { bridge, palm, ripples, towers } from './place.ts';
import { plinth } from './props.ts';
import {
  at,
  cut,
  deepOrange,
  flat,
  flatDisc,
  green,
  indigo100,
  indigo600,
  lightGreen,
  orange,
  paper,
  path,
  type Scene,
  sand,
  skin,
  yellow,
} from './shapes.ts';

const wheeler: Person = {
  body: 'Wheelchair',
  pose: 'sitting',
  trim: { grain: 4 },
  hair: 'Afro',
  face: 'Smile',
  skin: skin.chestnut,
  wear: { base: indigo100, jacket: orange, trousers: indigo600, top: yellow },
};

const elder: Person = {
  body: 'RestingWB',
  pose: 'standing',
  trim: { grain: 4 },
  hair: 'Bald',
  face: 'Calm',
  skin: skin.ebony,
  wear: { base: paper, trousers: green },
  onHead: fila(green, yellow),
};

const friend: Person = {
  body: 'PointingFingerWB',
  pose: 'standing',
  trim: { grain: 4 },
  hair: 'Hijab',
  face: 'Smile',
  skin: skin.caramel,
  wear: { base: yellow, trousers: deepOrange, soles: sand },
  head: { cloth: green },
};

const sky = 'M24 462V262C24 110 150 24 320 24S616 110 616 262V462Z';

const city =
  at(
    0,
    316,
    1,
    towers(
      [
        [30, 44, 60],
        [66, 38, 104],
        [104, 52, 74],
        [500, 40, 84],
        [536, 46, 128],
        [580, 60, 70],
      ],
      indigo100,
      indigo600,
    ),
  ) +
  at(330, 300, 1, bridge(640, 230, { stroke: indigo600, deck: paper })) +
  flat('M24 330H616V470H24Z', indigo600) +
  ripples(60, 350, 540, 2, indigo100);

export const heroBridge: Scene = {
  name: 'hero-bridge',
  width: 640,
  height: 480,
  content:
    cut('sky', `<path d="${sky}"/>`, flat(sky, sand) + flatDisc(452, 180, 84, orange) + city) +
    at(566, 442, 1, palm(150), true) +
    path('M24 392H616M24 412H616M60 392V440M160 392V440M400 392V440M500 392V440M592 392V440', { width: 3 }) +
    standing(elder, 444, 450, 2900, 0.134, true) +
    standing(friend, 126, 450, 2690, 0.14) +
    standing(wheeler, 284, 452, 2440, 0.145) +
    plinth(24, 442, 592, 34, green, lightGreen),
};
