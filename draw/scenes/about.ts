import {
  deepOrange,
  green,
  greyHair,
  indigo100,
  indigo600,
  lightGreen,
  orange,
  paper,
  sand,
  skin,
  yellow,
} from './palette.ts';
import { bust, type Person } from './people.ts';
import { palm } from './place.ts';
import { ankara, printed } from './prints.ts';
import { arch, hospital, plinth } from './props.ts';
import { at, box, flatDisc, path, type Scene } from './shapes.ts';

const officer: Person = {
  body: 'ShirtCoat',
  hair: 'CornRows',
  face: 'Smile',
  skin: skin.cocoa,
  wear: { base: paper, coat: orange },
};

const colleague: Person = {
  body: 'BlazerBlackTee',
  hair: 'Hijab',
  face: 'Smile',
  skin: skin.caramel,
  wear: { base: green, top: paper },
  head: { cloth: yellow },
};

const director: Person = {
  body: 'ButtonShirt',
  hair: 'GrayShort',
  face: 'Calm',
  skin: skin.ebony,
  wear: { base: printed('ankara') },
  head: { base: greyHair },
  glasses: 'GlassRoundThick',
};

const desk =
  box(150, 408, 340, 34, { fill: deepOrange, r: 6 }) +
  path('M196 408l8-14h74l8 14Z', { fill: paper }) +
  box(392, 376, 52, 32, { fill: indigo100, r: 4 });

export const about: Scene = {
  name: 'about',
  width: 640,
  height: 480,
  content:
    `<defs>${ankara('ankara', indigo600, indigo100, yellow)}</defs>` +
    arch(30, 24, 580, 462, sand) +
    flatDisc(500, 128, 74, yellow) +
    at(300, 442, 1.3, hospital(indigo100, indigo600)) +
    at(56, 446, 1, palm(150)) +
    at(590, 446, 1, palm(130), true) +
    bust(officer, 176, 452, 0.27) +
    bust(colleague, 470, 452, 0.27, true) +
    bust(director, 322, 446, 0.24) +
    desk +
    plinth(30, 440, 580, 36, green, lightGreen),
};
