import { helmet } from './head-wear.ts';
import { green, indigo100, indigo600, lightGreen, orange, paper, sand, skin, yellow } from './palette.ts';
import { bust, type Person, standing } from './people.ts';
import { palm, spark } from './place.ts';
import { arch, cross, ladder, plinth } from './props.ts';
import { at, box, flatDisc, path, type Scene, turn } from './shapes.ts';

const painter: Person = {
  body: 'PointingFingerWB',
  pose: 'standing',
  hair: 'CornRows',
  face: 'Smile',
  skin: skin.cocoa,
  wear: { base: orange, trousers: indigo600, soles: sand },
  onHead: helmet(yellow),
};

const fixer: Person = {
  body: 'Shirt',
  hair: 'Bald',
  face: 'Smile',
  skin: skin.chestnut,
  wear: { base: green },
  beard: 'Chin',
  onHead: helmet(yellow),
};

const brush =
  path('M0 0L34-58', { width: 12 }) +
  path('M0 0L34-58', { width: 5, stroke: orange }) +
  turn(
    30,
    34,
    -58,
    box(20, -76, 28, 18, { fill: paper, r: 3 }) + box(18, -108, 32, 34, { fill: indigo600, r: 6 }),
  );

const board =
  path('M306 228V446M566 228V446', { width: 16 }) +
  path('M306 228V446M566 228V446', { width: 7, stroke: orange }) +
  box(276, 206, 320, 150, { fill: indigo600, r: 12 }) +
  box(290, 220, 292, 122, { r: 7, width: 3, stroke: indigo100 }) +
  cross(350, 282, 34, paper) +
  path('M410 262H548M410 290H520', { stroke: paper, width: 10 }) +
  path('M410 318H462', { stroke: orange, width: 10 });

export const maintenance: Scene = {
  name: 'maintenance',
  width: 640,
  height: 480,
  content:
    arch(30, 24, 580, 462, sand) +
    flatDisc(432, 160, 112, yellow) +
    at(70, 446, 1, palm(180)) +
    turn(9, 500, 446, at(472, 446, 1, ladder(330))) +
    bust(fixer, 446, 256, 0.19, true) +
    board +
    standing(painter, 170, 448, 2680, 0.152) +
    at(286, 140, 0.8, brush) +
    spark(262, 76, 16, orange) +
    spark(590, 176, 13, orange) +
    plinth(30, 440, 580, 36, green, lightGreen),
};
