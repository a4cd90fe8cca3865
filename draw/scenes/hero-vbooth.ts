import { green, indigo100, lightGreen, orange, paper, sand, skin, yellow } from './palette.ts';
import { bust, type Person, standing } from './people.ts';
import { arch, phoneBack, phoneRim, plinth } from './props.ts';
import { box, cut, disc, flatDisc, path, type Scene } from './shapes.ts';

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
