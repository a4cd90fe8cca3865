import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { heroBridge } from './scenes/hero-bridge.ts';
import { heroFamily } from './scenes/hero-family.ts';
import { heroCompliance, heroEnrol, heroPay, heroVbooth } from './scenes/hero-slides.ts';
import { about, changeHospital, provider, telemedicine } from './scenes/page-scenes.ts';
import { poster } from './scenes/poster.ts';
import { type Scene, toSvg } from './scenes/shapes.ts';
import { skyline } from './scenes/skyline.ts';
import { lost, maintenance } from './scenes/status-scenes.ts';
import { stories } from './scenes/story.ts';

const scenes: Scene[] = [
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

const folder = new URL('../app/pictures/scenes', import.meta.url);
const budget = 14 * 1024;

mkdirSync(folder, { recursive: true });

for (const scene of scenes) {
  const { data } = optimize(toSvg(scene), {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Figures keep their own units under one scale, so whole numbers stay whole.
            convertPathData: { applyTransforms: false, floatPrecision: 1 },
            convertTransform: { floatPrecision: 3, transformPrecision: 4 },
            mergePaths: false,
          },
        },
      },
      { name: 'prefixIds', params: { prefix: scene.name, delim: '-' } },
    ],
  });
  const packed = brotliCompressSync(data).length;
  if (packed > budget)
    throw new Error(`${scene.name} is ${packed} bytes when packed; the budget is ${budget}`);
  writeFileSync(new URL(`${scene.name}.svg`, folder), `${data}\n`);
  console.log(`${scene.name}.svg\t${data.length} bytes\t${packed} packed`);
}
