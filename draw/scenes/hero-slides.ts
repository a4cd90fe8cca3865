import { bust, earring, gele, type Person, standing } from './people.ts';
import { danfo, heap, palm, ripples, spark, umbrella } from './place.ts';
import { arch, bankCard, clinic, clipboard, naira, phoneBack, phoneRim, plinth, tick } from './props.ts';
import {
  ankara,
  at,
  box,
  cut,
  deepOrange,
  disc,
  flat,
  flatDisc,
  green,
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
  turn,
  yellow,
} from './shapes.ts';

const inspector: Person = {
  body: 'Paper',
  hair: 'Hijab',
  face: 'Smile',
  skin: skin.caramel,
  wear: { base: yellow, paper },
  head: { cloth: green },
};

export const heroCompliance: Scene = {
  name: 'hero-compliance',
  width: 640,
  height: 480,
  content:
    arch(30, 24, 580, 462, sand) +
    flatDisc(420, 170, 110, yellow) +
    at(158, 444, 1.15, clinic(190, 180, indigo100, orange)) +
    bust(inspector, 336, 452, 0.335) +
    turn(7, 520, 250, at(444, 142, 1.05, clipboard())) +
    tick(456, 96, 24, green) +
    tick(552, 116, 17, orange) +
    plinth(30, 440, 580, 36, green, lightGreen),
};

const trader = {
  body: 'Device',
  hair: 'Bald',
  face: 'Smile',
  skin: skin.chestnut,
  wear: { base: printed('ankara'), phone: indigo800 },
  trim: { spots: 52 },
  onHead: gele(orange, yellow) + earring(yellow),
};

const stall =
  box(40, 424, 560, 52, { fill: indigo600, r: 8 }) +
  path('M40 444H600', { stroke: paper, width: 3, extra: 'stroke-dasharray="14 12"' }) +
  at(120, 424, 1, heap(orange, 4, 13)) +
  at(232, 424, 1, heap(deepOrange, 3, 12)) +
  at(505, 424, 1, heap(yellow, 4, 13));

export const heroEnrol: Scene = {
  name: 'hero-enrol',
  width: 640,
  height: 480,
  content:
    `<defs>${ankara('ankara', green, yellow, paper)}</defs>` +
    flat('M40 466V250A280 236 0 0 1 600 250V466Z', indigo100) +
    flatDisc(484, 158, 72, orange) +
    at(84, 400, 1.05, palm(150)) +
    flat('M40 380H600V466H40Z', sand) +
    path('M40 380H600') +
    at(322, 236, 0.96, danfo()) +
    at(176, 44, 1.3, umbrella([orange, paper, green], 300)) +
    bust(trader, 310, 440, 0.33) +
    stall,
};

const payer: Person = {
  body: 'Device',
  hair: 'Twists',
  face: 'Smile',
  skin: skin.cocoa,
  wear: { base: orange, phone: paper },
  trim: { spots: 52 },
  beard: 'Chin',
};

const wave =
  'M20 410C70 372 120 372 170 404S270 440 320 406 420 372 470 404 570 440 620 402V456Q620 476 600 476H40Q20 476 20 456Z';

export const heroPay: Scene = {
  name: 'hero-pay',
  width: 640,
  height: 480,
  content:
    arch(40, 24, 560, 440, indigo100) +
    flatDisc(300, 230, 168, yellow) +
    turn(-14, 130, 200, at(76, 150, 1, bankCard())) +
    bust(payer, 290, 458, 0.35) +
    naira(500, 152, 62) +
    naira(556, 276, 36, orange) +
    naira(470, 268, 24) +
    spark(420, 92, 18, paper) +
    spark(112, 300, 15, orange) +
    flat(wave, indigo600) +
    path(wave) +
    ripples(70, 434, 520, 2, indigo100),
};

export const doctor: Person = {
  body: 'DocStethoscope',
  pose: 'standing',
  hair: 'Bun',
  face: 'Smile',
  skin: skin.chestnut,
  silhouettes: [green, paper, 'skin', paper, paper],
  trim: { below: 1350 },
};

const patient: Person = {
  body: 'Explaining',
  hair: 'FlatTop',
  face: 'Smile',
  skin: skin.ebony,
  wear: { base: yellow },
};

export const heroVbooth: Scene = {
  name: 'hero-vbooth',
  width: 640,
  height: 480,
  content:
    arch(30, 24, 580, 462, sand) +
    flatDisc(210, 210, 120, orange) +
    phoneBack(322, 34, 236, 420, lightGreen) +
    cut(
      'screen',
      box(334, 46, 212, 396, { r: 16, stroke: 'none' }),
      standing(doctor, 446, 410, 1140, 0.3, true),
    ) +
    phoneRim(322, 34, 236, 420) +
    disc(406, 412, 19, { fill: orange }) +
    disc(474, 412, 19, { fill: paper }) +
    path('M400 406v12l12-6zM466 412h16M474 404v16', { width: 3 }) +
    bust(patient, 176, 452, 0.33) +
    path('M250 88q22-30 58-26M268 108q14-14 32-14', { width: 5 }) +
    box(346, 66, 62, 24, { fill: indigo100, r: 12, width: 3 }) +
    path('M360 78h34', { width: 4 }) +
    plinth(30, 440, 580, 36),
};
