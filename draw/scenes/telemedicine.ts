import { doctor } from './hero-vbooth.ts';
import {
  deepOrange,
  green,
  greyHair,
  indigo100,
  indigo600,
  indigo800,
  lightGreen,
  orange,
  sand,
  skin,
  yellow,
} from './palette.ts';
import { bust, type Person, standing } from './people.ts';
import { ankara, printed } from './prints.ts';
import { arch, plinth, tick } from './props.ts';
import { box, cut, flat, flatDisc, path, type Scene } from './shapes.ts';

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
