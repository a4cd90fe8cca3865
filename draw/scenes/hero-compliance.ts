import { green, indigo100, lightGreen, orange, paper, sand, skin, yellow } from './palette.ts';
import { bust, type Person } from './people.ts';
import { arch, clinic, clipboard, plinth, tick } from './props.ts';
import { at, flatDisc, type Scene, turn } from './shapes.ts';

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
