import { indigo100, indigo600, orange, paper, skin, yellow } from './palette.ts';
import { bust, type Person } from './people.ts';
import { ripples, spark } from './place.ts';
import { arch, bankCard, naira } from './props.ts';
import { at, flat, flatDisc, path, type Scene, turn } from './shapes.ts';

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
