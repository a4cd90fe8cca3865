import { doctor } from './hero-vbooth.ts';
import {
  green,
  indigo100,
  indigo600,
  ink,
  lightGreen,
  orange,
  paper,
  sand,
  skin,
  yellow,
} from './palette.ts';
import { bust, type Person, standing } from './people.ts';
import { palm } from './place.ts';
import { arch, hospital, plinth } from './props.ts';
import { at, box, cut, flatDisc, type Scene } from './shapes.ts';

const nurse: Person = {
  body: 'Shirt',
  hair: 'BantuKnots',
  face: 'Calm',
  skin: skin.ebony,
  wear: { base: indigo600 },
  onBody:
    `<path d="M230 800h140v120q-70 36-140 0z" fill="none" stroke="${ink}" stroke-width="13"/>` +
    `<path d="M270 770v80M296 770v80" stroke="${paper}" stroke-width="12"/>`,
};

export const provider: Scene = {
  name: 'provider',
  width: 640,
  height: 480,
  content:
    arch(30, 24, 580, 462, indigo100) +
    flatDisc(128, 128, 70, yellow) +
    at(338, 442, 1.36, hospital(sand, orange)) +
    at(60, 446, 1, palm(160)) +
    at(588, 446, 1, palm(140), true) +
    bust(nurse, 420, 452, 0.31, true) +
    cut(
      'ground',
      box(0, 0, 640, 450, { stroke: 'none' }),
      standing({ ...doctor, hair: 'FlatTop', skin: skin.cocoa, beard: 'Chin' }, 222, 446, 1240, 0.32),
    ) +
    plinth(30, 440, 580, 36, green, lightGreen),
};
