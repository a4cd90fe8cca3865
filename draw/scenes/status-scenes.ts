import { bust, helmet, type Person, standing } from './people.ts';
import { danfo, palm, spark, towers } from './place.ts';
import { arch, cross, ladder, plinth, signArm } from './props.ts';
import {
  at,
  box,
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
  turn,
  yellow,
} from './shapes.ts';

const traveller: Person = {
  body: 'PointingFingerWB',
  pose: 'standing',
  hair: 'BantuKnots',
  face: 'Blank',
  skin: skin.chestnut,
  wear: { base: orange, trousers: indigo600, soles: sand },
};

const signpost =
  box(412, 96, 14, 336, { fill: deepOrange, r: 5 }) +
  at(400, 136, 1.05, signArm(160, green)) +
  at(440, 196, 1.05, signArm(150, yellow), true) +
  at(402, 256, 1.05, signArm(130, indigo600));

export const lost: Scene = {
  name: 'lost',
  width: 640,
  height: 480,
  content:
    arch(30, 24, 580, 440, indigo100) +
    flatDisc(470, 130, 70, yellow) +
    at(
      40,
      332,
      1,
      towers(
        [
          [10, 48, 80],
          [54, 40, 124],
          [438, 44, 96],
          [478, 54, 60],
        ],
        lightGreen,
        indigo600,
      ),
    ) +
    flat('M30 330H610V440H30Z', lightGreen) +
    at(572, 352, 1, palm(110), true) +
    box(14, 366, 612, 60, { fill: indigo600, r: 8 }) +
    path('M40 408H600', { stroke: paper, width: 5, extra: 'stroke-dasharray="30 24"' }) +
    at(300, 248, 0.98, danfo()) +
    signpost +
    box(14, 424, 612, 50, { fill: sand, r: 8 }) +
    path('M90 424l-26 50M210 424l-18 50M330 424l-8 50M450 424l6 50M560 424l20 50', { width: 3 }) +
    standing(traveller, 176, 458, 2700, 0.15),
};

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
