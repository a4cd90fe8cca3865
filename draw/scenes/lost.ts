import {
  deepOrange,
  green,
  indigo100,
  indigo600,
  lightGreen,
  orange,
  paper,
  sand,
  skin,
  yellow,
} from './palette.ts';
import { type Person, standing } from './people.ts';
import { danfo, palm, towers } from './place.ts';
import { arch, signArm } from './props.ts';
import { at, box, flat, flatDisc, path, type Scene } from './shapes.ts';

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
