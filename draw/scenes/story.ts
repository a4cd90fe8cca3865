import { bust, earring, fila, gele, type Person } from './people.ts';
import {
  adire,
  asoOke,
  at,
  box,
  cut,
  deepOrange,
  flatDisc,
  green,
  greyHair,
  indigo100,
  indigo600,
  indigo800,
  lightGreen,
  orange,
  paper,
  path,
  printed,
  type Scene,
  sand,
  skin,
  yellow,
} from './shapes.ts';

function facade(name: string, ground: string, mark: string, prints: string, content: string): Scene {
  const circles =
    '<pattern id="cloth" width="64" height="64" patternUnits="userSpaceOnUse">' +
    `<g fill="none" stroke="${mark}" stroke-width="3"><circle cx="32" cy="32" r="26"/><circle cx="32" cy="32" r="16"/><circle cx="32" cy="32" r="5"/></g></pattern>`;
  return {
    name,
    width: 640,
    height: 360,
    content:
      `<defs>${circles}${prints}</defs>` +
      box(0, 0, 640, 360, { fill: ground, stroke: 'none' }) +
      box(0, 0, 640, 360, { fill: 'url(#cloth)', stroke: 'none' }) +
      cut('frame', '<path d="M0 0H640V360H0Z"/>', content),
  };
}

const woman: Person = {
  body: 'Explaining',
  hair: 'Bald',
  face: 'Calm',
  skin: skin.chestnut,
  wear: { base: yellow },
  onHead: gele(orange, yellow) + earring(yellow),
};

const newMother: Person = {
  body: 'Shirt',
  hair: 'Bun',
  face: 'Calm',
  skin: skin.caramel,
  wear: { base: orange },
  onHead: earring(yellow),
};

const newFather: Person = {
  body: 'ButtonShirt',
  hair: 'FlatTop',
  face: 'Smile',
  skin: skin.cocoa,
  wear: { base: printed('adire') },
  beard: 'Chin',
};

const elder: Person = {
  body: 'BlazerBlackTee',
  hair: 'Bald',
  face: 'Calm',
  skin: skin.ebony,
  wear: { base: printed('aso-oke'), top: paper },
  beard: 'GrayFull',
  beardColour: greyHair,
  onHead: fila(deepOrange, yellow),
};

/** A sleeping newborn in a wrap, 150 wide, its middle at 0,0. */
const newborn =
  path('M-70 14C-78-34-30-58 10-40 60-30 92 6 84 34 70 66-10 66-40 54-58 46-68 32-70 14Z', { fill: paper }) +
  path('M20-36C10 0 14 36 34 58M52-22C40 6 44 32 58 50', { width: 3 }) +
  path('M-62 6C-64-22-44-38-24-36-4-34 8-18 6 2 2 24-20 34-38 30-52 26-60 18-62 6Z', {
    fill: skin.chestnut,
  }) +
  path('M-46 0q6 6 12 0M-22 0q6 6 12 0M-36 16q8 6 14 0', { width: 3 }) +
  path('M-62-2C-58-26-40-38-20-36-26-26-44-12-62-2Z', { fill: lightGreen });

/** The father's forearm under the child, in the child's units. */
const arm =
  path('M98 52C50 84-10 86-44 66', { width: 36 }) +
  path('M98 52C50 84-10 86-44 66', { width: 28, stroke: indigo600 }) +
  path('M-36 62C-60 44-76 46-74 60-74 76-54 84-38 80Z', { fill: skin.cocoa });

export const stories: Scene[] = [
  facade('story-1', indigo800, indigo600, '', flatDisc(320, 190, 150, orange) + bust(woman, 320, 372, 0.28)),
  facade(
    'story-2',
    green,
    indigo800,
    adire('adire', indigo600, indigo100),
    flatDisc(320, 190, 160, yellow) +
      bust(newFather, 206, 376, 0.3) +
      bust(newMother, 424, 376, 0.28, true) +
      at(172, 282, 1.05, newborn + arm),
  ),
  facade(
    'story-3',
    deepOrange,
    orange,
    asoOke('aso-oke', indigo600, yellow, indigo100),
    flatDisc(320, 190, 150, sand) + bust(elder, 316, 376, 0.3),
  ),
];
