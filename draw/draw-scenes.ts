import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { scenes } from './scenes/index.ts';
import { toSvg } from './scenes/shapes.ts';

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
