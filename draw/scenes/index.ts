import { about } from './about.ts';
import { changeHospital } from './change-hospital.ts';
import { heroBridge } from './hero-bridge.ts';
import { heroCompliance } from './hero-compliance.ts';
import { heroEnrol } from './hero-enrol.ts';
import { heroFamily } from './hero-family.ts';
import { heroPay } from './hero-pay.ts';
import { heroVbooth } from './hero-vbooth.ts';
import { lost } from './lost.ts';
import { maintenance } from './maintenance.ts';
import { poster } from './poster.ts';
import { provider } from './provider.ts';
import type { Scene } from './shapes.ts';
import { skyline } from './skyline.ts';
import { stories } from './story.ts';
import { telemedicine } from './telemedicine.ts';

export const scenes: Scene[] = [
  heroEnrol,
  heroFamily,
  heroCompliance,
  heroPay,
  heroVbooth,
  heroBridge,
  poster,
  about,
  provider,
  telemedicine,
  changeHospital,
  lost,
  maintenance,
  ...stories,
  skyline,
];
