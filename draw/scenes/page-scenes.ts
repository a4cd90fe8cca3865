import { doctor } from './hero-slides.ts';
import { bust, type Person, standing } from './people.ts';
import { danfo, palm } from './place.ts';
import { arch, clinic, hospital, plinth, tick } from './props.ts';
import {
  ankara,
  at,
  box,
  cut,
  deepOrange,
  flat,
  flatDisc,
  green,
  greyHair,
  indigo100,
  indigo600,
  indigo800,
  ink,
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

const road = 'M22 190H640V176L704 207 640 238V224H22Q8 224 8 207T22 190Z';

export const changeHospital: Scene = {
  name: 'change-hospital',
  width: 720,
  height: 244,
  content:
    flat('M12 200C12 70 170 12 356 12S704 70 704 200Z', indigo100) +
    flatDisc(360, 86, 66, orange) +
    at(122, 190, 0.72, clinic(200, 136, paper, indigo600)) +
    at(598, 190, 0.78, clinic(200, 146, lightGreen, green)) +
    path(road, { fill: indigo600 }) +
    path('M40 207H626', { stroke: sand, width: 5, extra: 'stroke-dasharray="26 20"' }) +
    path('M240 106H216M240 130H208M240 154H220', { stroke: indigo600, width: 5 }) +
    at(250, 76, 0.84, danfo()),
};

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

const grandmother: Person = {
  body: 'Device',
  hair: 'GrayBun',
  face: 'Calm',
  skin: skin.cocoa,
  wear: { base: printed('ankara'), phone: indigo800 },
  trim: { spots: 52 },
  head: { base: greyHair },
  glasses: 'GlassRound',
};

const sofa =
  path('M76 446V292Q76 236 132 236H330Q386 236 386 292V446Z', { fill: indigo600 }) +
  path('M40 446V344Q40 318 66 318T92 344V446ZM370 446V344Q370 318 396 318T422 344V446Z', { fill: indigo600 });

const bubble =
  'M376 44H566Q594 44 594 72V256Q594 284 566 284H440L392 318 400 284H376Q348 284 348 256V72Q348 44 376 44Z';

export const telemedicine: Scene = {
  name: 'telemedicine',
  width: 640,
  height: 480,
  content:
    `<defs>${ankara('ankara', orange, yellow, deepOrange)}</defs>` +
    arch(30, 24, 580, 462, sand) +
    flatDisc(190, 160, 96, yellow) +
    sofa +
    bust(grandmother, 218, 452, 0.31) +
    flat(bubble, lightGreen) +
    cut(
      'bubble',
      box(348, 44, 246, 240, { r: 28, stroke: 'none' }),
      standing({ ...doctor, hair: 'Afro', skin: skin.chestnut }, 472, 284, 960, 0.232, true),
    ) +
    path(bubble) +
    tick(588, 52, 22, green) +
    path('M520 392V366', { width: 8 }) +
    path('M494 318H546L560 366H480Z', { fill: yellow }) +
    path('M476 392V440M564 392V440', { width: 8 }) +
    box(458, 388, 124, 14, { fill: indigo100, r: 4 }) +
    plinth(30, 440, 580, 36, deepOrange, sand),
};
