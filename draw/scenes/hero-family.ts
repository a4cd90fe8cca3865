import { bust, earring, fila, type Person } from './people.ts';
import { palm } from './place.ts';
import { arch, plinth } from './props.ts';
import {
  adire,
  ankara,
  at,
  deepOrange,
  flatDisc,
  green,
  greyHair,
  indigo100,
  indigo600,
  orange,
  paper,
  printed,
  type Scene,
  sand,
  skin,
  yellow,
} from './shapes.ts';

export const father: Person = {
  body: 'BlazerBlackTee',
  hair: 'Bald',
  face: 'Smile',
  skin: skin.cocoa,
  wear: { base: printed('adire'), top: paper },
  beard: 'Chin',
  onHead: fila(indigo600, orange),
};

const mother: Person = {
  body: 'Explaining',
  hair: 'Turban',
  face: 'Calm',
  skin: skin.chestnut,
  wear: { base: yellow },
  trim: { grain: 2 },
  head: { base: orange },
};

const grandmother: Person = {
  body: 'Coffee',
  hair: 'GrayBun',
  face: 'Calm',
  skin: skin.ebony,
  silhouettes: [paper, 'skin', printed('ankara')],
  head: { base: greyHair },
  glasses: 'GlassRound',
};

export const child: Person = {
  body: 'Shirt',
  hair: 'Buns',
  face: 'Cute',
  skin: skin.caramel,
  wear: { base: orange },
  trim: { grain: 2 },
  onHead: earring(yellow),
};

export const heroFamily: Scene = {
  name: 'hero-family',
  width: 640,
  height: 480,
  content:
    `<defs>${adire('adire', indigo600, indigo100)}${ankara('ankara', green, yellow, paper)}</defs>` +
    arch(30, 24, 580, 462, indigo100) +
    flatDisc(320, 220, 178, yellow) +
    at(78, 446, 1.1, palm(190)) +
    at(574, 446, 1, palm(160, green), true) +
    bust(father, 210, 452, 0.31) +
    bust(mother, 386, 452, 0.295) +
    bust(grandmother, 500, 456, 0.265, true) +
    bust(child, 294, 456, 0.21) +
    plinth(30, 440, 580, 36, deepOrange, sand),
};
